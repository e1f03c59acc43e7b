import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { paymentMessage } from '#parts/money/paymentPassword.ts'

/** Words for what kept a transfer to the upline from being made. */
export function uplineMessage(error: GatewayError): MessageDescriptor {
  switch (error.code) {
    case 'payee_not_found':
      return msg`Your upline has changed since you began. Go back and check who receives the money.`
    case 'amount_out_of_bounds':
      return msg`This amount is outside the limits. Go back and change it.`
    case 'daily_limit_reached':
      return msg`That is more than you may still transfer today. Go back and change the amount.`
    case 'transfer_not_found':
      return msg`There is no such transfer in this account.`
    default:
      return paymentMessage(error)
  }
}
