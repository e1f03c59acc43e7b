import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import type { Fault } from '#parts/form/field-rules/faults.ts'
import { retryAfterSeconds } from '#parts/form/retryAfter.ts'

const DataSchema = v.object({ triesLeft: v.number() })

/**
 * Returns the fault to show at the payment password's field, if a refused request is about that
 * password.
 */
export const paymentPasswordFault = (error: GatewayError): Fault | undefined =>
  error.code === 'payment_password_wrong' ? { kind: 'wrong' } : undefined

/**
 * Chooses the message for a refused call with a payment password; for codes that have nothing to do
 * with the password, the common message.
 */
export function paymentMessage(error: GatewayError): MessageDescriptor {
  switch (error.code) {
    case 'payment_password_missing':
      return msg`Set a payment password in the security center first.`
    case 'payment_password_locked': {
      const minutes = Math.ceil(retryAfterSeconds(error) / 60)
      return msg`${plural(minutes, {
        one: 'The payment password is locked after too many failed attempts. You can use it again in # minute, or at once if you set a new one. Your money is safe.',
        other:
          'The payment password is locked after too many failed attempts. You can use it again in # minutes, or at once if you set a new one. Your money is safe.',
      })}`
    }
    case 'insufficient_balance':
      return msg`There isn’t enough money in this wallet.`
    default:
      return gatewayErrorMessage(error)
  }
}

/**
 * Reads how many tries are left after a wrong payment password; undefined if the gateway does not
 * say.
 */
export function triesLeftOf(error: GatewayError): number | undefined {
  const data = v.safeParse(DataSchema, error.data)
  return data.success ? data.output.triesLeft : undefined
}
