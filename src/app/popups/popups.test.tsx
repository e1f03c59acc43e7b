import { useAtomValue } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listAnnouncements } from '#core/system/announcements/api.ts'
import { closeAllPopupsAtom } from '#core/popups/closing.ts'
import { openPopupAtom, openPopupsAtom, replacePopupAtom } from '#core/popups/popups.ts'
import { endSessionAtom } from '#core/session/endSession.ts'
import { clearPasswordChangeAtom } from '#core/session/session.ts'
import { GamePopup } from '#features/play/GamePopup.tsx'
import { openGateway, press } from '#support/components/game.tsx'
import { launchGame } from '#parts/play/api.ts'
import {
  GAME_POPUP,
  expectHistoryEntry,
  leaveQuestion,
  openGame,
  showPage,
  type Shown,
} from '#support/components/popups.tsx'

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
})

const dialog = ({ screen }: Shown, name: string | RegExp) => screen.getByRole('dialog', { name })

/**
 * Waits until a dialog has the focus, so that it gets key presses, and has hidden the page from
 * screen readers.
 */
async function takesOver(shown: Shown, name: string) {
  const popup = dialog(shown, name)
  await expect.element(popup).toBeVisible()
  await expect.poll(() => shown.screen.getByRole('dialog').elements()).toHaveLength(1)
  await expect.poll(() => popup.element().contains(document.activeElement)).toBe(true)
}

describe('a popup over another popup', () => {
  it('a popup over a game keeps the game running, and Escape closes only the popup', async () => {
    const shown = await showPage()
    const frame = await openGame(shown)
    shown.store.set(openPopupAtom, { kind: 'trueAccountNeeded' })
    await takesOver(shown, 'This needs a real account')
    expect(frame.isConnected).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(shown.kinds).toEqual(['game'])
    expect(leaveQuestion(shown).query()).toBeNull()
    expect(frame.isConnected).toBe(true)
  })

  it.each(['stack', 'address'])(
    'a popup that the %s opened leaves the registration popup below unchanged',
    async (opener) => {
      const shown = await showPage(opener === 'address' ? '/register' : '/one')
      if (opener === 'stack') shown.store.set(openPopupAtom, { kind: 'register' })
      await expect.element(dialog(shown, 'Sign up')).toBeVisible()
      const form = dialog(shown, 'Sign up').element()
      shown.store.set(openPopupAtom, { kind: 'help', anchor: 'term' })
      await takesOver(shown, 'Help center')
      expect(form.isConnected).toBe(true)
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog(shown, 'Help center')).not.toBeInTheDocument()
      expect(dialog(shown, 'Sign up').element()).toBe(form)
    },
  )

  it('closing a popup over a form popup returns to the form', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'login' })
    await press(shown.screen.getByRole('button', { name: 'Forgot your password?' }))
    await expect.element(dialog(shown, 'Forgot your password?')).toBeVisible()
    expect(shown.kinds()).toEqual(['login', 'forgotPassword'])
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.element(dialog(shown, 'Log in')).toBeVisible()
    expect(shown.kinds()).toEqual(['login'])
  })

  it('opening the login replaces the registration below another popup, and the reverse', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'login', after: GAME_POPUP })
    await press(shown.screen.getByRole('link', { name: 'Sign up' }))
    await expect.element(dialog(shown, 'Sign up')).toBeVisible()
    expect(shown.kinds()).toEqual(['register'])
    await press(shown.screen.getByRole('link', { name: 'Log in' }))
    await expect.element(dialog(shown, 'Log in')).toBeVisible()
    await shown.expectAddress('/one')
  })
})

describe('the payload of a popup', () => {
  it('the compiler requires a popup’s payload if its kind declares one', () => {
    // @ts-expect-error the game popup needs a target
    const popup = () => <GamePopup onClose={() => {}} />
    expect(popup).toBeDefined()
  })

  it('a popup opened with another payload replaces the open popup; an equal payload changes nothing', async () => {
    const shown = await showPage()
    const frame = await openGame(shown)
    shown.store.set(openPopupAtom, structuredClone(GAME_POPUP))
    expect(frame.isConnected).toBe(true)
    shown.store.set(openPopupAtom, { kind: 'game', target: { nodeId: '2', name: 'Harbour' } })
    await expect.element(shown.screen.getByTitle('Harbour')).toBeInTheDocument()
    expect(frame.isConnected).toBe(false)
    expect(gateway.listOf(launchGame)).toHaveLength(2)
    expect(shown.kinds()).toEqual(['game'])
  })
})

/**
 * Stands for a part of the page that each opened or closed popup changes: the number of open
 * popups.
 */
function OpenCount() {
  return <output aria-label="popups">{useAtomValue(openPopupsAtom).length}</output>
}

