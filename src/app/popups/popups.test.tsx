import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPopupAtom, replacePopupAtom, type Popup } from '#core/popups/popups.ts'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { clearPasswordChangeAtom } from '#core/session/session.ts'
import { GamePopup } from '#features/play/GamePopup.tsx'
import { openGateway, press, sayFrom } from '#features/play/testGame.tsx'
import { ROUND_OPEN } from '#lib/gameRound.ts'
import { launchGame } from '#parts/play/api.ts'
import { showPage } from './testPopups.tsx'
import { isTwin } from '#core/popups/twin.ts'

const GAME: Popup = { kind: 'game', target: { nodeId: '1', name: 'Lanterns' } }

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
})

type Shown = Awaited<ReturnType<typeof showPage>>

const dialog = ({ screen }: Shown, name: string | RegExp) => screen.getByRole('dialog', { name })

async function openGame(shown: Shown) {
  shown.logIn()
  shown.store.set(openPopupAtom, GAME)
  await expect.element(shown.screen.getByTitle('Lanterns')).toBeInTheDocument()
}

const question = ({ screen }: Shown) => screen.getByRole('alertdialog', { name: 'Leave the game?' })
const answer = (shown: Shown, name: string) =>
  press(question(shown).getByRole('button', { name, exact: true }))

/** Waits for the twin entry, on which the back button depends. */
const guarded = () => expect.poll(isTwin).toBe(true)

describe('a popup over another popup', () => {
  it('leaves the game below running, and closes before it', async () => {
    const shown = await showPage()
    await openGame(shown)
    const frame = shown.screen.getByTitle('Lanterns').element()
    shown.store.set(openPopupAtom, { kind: 'trueAccountNeeded' })
    await expect.element(dialog(shown, 'This needs a real account')).toBeVisible()
    expect(frame.isConnected).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(shown.kinds).toEqual(['game'])
    expect(question(shown).query()).toBeNull()
    expect(frame.isConnected).toBe(true)
  })

  it.each(['stack', 'address'])(
    'leaves the registration below as it is, if the %s has opened that',
    async (opener) => {
      const shown = await showPage(opener === 'address' ? '/register' : '/one')
      if (opener === 'stack') shown.store.set(openPopupAtom, { kind: 'register' })
      await expect.element(dialog(shown, 'Sign up')).toBeVisible()
      const form = dialog(shown, 'Sign up').element()
      shown.store.set(openPopupAtom, { kind: 'help', anchor: 'term' })
      await expect.element(dialog(shown, 'Help center')).toBeVisible()
      expect(form.isConnected).toBe(true)
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog(shown, 'Help center')).not.toBeInTheDocument()
      expect(dialog(shown, 'Sign up').element()).toBe(form)
    },
  )

  it('returns to the form below when it closes', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'login' })
    await press(shown.screen.getByRole('button', { name: 'Forgot your password?' }))
    await expect.element(dialog(shown, 'Forgot your password?')).toBeVisible()
    expect(shown.kinds()).toEqual(['login', 'forgotPassword'])
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.element(dialog(shown, 'Log in')).toBeVisible()
    expect(shown.kinds()).toEqual(['login'])
  })

  it('is replaced if the visitor switches between login and registration', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'login', after: GAME })
    await press(shown.screen.getByRole('link', { name: 'Sign up' }))
    await expect.element(dialog(shown, 'Sign up')).toBeVisible()
    expect(shown.kinds()).toEqual(['register'])
    await press(shown.screen.getByRole('link', { name: 'Log in' }))
    await expect.element(dialog(shown, 'Log in')).toBeVisible()
    await shown.expectAddress('/one')
  })
})

describe('the payload of a popup', () => {
  it('is required by its type', () => {
    // @ts-expect-error a game without its target
    const popup = () => <GamePopup onClose={() => {}} />
    expect(popup).toBeDefined()
  })

  it('replaces the popup if it differs, and changes nothing if it is equal', async () => {
    const shown = await showPage()
    await openGame(shown)
    const frame = shown.screen.getByTitle('Lanterns').element()
    shown.store.set(openPopupAtom, structuredClone(GAME))
    expect(frame.isConnected).toBe(true)
    shown.store.set(openPopupAtom, { kind: 'game', target: { nodeId: '2', name: 'Harbour' } })
    await expect.element(shown.screen.getByTitle('Harbour')).toBeInTheDocument()
    expect(frame.isConnected).toBe(false)
    expect(gateway.listOf(launchGame)).toHaveLength(2)
    expect(shown.kinds()).toEqual(['game'])
  })
})

