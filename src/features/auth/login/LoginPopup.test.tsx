import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { sessionAtom } from '#core/session/session.ts'
import { showInApp } from '#support/components/app.tsx'
import { openGateway, press } from '#support/components/center.tsx'
import { login, loginWithSecondFactor } from '../api.ts'
import { LoginPopup } from './LoginPopup.tsx'

const LOGGED_IN = {
  outcome: 'loggedIn',
  token: 'a-token-of-twenty-letters',
  memberInfo: { id: '7', account: 'lotus88', type: 0 },
  firstTimeLogin: false,
  passwordChange: null,
  idleSeconds: 1800,
  expiresAt: '2100-01-01T00:00:00Z',
}

const SECOND_FACTOR = {
  outcome: 'secondFactor',
  challengeId: 'challenge-1',
  factors: [{ factor: 'authenticator' }, { factor: 'bankAccountName' }],
}

/**
 * Opens the login with a typed name and password; `answer` returns the gateway's reply to the
 * login.
 */
async function openLogin(answer: () => unknown, features: Record<string, boolean> = {}) {
  const gateway = openGateway()
  gateway.answer(login, answer)
  const onClose = vi.fn()
  const store = createStore()
  const { screen } = await showInApp(<LoginPopup onClose={onClose} />, {
    store,
    brand: {
      features,
      verification: { phone: { provider: 'gateway' }, human: { provider: 'none' } },
    },
  })
  await screen.getByRole('textbox', { name: 'Username' }).fill('lotus88')
  await screen.getByLabelText('Password', { exact: true }).fill('Secret-123')
  const submit = () => press(screen.getByRole('button', { name: 'Log in' }))
  return { gateway, screen, submit, close: screen.unmount, sessionOf: () => store.get(sessionAtom) }
}

it('a login with the right password starts the session', async () => {
  const { gateway, submit, sessionOf } = await openLogin(() => LOGGED_IN)
  await submit()
  await expect.poll(() => sessionOf()?.memberInfo.account).toBe('lotus88')
  expect(gateway.listOf(login)).toMatchObject([
    { type: 'username', portal: 'member', username: 'lotus88', password: 'Secret-123' },
  ])
})

it('the login takes a mobile number with its signs where phones have passwords', async () => {
  const phones = { mobileRegistration: true, mobilePasswordRegistration: true }
  const { gateway, screen, submit } = await openLogin(() => LOGGED_IN, phones)
  await expect.element(screen.getByPlaceholder('Or your mobile number')).toBeInTheDocument()
  await screen.getByRole('textbox', { name: 'Username' }).fill('+66 87-111 2233')
  await submit()
  await expect.poll(() => gateway.listOf(login)).toMatchObject([{ username: '+66871112233' }])
})

it('a login with a wrong password shows an error and keeps the typed text', async () => {
  const { screen, submit, sessionOf } = await openLogin(() => {
    throw new GatewayError('wrong_credentials', { status: 401 })
  })
  await submit()
  await expect.element(screen.getByText(/The username or the password/)).toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('lotus88')
  expect(sessionOf()).toBeNull()
})

it('a login to a locked account shows for how many minutes it is locked', async () => {
  const { screen, submit } = await openLogin(() => {
    throw new GatewayError('account_locked', { status: 423, data: { retryAfterSeconds: 125 } })
  })
  await submit()
  await expect.element(screen.getByText(/locked for 3 minutes/)).toBeInTheDocument()
})

it('an agent who logs in on the players’ form is sent to the agents’ login', async () => {
  const { screen, submit } = await openLogin(() => {
    throw new GatewayError('error_not_member', { status: 403 })
  })
  await submit()
  await expect.element(screen.getByText(/for the agent center only/)).toBeInTheDocument()
})

it('the login offers SMS codes only if the brand has them', async () => {
  const without = await openLogin(() => LOGGED_IN)
  expect(without.screen.getByRole('tab').elements()).toHaveLength(0)
  await without.close()
  const { screen } = await openLogin(() => LOGGED_IN, { mobileCodeLogin: true })
  await press(screen.getByRole('tab', { name: 'Code by SMS' }))
  await expect.element(screen.getByLabelText('Password', { exact: true })).not.toBeInTheDocument()
})

it('a login from a new IP address asks for a second factor before it succeeds', async () => {
  const { gateway, screen, submit, sessionOf } = await openLogin(() => SECOND_FACTOR)
  gateway.answer(loginWithSecondFactor, ({ answer }) => {
    if (answer === '123456') return LOGGED_IN
    throw new GatewayError('wrong_second_factor', { status: 422, data: { attemptsLeft: 2 } })
  })
  await submit()
  const answer = screen.getByRole('textbox')
  await answer.fill('111111')
  expect(sessionOf()).toBeNull()
  await press(screen.getByRole('button', { name: 'Confirm and log in' }))
  await expect.element(screen.getByText(/you have 2 more attempts/)).toBeInTheDocument()
  await answer.fill('123456')
  await press(screen.getByRole('button', { name: 'Confirm and log in' }))
  await expect.poll(() => sessionOf()?.memberInfo.account).toBe('lotus88')
})

it('the login form sends the second factor that the player chose', async () => {
  const { gateway, screen, submit } = await openLogin(() => SECOND_FACTOR)
  gateway.answer(loginWithSecondFactor, () => LOGGED_IN)
  await submit()
  await press(screen.getByRole('radio', { name: 'Name on your bank account' }))
  await screen.getByRole('textbox', { name: 'Name on your bank account' }).fill('Somchai Jaidee')
  await press(screen.getByRole('button', { name: 'Confirm and log in' }))
  await expect
    .poll(() => gateway.listOf(loginWithSecondFactor))
    .toMatchObject([
      { challengeId: 'challenge-1', factor: 'bankAccountName', answer: 'Somchai Jaidee' },
    ])
})

it.each([
  ['challenge_expired', {}, /That took too long/],
  ['wrong_second_factor', { attemptsLeft: 0 }, /Too many failed attempts/],
])('a second factor that has expired (%s) leads back to the password', async (code, data, told) => {
  const { gateway, screen, submit } = await openLogin(() => SECOND_FACTOR)
  gateway.answer(loginWithSecondFactor, () => {
    throw new GatewayError(code, { status: 422, data })
  })
  await submit()
  await screen.getByRole('textbox').fill('111111')
  await press(screen.getByRole('button', { name: 'Confirm and log in' }))
  await expect.element(screen.getByText(told)).toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('lotus88')
})
