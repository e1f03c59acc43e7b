import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { paymentMessage } from '#parts/money/paymentPassword.ts'

/** What players read when a transfer between wallets fails. */
export function moveMessage(error: GatewayError): MessageDescriptor {
  switch (error.code) {
    case 'game_in_maintenance':
      return msg`This provider is under maintenance. Your money there is safe, and you can move it when maintenance is over.`
    case 'vendor_not_found':
      return msg`This provider is no longer available. Please contact customer service.`
    default:
      return paymentMessage(error)
  }
}