describe('the back button with a popup open', () => {
  it('closes one popup at a time, from the top, then leaves the page', async () => {
    const shown = await showPage()
    await press(shown.screen.getByRole('link', { name: 'To two' }))
    await shown.expectAddress('/two')
    shown.store.set(openPopupAtom, { kind: 'login' })
    shown.store.set(openPopupAtom, { kind: 'forgotPassword', portal: 'member' })
    await guarded()
    window.history.back()
    await expect.poll(shown.kinds).toEqual(['login'])
    await guarded()
    window.history.back()
    await expect.poll(shown.kinds).toEqual([])
    await shown.expectAddress('/two')
    window.history.back()
    await shown.expectAddress('/one')
  })

  it('leaves the page at once if the popup was closed by its button', async () => {
    const shown = await showPage()
    await press(shown.screen.getByRole('link', { name: 'To two' }))
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await guarded()
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.poll(isTwin).toBe(false)
    await shown.expectAddress('/two')
    window.history.back()
    await shown.expectAddress('/one')
  })

  it('returns from the next page to the page that the popup covered', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await guarded()
    await press(shown.screen.getByRole('link', { name: 'To two', includeHidden: true }))
    await shown.expectAddress('/two')
    await expect.poll(shown.kinds).toEqual([])
    await expect.element(shown.screen.getByLabelText('step')).toHaveTextContent('PUSH')
    window.history.back()
    await shown.expectAddress('/one')
    await expect.element(shown.screen.getByLabelText('step')).toHaveTextContent('POP')
    expect(isTwin()).toBe(false)
  })

  it('leaves no reachable history entry of a closed popup', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await guarded()
    window.history.back()
    await expect.poll(shown.kinds).toEqual([])
    let steps = 0
    window.addEventListener('popstate', () => (steps += 1), { once: true })
    window.history.forward()
    await expect.poll(() => steps).toBe(1)
    await expect.poll(isTwin).toBe(false)
    await shown.expectAddress('/one')
  })

  it('works after a reload that lost the popup and kept its history entry', async () => {
    const before = await showPage()
    before.store.set(openPopupAtom, { kind: 'logout' })
    await guarded()
    await before.screen.unmount()
    const shown = await showPage('/one', undefined, false)
    await expect.poll(isTwin).toBe(false)
    await shown.expectAddress('/one')
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await guarded()
  })

  it('closes a dialog that the page itself renders', async () => {
    const shown = await showPage()
    let closed = 0
    function Sheet() {
      useStackedDialog('page', () => (closed += 1))
      return null
    }
    await shown.screen.rerender(shown.inPage(<Sheet />))
    await guarded()
    window.history.back()
    await expect.poll(() => closed).toBe(1)
    await shown.expectAddress('/one')
  })
})

describe('a new query string behind a popup', () => {
  it('leaves the popup open, and stays in the address after the popup closes', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await guarded()
    await press(shown.screen.getByRole('link', { name: 'More of one', includeHidden: true }))
    await shown.expectAddress('/one?more')
    expect(shown.kinds()).toEqual(['logout'])
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.poll(isTwin).toBe(false)
    expect(window.location.search).toBe('?more')
    await shown.expectAddress('/one?more')
  })
})

describe('an address that changes while a popup is open', () => {
  /** Holds steps back until they are let go, as a busy browser does. Hears of steps before the page. */
  function openSteps() {
    let steps = 0
    const hear = () => (steps += 1)
    window.addEventListener('popstate', hear)
    onTestFinished(() => window.removeEventListener('popstate', hear))
    const held: (() => void)[] = []
    const step = window.history.back.bind(window.history)
    return {
      held,
      hold: () => {
        vi.spyOn(window.history, 'back').mockImplementation(() => void held.push(step))
        onTestFinished(() => void vi.restoreAllMocks())
      },
      letGo: async () => {
        const before = steps
        vi.restoreAllMocks()
        for (const one of held.splice(0)) one()
        await expect.poll(() => steps).toBeGreaterThan(before)
      },
    }
  }

  it('by the address bar closes the popup, and stays', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await guarded()
    window.location.hash = 'there'
    await expect.poll(shown.kinds).toEqual([])
    await expect.poll(isTwin).toBe(false)
    expect(window.location.hash).toBe('#there')
  })

  it('by a link within the page stays after the popup closes', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await guarded()
    await press(shown.screen.getByRole('link', { name: 'A place of one', includeHidden: true }))
    await expect.poll(() => window.location.hash).toBe('#place')
    await guarded()
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.poll(isTwin).toBe(false)
    expect(window.location.hash).toBe('#place')
  })

  it('stays if the step back of the closed popup comes only after the navigation', async () => {
    const { held, hold, letGo } = openSteps()
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await guarded()
    hold()
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.poll(() => held).toHaveLength(1)
    await press(shown.screen.getByRole('link', { name: 'To two' }))
    await shown.expectAddress('/two')
    await letGo()
    await expect.poll(() => window.location.pathname).toBe('/two')
    await shown.expectAddress('/two')
    window.history.back()
    await shown.expectAddress('/one')
  })

  it('leaves open what opened before a late step back', async () => {
    const { held, hold, letGo } = openSteps()
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await guarded()
    hold()
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.poll(() => held).toHaveLength(1)
    // Navigations wait for the step; this one is done when it was given up.
    await press(shown.screen.getByRole('link', { name: 'More of one' }))
    await shown.expectAddress('/one?more')
    shown.store.set(openPopupAtom, { kind: 'login' })
    await letGo()
    await guarded()
    expect(shown.kinds()).toEqual(['login'])
    expect(window.location.search).toBe('?more')
  })
})

