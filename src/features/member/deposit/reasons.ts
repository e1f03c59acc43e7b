import { msg } from '@lingui/core/macro'
import type { ReasonWords } from '#parts/money/ReasonNote.tsx'
import type { DepositReason } from './schema.ts'

/** What players read about why a deposit failed. */
export const REASON_WORDS: Record<DepositReason, ReasonWords> = {
  notFound: {
    name: msg`No payment found`,
    sentence: msg`We found no payment for this deposit. If you’ve paid, please send the slip to customer service.`,
    step: 'service',
  },
  slipUnreadable: {
    name: msg`Slip not readable`,
    sentence: msg`We couldn’t read the slip. Please send a clear picture of it to customer service.`,
    step: 'service',
  },
  slipUsed: {
    name: msg`Slip of another deposit`,
    sentence: msg`This slip was already used for another deposit. If it’s yours, contact customer service.`,
    step: 'service',
  },
  otherName: {
    name: msg`Paid from an account in another name`,
    sentence: msg`The payment came from an account that isn’t in your name. Please deposit from your own account. Customer service will help with the money you’ve paid.`,
    step: 'service',
  },
  declined: {
    name: msg({ message: 'Payment declined', comment: 'Reason why a deposit failed' }),
    sentence: msg`Your bank or payment provider declined this payment. Please check your card or account, or choose another payment method.`,
  },
  bankDown: {
    name: msg`Bank not reachable`,
    sentence: msg`The bank couldn’t take the payment. Please try again later, or choose another payment method.`,
  },
}
