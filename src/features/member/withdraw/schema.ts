import { Big } from 'big.js'
import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  NameSchema,
  TimestampSchema,
} from '#core/contract/values.ts'
import { countDecimals } from '#lib/amounts.ts'
import { PayoutKindSchema } from '../security/payout/schema.ts'

/** States of a withdrawal (docs/product.md §10.4). */
export const WITHDRAWAL_STATES = [
  'submitted',
  'reviewing',
  'approved',
  'paying',
  'sent',
  'received',
  'autoReceived',
  'disputed',
  'upheld',
  'repaid',
  'rejected',
  'cancelled',
  'failed',
  'bounced',
  'refunded',
] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** What a withdrawal has gone through; `released` gave the money back to the balance. */
export const WITHDRAWAL_STEPS = [
  'submitted',
  'reviewing',
  'approved',
  'paying',
  'sent',
  'rejected',
  'cancelled',
  'failed',
  'released',
] as const
export type WithdrawalStep = (typeof WITHDRAWAL_STEPS)[number]

/** States of one part of the payment. */
export const PAYOUT_STATES = [
  'sent',
  'received',
  'autoReceived',
  'disputed',
  'upheld',
  'repaid',
  'bounced',
  'refunded',
] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** States after which nothing more is expected; a bank may still return the money. */
export const FINAL_STATES: readonly string[] = [
  'received',
  'autoReceived',
  'upheld',
  'repaid',
  'rejected',
  'cancelled',
  'failed',
  'refunded',
]

/** Why the cashier did not approve a withdrawal, or why the bank did not pay it or returned it. */
export const WITHDRAWAL_REASONS = [
  'accountName',
  'accountNumber',
  'accountClosed',
  'documents',
  'turnover',
  'limits',
  'bankDown',
  'security',
] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

export const TURNOVER_KINDS = ['deposit', 'bonus'] as const
export type TurnoverKind = (typeof TURNOVER_KINDS)[number]

/** Why nothing can be withdrawn now, each with a way out. */
export const BLOCKER_KINDS = [
  'paymentPassword',
  'payoutAccount',
  'accountCooling',
  'phone',
  'turnover',
  'balance',
  'dailyAmount',
  'dailyCount',
] as const
export type BlockerKind = (typeof BLOCKER_KINDS)[number]

export const FeeRuleSchema = v.object({
  /** Of the amount, such as `0.5`. */
  percent: AmountSchema,
  /** Fixed part of the fee, besides the percentage. */
  fixed: AmountSchema,
  /** The fee is never lower than this. */
  least: AmountSchema,
})
export type FeeRule = v.InferOutput<typeof FeeRuleSchema>

export const PayoutAccountSchema = v.object({
  id: v.string(),
  kind: PayoutKindSchema,
  /** Name of the bank or e-wallet, or of the network. */
  institution: NameSchema,
  /** Masked, such as `•••• 4821`. */
  number: v.pipe(v.string(), v.maxLength(200)),
  holder: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
})

export const ChoosableAccountSchema = v.object({
  ...PayoutAccountSchema.entries,
  isDefault: optionalField(v.boolean(), false),
  /** Until then it cannot be paid to, since it is new or was changed; null if it can. */
  usableFrom: optionalField(v.nullable(TimestampSchema), null),
  fee: FeeRuleSchema,
})
export type ChoosableAccount = v.InferOutput<typeof ChoosableAccountSchema>

export const TurnoverSchema = v.object({
  id: v.string(),
  kind: v.picklist(TURNOVER_KINDS),
  /** What must be bet, and how many times. */
  base: AmountSchema,
  /** Of a bonus: how much it is, since its base may hold the deposit as well. */
  bonus: optionalField(v.optional(AmountSchema), undefined),
  multiplier: v.pipe(v.number(), v.minValue(0)),
  required: AmountSchema,
  contributed: AmountSchema,
  left: AmountSchema,
  expiresAt: optionalField(v.nullable(TimestampSchema), null),
  /** What is taken back if the player gives the bonus up; null if that cannot be done. */
  forfeits: optionalField(v.nullable(AmountSchema), null),
})
export type Turnover = v.InferOutput<typeof TurnoverSchema>

