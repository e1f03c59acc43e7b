import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { paymentMessage, paymentPasswordFault, triesLeftOf } from './paymentPassword.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const refusal = (code: string, data?: unknown) => new GatewayError(code, { status: 422, data })

it('only a wrong payment password is a fault of its field', () => {
  expect(paymentPasswordFault(refusal('payment_password_wrong'))).toEqual({ kind: 'wrong' })
  expect(paymentPasswordFault(refusal('payment_password_locked'))).toBeUndefined()
})

it.each([
  [60, 'in # minute,', 1],
  [61, 'in # minutes,', 2],
])('a payment password locked for %i seconds says so in whole minutes', (seconds, words, shown) => {
  const locked = refusal('payment_password_locked', { retryAfterSeconds: seconds })
  expect(i18n._(paymentMessage(locked))).toContain(words.replace('#', String(shown)))
})

it('a refusal has the message of its code, or the common message of the gateway', () => {
  const messageOf = (code: string) => i18n._(paymentMessage(refusal(code)))
  expect(messageOf('payment_password_missing')).toContain('Set a payment password')
  expect(messageOf('insufficient_balance')).toContain('enough money')
  const other = refusal('maintenance')
  expect(paymentMessage(other)).toEqual(gatewayErrorMessage(other))
})

it('the number of tries left is read only if the gateway sends a number', () => {
  expect(triesLeftOf(refusal('payment_password_wrong', { triesLeft: 2 }))).toBe(2)
  expect(triesLeftOf(refusal('payment_password_wrong', { triesLeft: 'two' }))).toBeUndefined()
  expect(triesLeftOf(refusal('payment_password_wrong'))).toBeUndefined()
})
