import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { usePlace } from '#core/navigation/usePlace.ts'
import { showInApp } from '#support/components/app.tsx'
import { TERMS } from '#support/components/withdrawal.ts'
import { updatePaymentPassword } from './api.ts'
import { TodoList } from '../withdraw/TodoList.tsx'
import { PaymentPasswordPage } from './PaymentPasswordPage.tsx'
import type { Security } from './schema.ts'

/** The bodies of the requests that the fake gateway received, and the reply that it sends. */
let sent: unknown[]
let answer: () => Promise<object>

beforeEach(() => {
  sent = []
  answer = async () => ({})
  bindTransport(async ({ path }, input) => {
    if (path !== updatePaymentPassword.definition.path) return { fields: {} }
    sent.push(input)
    return answer()
  })
})

const refuse = (code: string, status: number, data: object) => () =>
  Promise.reject(new GatewayError(code, { status, data }))

const SECURITY: Security = {
  proofs: [
    { kind: 'password', hint: undefined },
    { kind: 'email', hint: 'a•••@players.example' },
  ],
  paymentPassword: { isSet: true, lockedUntil: null },
  phone: null,
  email: 'a•••@players.example',
  authenticator: { isOn: false, recoveryCodesLeft: 0 },
  payoutAccounts: 0,
  socialAccounts: 0,
  sessions: 1,
  profile: { filled: 0, total: 7 },
}

const show = (paymentPassword: Security['paymentPassword']) =>
  showPage(<PaymentPasswordPage security={{ ...SECURITY, paymentPassword }} />)

async function showPage(children: ReactNode, address = '/') {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  })
  queryClient.setQueryData<unknown>(permissionQuery.queryKey, {
    info: { register: { fields: {}, minimumAge: 20 } },
  })
  const fields = { paymentPassword: { patternId: 9, minLength: 6, maxLength: 6 } }
  await showInApp(children, {
    address,
    brand: { legal: { minimumAge: 20 }, registration: { fields } },
    queryClient,
  })
}

/** The label of a required field ends with an asterisk. */
const field = (name: string) => page.getByLabelText(`${name}*`, { exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

const submit = page.getByRole('button', { name: 'Change the payment password' })

async function change() {
  await field('Current payment password').fill('111111')
  await field('New payment password').fill('135790')
  await field('Repeat the new payment password').fill('135790')
  await press('Change the payment password')
}

const BLOCKED = {
  ...TERMS,
  blockers: [
    { kind: 'paymentPassword', amount: null, of: null, until: null, waitReason: null } as const,
  ],
}

/** The two pages between which a player goes who has no payment password yet. */
function WithdrawAndSecurity() {
  const { page: name } = usePlace()
  const paymentPassword = { isSet: false, lockedUntil: null }
  return name === 'withdraw' ? (
    <TodoList terms={BLOCKED} />
  ) : (
    <PaymentPasswordPage security={{ ...SECURITY, paymentPassword }} />
  )
}

describe('the page of the payment password', () => {
  it('a wrong payment password marks the field and shows how many tries are left', async () => {
    answer = refuse('payment_password_wrong', 403, { triesLeft: 1 })
    await show({ isSet: true, lockedUntil: null })
    await change()
    await expect
      .element(page.getByText('The payment password isn’t right. You have 1 more attempt.'))
      .toBeVisible()
    await expect.element(field('Current payment password')).toHaveAttribute('aria-invalid', 'true')
  })

  it('a locked payment password shows the unlock time, and that the money is safe', async () => {
    answer = refuse('payment_password_locked', 423, { retryAfterSeconds: 1800 })
    await show({ isSet: true, lockedUntil: null })
    await change()
    await expect
      .element(page.getByText(/can use it again in 30 minutes.* Your money is safe/))
      .toBeVisible()
    await expect.element(submit).toBeDisabled()
    await expect
      .element(submit)
      .toHaveAccessibleDescription(/^The payment password is locked until .*\d\d:\d\d/)
  })

  it('the payment password can be entered again once its lock has ended', async () => {
    answer = refuse('payment_password_wrong', 403, { triesLeft: 0, retryAfterSeconds: 1 })
    await show({ isSet: true, lockedUntil: null })
    await change()
    await expect.element(submit).toBeDisabled()
    await expect.element(submit).toBeEnabled()
    await expect.element(submit).not.toHaveAccessibleDescription()
  })

  it('the page of a locked payment password links to resetting the password', async () => {
    await show({ isSet: true, lockedUntil: '2030-01-31T10:00:00Z' })
    await expect.element(page.getByText(/can use it again at .*2030/)).toBeVisible()
    await expect.element(submit).toBeDisabled()
    await expect
      .element(page.getByRole('link', { name: 'Forgot your payment password?' }))
      .toHaveAttribute('href', '/member#securityCenter/payment-password/forgotten')
  })

  it('a payment password that is easy to guess is refused before it is sent', async () => {
    await show({ isSet: false, lockedUntil: null })
    await expect.element(field('New payment password')).toHaveAttribute('inputmode', 'numeric')
    await expect.element(page.getByText('Use 6 digits only.')).toBeVisible()
    await field('New payment password').fill('123456')
    await field('Repeat the new payment password').fill('123456')
    await field('Login password').fill('Sandbox-2580')
    await press('Set the payment password')
    await expect.element(page.getByText(/^Too easy to guess/)).toBeVisible()
    expect(sent).toEqual([])
  })

  it('setting it for the sake of a withdrawal leads back to the withdrawal', async () => {
    await showPage(<WithdrawAndSecurity />, '/member#withdraw')
    await page.getByRole('link', { name: 'Set the payment password' }).click()
    await field('New payment password').fill('135790')
    await field('Repeat the new payment password').fill('135790')
    await field('Login password').fill('Sandbox-2580')
    await press('Set the payment password')
    await expect.element(page.getByText('Before you can withdraw')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('setting the first payment password requires proof of owning the account', async () => {
    await show({ isSet: false, lockedUntil: null })
    await field('New payment password').fill('135790')
    await field('Repeat the new payment password').fill('135790')
    await press('Set the payment password')
    expect(sent).toEqual([])
    answer = refuse('proof_wrong', 403, { kind: 'password' })
    await field('Login password').fill('Wrong-1234')
    await press('Set the payment password')
    await expect.element(field('Login password')).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([
      {
        way: 'first',
        proof: { kind: 'password', answer: 'Wrong-1234' },
        newPassword: '135790',
        confirmNewPassword: '135790',
      },
    ])
  })
})
