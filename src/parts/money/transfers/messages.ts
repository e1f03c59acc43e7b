import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { paymentMessage } from '#parts/money/paymentPassword.ts'
import type { Direction } from './api.ts'

interface Words {
  /** Label of the payee, such as "To your upline". */
  to: MessageDescriptor
  title: MessageDescriptor
  arrived: MessageDescriptor
}

export const TRANSFER_WORDS: Record<Direction, Words> = {
  UPLINE: {
    to: msg`To your upline`,
    title: msg`Transfer to your upline`,
    arrived: msg`Your upline has received the money.`,
  },
  DOWNLINE: {
    to: msg`To your downline`,
    title: msg`Transfer to your downline`,
    arrived: msg`Your downline has received the money.`,
  },
}

/** Chooses the message for a refusal of a transfer. */
export const transferMessage =
  (direction: Direction) =>
  (error: GatewayError): MessageDescriptor => {
    switch (error.code) {
      case 'payee_not_found':
        return direction === 'UPLINE'
          ? msg`Your upline has changed since you started. Go back and check who receives the money.`
          : msg`This member is no longer your direct downline, so nothing was transferred.`
      case 'withdrawal_blocked':
        return msg`What was credited to you must be bet first, so nothing was transferred.`
      case 'amount_out_of_bounds':
        return msg`This amount is outside the limits. Go back and change it.`
      case 'daily_limit_reached':
        return msg`That’s more than you can still transfer today. Go back and change the amount.`
      case 'transfer_not_found':
        return msg`We couldn’t find this transfer.`
      default:
        return paymentMessage(error)
    }
  }
