import { msg } from '@lingui/core/macro'
import { paths } from '#core/navigation/paths.ts'
import type { ReasonWords } from '#parts/money/ReasonNote.tsx'
import type { Withdrawal, WithdrawalReason } from './schema.ts'

const ACCOUNTS = {
  label: msg`Add an account`,
  to: paths.member('securityCenter', 'bank-accounts'),
}
const AGAIN = {
  label: msg({ message: 'New withdrawal', comment: 'Button: begins another withdrawal' }),
  to: paths.member('withdraw'),
}

/** What players read of why a withdrawal was not approved, not paid, or returned by the bank. */
export const REASON_WORDS: Record<WithdrawalReason, ReasonWords> = {
  accountName: {
    name: msg`Account in another name`,
    sentence: msg`The account isn’t in your name. Please withdraw to an account in your own name.`,
    step: ACCOUNTS,
  },
  accountNumber: {
    name: msg`Unknown account number`,
    sentence: msg`The bank doesn’t know this account number. Please check it, and add the right account.`,
    step: ACCOUNTS,
  },
  accountClosed: {
    name: msg`Account closed or blocked`,
    sentence: msg`We can no longer pay into this account. Please withdraw to another one.`,
    step: ACCOUNTS,
  },
  documents: {
    name: msg({ message: 'Documents needed', comment: 'Reason why a withdrawal waits' }),
    sentence: msg`We have to verify your identity before we pay. Customer service will tell you which documents to send.`,
    step: 'service',
  },
  turnover: {
    name: msg`More bets required`,
    sentence: msg`You still have to bet more before you can withdraw. The withdrawal page shows how much is left.`,
    step: { label: msg`See what’s left to bet`, to: paths.member('withdraw') },
  },
  limits: {
    name: msg`Amount above a limit`,
    sentence: msg`That’s more than this account can receive at one time. Please withdraw less, or withdraw to another account.`,
    step: AGAIN,
  },
  bankDown: {
    name: msg`Bank not reachable`,
    sentence: msg`The bank couldn’t take the payment. Please try again later, or withdraw to another account.`,
    step: AGAIN,
  },
  security: {
    name: msg({ message: 'Security check', comment: 'Reason why a withdrawal waits' }),
    sentence: msg`Your account has to be checked before we pay. Customer service will tell you what’s needed.`,
    step: 'service',
  },
}

const REFUSED: readonly Withdrawal['state'][] = ['rejected', 'failed', 'bounced', 'refunded']

/**
 * Whether the withdrawal is in a state in which the money does not reach the player. The page must
 * then give a reason.
 */
export const isRefused = ({ state }: Pick<Withdrawal, 'state'>): boolean => REFUSED.includes(state)

/** Why a withdrawal was refused, or why the bank returned a part of it. */
export function reasonOf(withdrawal: Withdrawal): ReasonWords | undefined {
  if (!isRefused(withdrawal)) return undefined
  const isReturned = withdrawal.state === 'bounced' || withdrawal.state === 'refunded'
  const reason =
    withdrawal.reason ??
    (isReturned && withdrawal.payouts.find((payout) => payout.reason !== null)?.reason)
  return reason ? REASON_WORDS[reason] : undefined
}