export const BlockerSchema = v.object({
  kind: optionalField(v.picklist([...BLOCKER_KINDS, 'other']), 'other'),
  /** What is missing; what there is to have. */
  amount: optionalField(v.nullable(AmountSchema), null),
  of: optionalField(v.nullable(AmountSchema), null),
  /** Time when the blocker ends by itself; null if it does not. */
  until: optionalField(v.nullable(TimestampSchema), null),
})
export type Blocker = v.InferOutput<typeof BlockerSchema>

/** What a withdrawal may ask for besides the payment password: a code of an app or of a message. */
export const WITHDRAWAL_FACTORS = ['authenticator', 'phone', 'email'] as const
export type WithdrawalFactor = (typeof WITHDRAWAL_FACTORS)[number]

export const WithdrawTermsSchema = v.object({
  currency: CurrencySchema,
  available: AmountSchema,
  /** Amount that open withdrawals hold back. */
  held: AmountSchema,
  /** What lies in the wallets of vendors. */
  atVendors: AmountSchema,
  limits: v.object({
    min: AmountSchema,
    max: AmountSchema,
    /** In any 24 hours, and what is left of it now. */
    dailyMax: AmountSchema,
    dailyLeft: AmountSchema,
    dailyCount: CountSchema,
    dailyCountLeft: CountSchema,
  }),
  accounts: listOf(ChoosableAccountSchema),
  turnovers: listOf(TurnoverSchema),
  /** What is asked for besides the payment password. */
  secondFactor: v.nullable(v.picklist(WITHDRAWAL_FACTORS)),
  /** Where a code goes, masked, such as `•••• 5432`; empty for an authenticator. */
  factorHint: optionalField(v.pipe(v.string(), v.maxLength(200)), ''),
  blockers: listOf(BlockerSchema),
  /** Minutes after which a payout counts as received. */
  confirmMinutes: CountSchema,
})
export type WithdrawTerms = v.InferOutput<typeof WithdrawTermsSchema>

/** A state that a later gateway may know of is read as `unknown`. */
const stateOf = <const States extends readonly string[]>(states: States) =>
  optionalField(v.picklist([...states, 'unknown'] as const), 'unknown' as never)

/** One that is missing, or that a later gateway may know of, is read as null. */
const ReasonSchema = optionalField(v.nullable(v.picklist(WITHDRAWAL_REASONS)), null)

export const PayoutSchema = v.object({
  id: v.string(),
  amount: AmountSchema,
  state: stateOf(PAYOUT_STATES),
  sentAt: TimestampSchema,
  /** When it counts as received unless the player says otherwise. */
  confirmBy: TimestampSchema,
  /** Until when a proof is awaited, if the player began one. */
  proofBy: optionalField(v.nullable(TimestampSchema), null),
  /** Reason why the bank returned it; null if unknown. */
  reason: ReasonSchema,
})
export type Payout = v.InferOutput<typeof PayoutSchema>

export const WithdrawalSchema = v.object({
  id: v.string(),
  state: stateOf(WITHDRAWAL_STATES),
  currency: CurrencySchema,
  /** What left the balance; less the fee it is what arrives. */
  amount: AmountSchema,
  fee: AmountSchema,
  net: AmountSchema,
  account: PayoutAccountSchema,
  createdAt: TimestampSchema,
  /** What was sent, and what the player has for sure. */
  sent: AmountSchema,
  received: AmountSchema,
  /** What is still to be sent. */
  remainder: AmountSchema,
  /** What went back to the balance. */
  returned: AmountSchema,
  /** Why it was not approved or not paid. */
  reason: ReasonSchema,
  payouts: listOf(PayoutSchema),
  steps: listOf(v.object({ step: v.picklist(WITHDRAWAL_STEPS), at: TimestampSchema })),
  isCancellable: optionalField(v.boolean(), false),
})
export type Withdrawal = v.InferOutput<typeof WithdrawalSchema>

/** The fee of an amount, rounded up to what the currency has; both sides compute it by this. */
export function feeOf(
  amount: string,
  { percent, fixed, least }: FeeRule,
  currency: string,
): string {
  const own = new Big(amount).times(percent).div(100).plus(fixed)
  const fee = own.lt(least) ? new Big(least) : own
  return fee.round(countDecimals(currency), Big.roundUp).toFixed(countDecimals(currency))
}
