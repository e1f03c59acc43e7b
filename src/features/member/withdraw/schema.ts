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
import { PayoutKindSchema, WAIT_REASONS } from '../security/payout/schema.ts'

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

/** Steps of a withdrawal in its history; `released` returned the money to the balance. */
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

/** States of one part of a withdrawal's payment. */
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

/**
 * States in which a withdrawal is over, although a bank may still return the money of a payment.
 */
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

/** Reasons why the player cannot withdraw now; each has a next step. */
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

/** Why an account must wait; null if it need not, or for a reason that this version does not know. */
const WAIT = { waitReason: optionalField(v.nullable(v.picklist(WAIT_REASONS)), null) }

export const FeeRuleSchema = v.object({
  /** Percentage of the withdrawal's amount that is charged as a fee, such as `0.5`. */
  percent: AmountSchema,
  /** Fixed part of the withdrawal's fee, in addition to the percentage. */
  fixed: AmountSchema,
  /** Smallest fee that a withdrawal costs. */
  least: AmountSchema,
})
export type FeeRule = v.InferOutput<typeof FeeRuleSchema>

export const PayoutAccountSchema = v.object({
  id: v.string(),
  kind: PayoutKindSchema,
  /** Name of the payout account's bank, e-wallet or network. */
  institution: NameSchema,
  /** Masked account number, such as `•••• 4821`. */
  number: v.pipe(v.string(), v.maxLength(200)),
  holder: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
})

export const ChoosableAccountSchema = v.object({
  ...PayoutAccountSchema.entries,
  isDefault: optionalField(v.boolean(), false),
  /** Time from which an account that must wait can be used; null if it can be used now. */
  usableFrom: optionalField(v.nullable(TimestampSchema), null),
  ...WAIT,
  fee: FeeRuleSchema,
})
export type ChoosableAccount = v.InferOutput<typeof ChoosableAccountSchema>

export const TurnoverSchema = v.object({
  id: v.string(),
  kind: v.picklist(TURNOVER_KINDS),
  /** Amount that the player must bet, and how many times (`multiplier`). */
  base: AmountSchema,
  /** Amount of the bonus. The base may also include the deposit. */
  bonus: optionalField(v.optional(AmountSchema), undefined),
  multiplier: v.pipe(v.number(), v.minValue(0)),
  required: AmountSchema,
  contributed: AmountSchema,
  left: AmountSchema,
  expiresAt: optionalField(v.nullable(TimestampSchema), null),
  /** Amount that the player loses by giving up the bonus; null if the bonus cannot be given up. */
  forfeits: optionalField(v.nullable(AmountSchema), null),
})
export type Turnover = v.InferOutput<typeof TurnoverSchema>

export const BlockerSchema = v.object({
  kind: optionalField(v.picklist([...BLOCKER_KINDS, 'other']), 'other'),
  /**
   * Amount that is missing for a withdrawal (`amount`), and the amount that is required or allowed
   * (`of`).
   */
  amount: optionalField(v.nullable(AmountSchema), null),
  of: optionalField(v.nullable(AmountSchema), null),
  /** Time at which this reason ends without an action of the player; null if it does not. */
  until: optionalField(v.nullable(TimestampSchema), null),
  ...WAIT,
})
export type Blocker = v.InferOutput<typeof BlockerSchema>

/**
 * Second factor of a withdrawal besides the payment password: a code from an app or from a
 * message.
 */
export const WITHDRAWAL_FACTORS = ['authenticator', 'phone', 'email'] as const
export type WithdrawalFactor = (typeof WITHDRAWAL_FACTORS)[number]

export const WithdrawTermsSchema = v.object({
  currency: CurrencySchema,
  available: AmountSchema,
  /** Amount that is reserved for open withdrawals. */
  held: AmountSchema,
  /** Sum of the balances at game providers. */
  atVendors: AmountSchema,
  limits: v.object({
    min: AmountSchema,
    max: AmountSchema,
    /** Most that the player can withdraw within 24 hours, and how much of it is left. */
    dailyMax: AmountSchema,
    dailyLeft: AmountSchema,
    dailyCount: CountSchema,
    dailyCountLeft: CountSchema,
  }),
  accounts: listOf(ChoosableAccountSchema),
  turnovers: listOf(TurnoverSchema),
  /** Second factor that a withdrawal requires besides the payment password; null if none. */
  secondFactor: v.nullable(v.picklist(WITHDRAWAL_FACTORS)),
  /**
   * Masked phone number or email address to which the code goes, such as `•••• 5432`; empty for an
   * authenticator app.
   */
  factorHint: optionalField(v.pipe(v.string(), v.maxLength(200)), ''),
  blockers: listOf(BlockerSchema),
  /**
   * Minutes after a payment was sent, after which it counts as received if the player has not
   * answered.
   */
  confirmMinutes: CountSchema,
})
export type WithdrawTerms = v.InferOutput<typeof WithdrawTermsSchema>

/** Schema of a state; a state that this version does not know is read as `unknown`. */
const stateOf = <const States extends readonly string[]>(states: States) =>
  optionalField(v.picklist([...states, 'unknown'] as const), 'unknown' as never)

/** Reason of a refusal; null if it is missing or if this version does not know it. */
const ReasonSchema = optionalField(v.nullable(v.picklist(WITHDRAWAL_REASONS)), null)

export const PayoutSchema = v.object({
  id: v.string(),
  amount: AmountSchema,
  state: stateOf(PAYOUT_STATES),
  sentAt: TimestampSchema,
  /**
   * Time after which the payment counts as received, unless the player reports before that it did
   * not arrive.
   */
  confirmBy: TimestampSchema,
  /**
   * Time until which the player can send the proof that a payment did not arrive; null if no proof
   * was begun.
   */
  proofBy: optionalField(v.nullable(TimestampSchema), null),
  /** Why the bank returned this part of the payment; null if unknown. */
  reason: ReasonSchema,
})
export type Payout = v.InferOutput<typeof PayoutSchema>

export const WithdrawalSchema = v.object({
  id: v.string(),
  state: stateOf(WITHDRAWAL_STATES),
  currency: CurrencySchema,
  /** Amount that left the balance. The player receives it less the fee. */
  amount: AmountSchema,
  fee: AmountSchema,
  net: AmountSchema,
  account: PayoutAccountSchema,
  createdAt: TimestampSchema,
  /** Amount that was sent to the player, and the part of it that has arrived for certain. */
  sent: AmountSchema,
  received: AmountSchema,
  /** Part of the amount that has not been sent yet. */
  remainder: AmountSchema,
  /** Part of the amount that went back to the player's balance. */
  returned: AmountSchema,
  /** Why the withdrawal was not approved or not paid. */
  reason: ReasonSchema,
  payouts: listOf(PayoutSchema),
  steps: listOf(v.object({ step: v.picklist(WITHDRAWAL_STEPS), at: TimestampSchema })),
  isCancellable: optionalField(v.boolean(), false),
})
export type Withdrawal = v.InferOutput<typeof WithdrawalSchema>

/**
 * Calculates a withdrawal's fee, rounded up to the currency's smallest unit. The gateway uses the
 * same rule.
 */
export function feeOf(
  amount: string,
  { percent, fixed, least }: FeeRule,
  currency: string,
): string {
  const own = new Big(amount).times(percent).div(100).plus(fixed)
  const fee = own.lt(least) ? new Big(least) : own
  return fee.round(countDecimals(currency), Big.roundUp).toFixed(countDecimals(currency))
}
