import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { paymentMessage } from '#parts/money/paymentPassword.ts'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type { WaitReason } from '../security/payout/schema.ts'
import type { Payout, Withdrawal } from './schema.ts'

interface StateWords {
  name: MessageDescriptor
  tone: StatusTone
  /** What the state of the withdrawal means, and what happens next. */
  sentence: MessageDescriptor
}

const UNKNOWN: StateWords = {
  name: msg({ message: 'In progress', comment: 'State of a withdrawal' }),
  tone: 'plain',
  sentence: msg`This is being worked on. Your money is safe. Ask customer service for details.`,
}

/** Tells why no account of the player can be used yet. */
export const WAIT_TITLES: Record<WaitReason | 'other', MessageDescriptor> = {
  added: msg`Your payout account is new`,
  paymentPassword: msg`Your payment password was reset`,
  email: msg`Your email address was changed`,
  other: msg`Your account is new or was changed`,
}

/** Tells why a single account cannot be used yet, and from when on it can be. */
export const WAIT_NOTES: Record<WaitReason | 'other', (time: string) => MessageDescriptor> = {
  added: (time) => msg`New: can be used from ${time}`,
  paymentPassword: (time) => msg`Payment password reset: can be used from ${time}`,
  email: (time) => msg`Email address changed: can be used from ${time}`,
  other: (time) => msg`New or changed: can be used from ${time}`,
}

/** What players read for each state of a withdrawal. */
export const WITHDRAWAL_WORDS: Record<Withdrawal['state'], StateWords> = {
  submitted: {
    name: msg({ message: 'Requested', context: 'state of a withdrawal' }),
    tone: 'pending',
    sentence: msg`We have your request. The money is set aside for it until it is paid.`,
  },
  reviewing: {
    name: msg`Being checked`,
    tone: 'pending',
    sentence: msg`We’re looking at your request. You don’t need to do anything.`,
  },
  approved: {
    name: msg({ message: 'Approved', comment: 'State of a withdrawal' }),
    tone: 'pending',
    sentence: msg`Your request is approved. The payment is being prepared.`,
  },
  paying: {
    name: msg({ message: 'Being paid', comment: 'State of a withdrawal' }),
    tone: 'pending',
    sentence: msg`The payment is on its way, in one part or several. Please confirm each part that arrives.`,
  },
  sent: {
    name: msg({ message: 'Sent', context: 'state of a withdrawal' }),
    tone: 'attention',
    sentence: msg`All of it has been sent. Please look at your account and confirm.`,
  },
  received: {
    name: msg({ message: 'Received', context: 'state of a withdrawal' }),
    tone: 'good',
    sentence: msg`This is settled: the money has arrived.`,
  },
  autoReceived: {
    name: msg`Received without your answer`,
    tone: 'good',
    sentence: msg`The time to answer has passed, so this counts as received. If nothing arrived, contact customer service.`,
  },
  disputed: {
    name: msg`Being looked into`,
    tone: 'attention',
    sentence: msg`You told us that money didn’t arrive. We’re checking it with the bank.`,
  },
  upheld: {
    name: msg({
      message: 'Payment proven',
      comment: 'State of a withdrawal: a proof shows that it was paid',
    }),
    tone: 'plain',
    sentence: msg`The bank has shown that the payment arrived, so this withdrawal is final. Customer service can send you the proof.`,
  },
  repaid: {
    name: msg({
      message: 'Paid back',
      comment: 'State of a withdrawal: the money is in the balance again',
    }),
    tone: 'good',
    sentence: msg`The payment didn’t arrive. The money is back in your balance.`,
  },
  rejected: {
    name: msg`Not approved`,
    tone: 'bad',
    sentence: msg`Your request was not approved. The money is back in your balance.`,
  },
  cancelled: {
    name: msg({ message: 'Canceled', context: 'state of a withdrawal' }),
    tone: 'plain',
    sentence: msg`You canceled your request. The money is back in your balance.`,
  },
  failed: {
    name: msg`Not paid`,
    tone: 'bad',
    sentence: msg`The payment couldn’t be made. The unpaid amount is back in your balance.`,
  },
  bounced: {
    name: msg`Returned by the bank`,
    tone: 'attention',
    sentence: msg`The bank returned the payment. The money is on its way back to your balance.`,
  },
  refunded: {
    name: msg`Returned to your balance`,
    tone: 'bad',
    sentence: msg`The bank returned the payment, and the money is back in your balance. Check the account before you try again.`,
  },
  unknown: UNKNOWN,
}

/** What players read for each state of one part of a withdrawal's payment. */
export const PAYOUT_WORDS: Record<Payout['state'], StateWords> = {
  ...WITHDRAWAL_WORDS,
  sent: {
    name: msg`Sent, please confirm`,
    tone: 'attention',
    sentence: msg`Look at your account: has this part arrived?`,
  },
  unknown: UNKNOWN,
}

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  withdrawal_blocked: msg`Something has to be done before you can withdraw. The list on this page shows what.`,
  account_not_usable: msg`We can’t pay into this account right now. Choose another one.`,
  amount_out_of_limits: msg`The amount is outside the current limits. Please change it.`,
  nothing_after_fee: msg`The fee would use up the whole amount. Please withdraw more.`,
  terms_changed: msg`The fee has changed since you started. Please check the amounts again.`,
  withdrawal_state: msg`This withdrawal has changed since you opened it. The page now shows its latest status.`,
  cancel_not_allowed: msg`You can’t cancel a withdrawal here.`,
  payout_settled: msg`This payment has been settled since you opened it. The page now shows its latest status.`,
  proof_required: msg`Add a picture that shows that the money didn’t arrive.`,
  upload_unknown: msg`A picture didn’t upload. Please add it again.`,
  idempotency_conflict: msg`This was already sent with a different amount. Look at your withdrawals before you try again.`,
  second_factor_required: msg`This withdrawal now needs a code as well.`,
  factor_unavailable: msg`No code can be sent to this account right now. Please contact customer service.`,
  sms_quota: msg`No more codes can be sent right now. Please contact customer service.`,
  account_locked: msg`Too many wrong codes. Please wait a while and try again.`,
  too_many_requests: msg`Too many attempts. Please wait a while and try again.`,
}

/** What players read when a call about withdrawals is refused. */
export const withdrawMessage = (error: GatewayError): MessageDescriptor =>
  REFUSALS[error.code] ?? paymentMessage(error)