describe('an open game', () => {
  const begin = ({ screen }: Shown) => sayFrom(screen.getByTitle('Lanterns').element(), ROUND_OPEN)

  const WAYS: [string, (shown: Shown) => unknown][] = [
    ['the back button', () => window.history.back()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'its close button',
      ({ screen }) => press(screen.getByRole('button', { name: 'Close the game' })),
    ],
  ]

  it.each(WAYS)('closes without a question between rounds, if left by %s', async (_, leave) => {
    const shown = await showPage()
    await openGame(shown)
    await guarded()
    await leave(shown)
    await expect.poll(shown.kinds).toEqual([])
    await expect.poll(isTwin).toBe(false)
    await shown.expectAddress('/one')
  })

  it.each(WAYS)('closes only after a confirmation in a round, if left by %s', async (_, leave) => {
    const shown = await showPage()
    await openGame(shown)
    begin(shown)
    await guarded()
    await leave(shown)
    await expect.element(question(shown)).toBeInTheDocument()
    await answer(shown, 'Keep playing')
    await expect.poll(() => question(shown).query()).toBeNull()
    expect(shown.kinds()).toEqual(['game'])
    await guarded()

    await leave(shown)
    await answer(shown, 'Leave the game')
    await expect.poll(shown.kinds).toEqual([])
    await expect.poll(isTwin).toBe(false)
    await shown.expectAddress('/one')
  })

  it('delays a followed link in a round until the player confirms leaving', async () => {
    const shown = await showPage()
    await openGame(shown)
    begin(shown)
    const link = shown.screen.getByRole('link', { name: 'To two', includeHidden: true })
    await press(link)
    await answer(shown, 'Keep playing')
    await expect.poll(() => question(shown).query()).toBeNull()
    await shown.expectAddress('/one')
    await press(link)
    await answer(shown, 'Leave the game')
    await shown.expectAddress('/two')
    expect(shown.kinds()).toEqual([])
  })
})

describe('a required password change', () => {
  it('covers every other popup and cannot be closed', async () => {
    const shown = await showPage()
    shown.logIn('expired')
    shown.store.set(openPopupAtom, GAME)
    const due = dialog(shown, 'Choose a new password')
    await expect.element(due).toBeVisible()
    await userEvent.keyboard('{Escape}')
    shown.store.set(openPopupAtom, { kind: 'trueAccountNeeded' })
    await expect.element(due).toBeVisible()
    expect(shown.screen.getByRole('dialog').elements()).toHaveLength(1)
    expect(gateway.listOf(launchGame)).toEqual([])
  })

  it('is followed by the popup that waited for it', async () => {
    const shown = await showPage()
    shown.logIn('expired')
    shown.store.set(openPopupAtom, GAME)
    await expect.element(dialog(shown, 'Choose a new password')).toBeVisible()
    await press(shown.screen.getByRole('link', { name: 'To two', includeHidden: true }))
    shown.store.set(clearPasswordChangeAtom)
    await expect.element(shown.screen.getByTitle('Lanterns')).toBeInTheDocument()
    await shown.expectAddress('/two')
    await guarded()
  })
})

describe('a popup with an address of its own', () => {
  it('shows other popups over it, and leads home when it closes', async () => {
    const shown = await showPage('/login?next=/recent')
    await expect.element(dialog(shown, 'Log in')).toBeVisible()
    await press(shown.screen.getByRole('button', { name: 'Forgot your password?' }))
    await expect.element(dialog(shown, 'Forgot your password?')).toBeVisible()
    await guarded()
    window.history.back()
    await expect.element(dialog(shown, 'Log in')).toBeVisible()
    await shown.expectAddress('/login?next=/recent')
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await shown.expectAddress('/')
    expect(shown.screen.getByRole('dialog').query()).toBeNull()
  })

  it('for the login leads to registration at its address, and the back button returns to the login', async () => {
    const shown = await showPage('/login?next=/recent')
    await press(shown.screen.getByRole('link', { name: 'Sign up' }))
    await shown.expectAddress('/register?next=%2Frecent')
    await expect.element(dialog(shown, 'Sign up')).toBeVisible()
    window.history.back()
    await expect.element(dialog(shown, 'Log in')).toBeVisible()
  })
})

it('a popup opened as a replacement closes the popup before it', async () => {
  const shown = await showPage()
  shown.store.set(replacePopupAtom, { kind: 'logout' })
  shown.store.set(replacePopupAtom, { kind: 'login' })
  await expect.element(dialog(shown, 'Log in')).toBeVisible()
  expect(shown.kinds()).toEqual(['login'])
})