describe('a press that opens or closes a popup', () => {
  it('the page responds to a press before it draws or removes a popup', async () => {
    const shown = await showPage()
    await shown.screen.rerender(shown.inPage(<OpenCount />))
    const popup = dialog(shown, 'This needs a real account')
    const count = shown.screen.getByLabelText('popups').element()
    /** Resolves to whether the popup is drawn when the page first responds to a press. */
    const isThereAtAnswer = (change: () => void) =>
      new Promise<boolean>((resolve) => {
        const look = new MutationObserver(() => {
          look.disconnect()
          resolve(popup.query() !== null)
        })
        look.observe(count, { childList: true, characterData: true, subtree: true })
        change()
      })
    const open = () => shown.store.set(openPopupAtom, { kind: 'trueAccountNeeded' })
    const close = () => shown.store.set(closeAllPopupsAtom)
    // Opens the popup once, so that its code is loaded before the measured press.
    open()
    await takesOver(shown, 'This needs a real account')
    expect(await isThereAtAnswer(close)).toBe(true)
    await expect.element(popup).not.toBeInTheDocument()
    expect(await isThereAtAnswer(open)).toBe(false)
    await expect.element(popup).toBeVisible()
  })
})

describe('a required password change', () => {
  it('a required password change covers all other popups and cannot be closed', async () => {
    const shown = await showPage()
    shown.logIn('expired')
    shown.store.set(openPopupAtom, GAME_POPUP)
    const due = dialog(shown, 'Choose a new password')
    await expect.element(due).toBeVisible()
    await userEvent.keyboard('{Escape}')
    shown.store.set(openPopupAtom, { kind: 'trueAccountNeeded' })
    await expect.element(due).toBeVisible()
    expect(shown.screen.getByRole('dialog').elements()).toHaveLength(1)
    expect(gateway.listOf(launchGame)).toEqual([])
  })

  it('a popup that waited for a required password change opens after the change', async () => {
    const shown = await showPage()
    shown.logIn('expired')
    shown.store.set(openPopupAtom, GAME_POPUP)
    await expect.element(dialog(shown, 'Choose a new password')).toBeVisible()
    await press(shown.screen.getByRole('link', { name: 'To two', includeHidden: true }))
    shown.store.set(clearPasswordChangeAtom)
    await expect.element(shown.screen.getByTitle('Lanterns')).toBeInTheDocument()
    await shown.expectAddress('/two')
    await expectHistoryEntry()
  })
})

describe('a popup with an address of its own', () => {
  it('a popup with its own address shows other popups above, and closes to home', async () => {
    const shown = await showPage('/login?next=/recent')
    await expect.element(dialog(shown, 'Log in')).toBeVisible()
    await press(shown.screen.getByRole('button', { name: 'Forgot your password?' }))
    await expect.element(dialog(shown, 'Forgot your password?')).toBeVisible()
    await expectHistoryEntry()
    window.history.back()
    await expect.element(dialog(shown, 'Log in')).toBeVisible()
    await shown.expectAddress('/login?next=/recent')
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await shown.expectAddress('/')
    expect(shown.screen.getByRole('dialog').query()).toBeNull()
  })

  it('the back button leads from the registration back to the login’s address', async () => {
    const shown = await showPage('/login?next=/recent')
    await press(shown.screen.getByRole('link', { name: 'Sign up' }))
    await shown.expectAddress('/register?next=%2Frecent')
    await expect.element(dialog(shown, 'Sign up')).toBeVisible()
    window.history.back()
    await expect.element(dialog(shown, 'Log in')).toBeVisible()
  })
})

it('the message about a login elsewhere covers later popups until the player closes it', async () => {
  const shown = await showPage()
  shown.logIn()
  shown.store.set(endSessionAtom, 'otherLogin')
  shown.store.set(openPopupAtom, { kind: 'trueAccountNeeded' })
  const message = shown.screen.getByRole('alertdialog', { name: 'You were logged out' })
  await expect.element(message).toBeVisible()
  expect(shown.screen.getByRole('dialog').query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog(shown, 'This needs a real account')).toBeVisible()
  expect(message.query()).toBeNull()
})

it('pressing a banner in the login popup leads home and opens the banner’s game', async () => {
  const banner = { id: '1', group: 'w_login', title: 'Gala', picture: '', narrowPicture: '' }
  gateway.answer(listAnnouncements, () => ({
    banners: [{ ...banner, subtitle: undefined, linkage: 'GAME', target: '1024' }],
    player: [],
    popup: [],
    promotion: [],
  }))
  const shown = await showPage('/login')
  await press(dialog(shown, 'Log in').getByRole('button', { name: 'Gala' }))
  await shown.expectAddress('/')
  const wanted = () => shown.store.get(openPopupsAtom).map(({ popup }) => popup)
  const after = { kind: 'game', target: { nodeId: '1024' } }
  await expect.poll(wanted).toEqual([{ kind: 'login', after }])
})

it('a popup opened as a replacement closes the previous popup', async () => {
  const shown = await showPage()
  shown.store.set(replacePopupAtom, { kind: 'logout' })
  shown.store.set(replacePopupAtom, { kind: 'login' })
  await expect.element(dialog(shown, 'Log in')).toBeVisible()
  expect(shown.kinds()).toEqual(['login'])
})
