import { beforeEach, describe, expect, it } from 'vitest'
import { openPopupAtom } from '#core/popups/popups.ts'
import { logout } from '#core/session/api.ts'
import { ACCOUNT_TYPES } from '#core/brand/accountTypes.ts'
import { identityAtom } from '#core/session/session.ts'
import { login } from '#features/auth/api.ts'
import { openGateway, press } from '#support/components/game.tsx'
import { launchGame } from '#parts/play/api.ts'
import { atRest, showPage, type Shown } from '#support/components/popups.tsx'

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
})

const registration = ({ screen }: Shown) => screen.getByRole('dialog', { name: 'Sign up' })

/** Opens a trial game and presses "Sign up" in the game's toolbar. */
async function signUpFromGame() {
  const shown = await showPage()
  shown.logIn(null, ACCOUNT_TYPES.trials[0])
  // The target is the same as that of the game's tile: the trial account, not this flag, makes the
  // game use play money.
  const target = { nodeId: '1', name: 'Lanterns', trial: false }
  shown.store.set(openPopupAtom, { kind: 'game', target })
  const game = shown.screen.getByTitle('Lanterns')
  await expect.element(game).toBeInTheDocument()
  await atRest()
  await press(shown.screen.getByRole('button', { name: 'Sign up' }))
  await expect.element(registration(shown)).toBeVisible()
  return { shown, frame: game.element() }
}

describe('the registration of a trial', () => {
  it('closing the registration popup over a trial game leaves trial and game unchanged', async () => {
    const { shown, frame } = await signUpFromGame()
    expect(shown.kinds()).toEqual(['game', 'register'])
    await press(registration(shown).getByRole('button', { name: 'Close' }))
    await expect.poll(shown.kinds).toEqual(['game'])
    await shown.expectAddress('/one')
    expect(frame.isConnected).toBe(true)
    expect(shown.store.get(identityAtom)).toBe('trial')
    expect(gateway.listOf(logout)).toEqual([])
  })

  it('a login over a trial game ends the trial and opens the real game', async () => {
    const { shown, frame } = await signUpFromGame()
    const { screen } = shown
    await press(registration(shown).getByRole('link', { name: 'Log in' }))
    const form = screen.getByRole('dialog', { name: 'Log in' })
    await expect.element(form).toBeVisible()
    expect(form.getByRole('button', { name: 'Try it with play money' }).query()).toBeNull()
    gateway.answer(login, () => ({
      outcome: 'loggedIn',
      token: 'own',
      memberInfo: { id: 'm2', account: 'm2', type: 0 },
      firstTimeLogin: false,
      passwordChange: null,
      idleSeconds: 1800,
      expiresAt: '2100-01-01T00:00:00Z',
    }))
    await form.getByRole('textbox', { name: 'Username' }).fill('m2')
    await form.getByLabelText('Password', { exact: true }).fill('secret')
    expect(shown.store.get(identityAtom)).toBe('trial')
    await press(form.getByRole('button', { name: 'Log in', exact: true }))
    await expect.poll(() => gateway.listOf(launchGame).length).toBe(2)
    expect(gateway.listOf(launchGame)[1]).toMatchObject({ nodeId: '1', trial: false })
    expect(shown.store.get(identityAtom)).toBe('member')
    expect(gateway.listOf(logout)).toHaveLength(1)
    expect(frame.isConnected).toBe(false)
    expect(shown.kinds()).toEqual(['game'])
    await shown.expectAddress('/one')
  })

  it('the registration replaces the popup that says a real account is needed', async () => {
    const shown = await showPage()
    shown.logIn(null, ACCOUNT_TYPES.trials[0])
    shown.store.set(openPopupAtom, { kind: 'trueAccountNeeded' })
    const sheet = shown.screen.getByRole('dialog', { name: 'This needs a real account' })
    await press(sheet.getByRole('button', { name: 'Sign up' }))
    await expect.element(registration(shown)).toBeVisible()
    expect(shown.kinds()).toEqual(['register'])
    expect(shown.store.get(identityAtom)).toBe('trial')
    await shown.expectAddress('/one')
  })
})
