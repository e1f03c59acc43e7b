import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type { DepositState, MethodKind, OddCause } from './schema.ts'

interface StateWords {
  name: MessageDescriptor
  tone: StatusTone
  /** What the state of the deposit means, and what the player does next or waits for. */
  sentence: MessageDescriptor
}

export const STATE_WORDS: Record<DepositState, StateWords> = {
  created: {
    name: msg({ message: 'Being prepared', comment: 'State of a deposit' }),
    tone: 'pending',
    sentence: msg`We’re preparing your payment. This takes a moment.`,
  },
  awaitingPayment: {
    name: msg`Waiting for payment`,
    tone: 'attention',
    sentence: msg`Pay exactly this amount before the time is up.`,
  },
  proofSubmitted: {
    name: msg`Slip is being checked`,
    tone: 'pending',
    sentence: msg`Thank you. We’re checking your slip, and will tell you as soon as the money is in your balance.`,
  },
  detected: {
    name: msg({
      message: 'Payment found',
      comment: 'State of a deposit: the money was found and is being confirmed',
    }),
    tone: 'pending',
    sentence: msg`We’ve found your payment and are waiting for it to be confirmed. You don’t need to do anything.`,
  },
  processing: {
    name: msg({ message: 'Processing', comment: 'State of a deposit' }),
    tone: 'pending',
    sentence: msg`Your payment is being processed. You don’t need to do anything.`,
  },
  succeeded: {
    name: msg({ message: 'Completed', context: 'deposit' }),
    tone: 'good',
    sentence: msg`The money is in your balance.`,
  },
  failed: {
    name: msg({ message: 'Failed', context: 'deposit' }),
    tone: 'bad',
    sentence: msg`The payment didn’t go through, and nothing was credited. If money left your account, contact customer service.`,
  },
  expired: {
    name: msg({ message: 'Expired', context: 'deposit' }),
    tone: 'plain',
    sentence: msg`The time to pay is over. Please don’t pay now; start a new deposit. If you’ve already paid, your money isn’t lost: it will be found and credited.`,
  },
  cancelled: {
    name: msg({ message: 'Canceled', context: 'deposit' }),
    tone: 'plain',
    sentence: msg`You canceled this deposit. If you’ve already paid, your money isn’t lost: it will be found and credited.`,
  },
  unresolved: {
    name: msg`Being checked by the payments team`,
    tone: 'attention',
    sentence: msg`Your money has arrived and is safe. The payments team will credit it or send it back.`,
  },
  returned: {
    name: msg({ message: 'Sent back', context: 'deposit' }),
    tone: 'plain',
    sentence: msg`The money was sent back to where it came from. Banks may take a few days to show it.`,
  },
}

/** What players read about why the cashier checks their deposit. */
export const CAUSE_SENTENCES: Record<OddCause, MessageDescriptor> = {
  late: msg`Your payment arrived after its time. It’s safe: the payments team will credit it or send it back.`,
  under: msg`Less money arrived than this deposit required. It’s safe: the payments team will credit what arrived or send it back.`,
  over: msg`More money arrived than this deposit required. It’s safe: the payments team will credit what arrived or send it back.`,
  duplicate: msg`You paid a deposit more than once. This money is safe: the payments team will credit it or send it back.`,
}

export const METHOD_NAMES: Record<MethodKind, MessageDescriptor> = {
  promptPay: msg({
    message: 'PromptPay QR',
    comment: 'Way to pay in Thailand; PromptPay is a name',
  }),
  vietQr: msg({ message: 'VietQR', comment: 'Way to pay in Vietnam; leave the name as it is' }),
  bankTransfer: msg({ message: 'Bank transfer', comment: 'Way to pay' }),
  ewallet: msg({ message: 'E-wallet', comment: 'Way to pay' }),
  card: msg({ message: 'Bank card', comment: 'Way to pay' }),
  crypto: msg({ message: 'Cryptocurrency', comment: 'Way to pay' }),
  voucher: msg({ message: 'Voucher', comment: 'Way to pay: a prepaid voucher' }),
}

/** Shown when the bonus that the player chose is no longer offered. */
export const NOT_OFFERED = msg`This bonus is no longer offered. Choose another one, or deposit without a bonus.`

/** What players read when a deposit was refused, or when a call about a deposit failed. */
export function depositMessage(error: GatewayError): MessageDescriptor {
  switch (error.code) {
    case 'method_in_maintenance':
      return msg`This payment method is under maintenance. Choose another one.`
    case 'method_unknown':
      return msg`This payment method is no longer offered. Choose another one.`
    case 'amount_out_of_range':
      return msg`The limits have changed. Go back and choose the payment method again.`
    case 'too_many_deposits':
      return msg`Several of your deposits are waiting for payment. Pay or cancel one of them first.`
    case 'bonus_not_offered':
      return NOT_OFFERED
    case 'voucher_unknown':
      return msg`We don’t know this voucher. Check its code.`
    case 'voucher_used':
      return msg`This voucher has been used.`
    case 'slip_used':
      return msg`This slip was already used for another deposit. If it’s yours, contact customer service.`
    case 'deposit_not_open':
      return msg`This deposit has changed since you opened it. The page now shows its latest status.`
    case 'deposit_unknown':
      return msg`We couldn’t find this deposit.`
    case 'upload_unknown':
      return msg`A picture didn’t upload. Remove it and choose it again.`
    default:
      return gatewayErrorMessage(error)
  }
}
