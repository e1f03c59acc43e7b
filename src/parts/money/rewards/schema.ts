import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  NameSchema,
  TimestampSchema,
} from '#core/contract/values.ts'
import { WeightsSchema, type Weights } from '#parts/money/turnover/schema.ts'

/** Origins of rewards, as the gateway names them. */
export const REWARD_SOURCES = [
  'promotion',
  'mission',
  'referral',
  'vip',
  'raffle',
  'message',
] as const
/** What a reward is paid in; one of another kind cannot be drawn, nor claimed here. */
export const REWARD_KINDS = ['cash', 'bonus', 'points'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

/** Units of the currency, or points without decimals. */
const RewardAmountSchema = v.pipe(AmountSchema, v.regex(/^(?=.*[1-9])[^-]/))

/** What a bonus asks for: how many times it is bet, what that comes to, within how many days, on what. */
export const BONUS_TERMS = {
  multiplier: optionalField(v.pipe(v.number(), v.minValue(0)), 0),
  toBet: optionalField(v.nullable(AmountSchema), null),
  betWithinDays: optionalField(v.nullable(CountSchema), null),
  weights: WeightsSchema,
}

/** What a reward pays and asks for; the amount is null if it is not known before the claim. */
export interface PayTerms {
  kind: RewardKind | 'other'
  amount: string | null
  multiplier: number
  toBet: string | null
  betWithinDays: number | null
  weights: Weights
}

/** Whether a reward holds the balance back until it is bet. */
export const mustBeBet = ({ kind, multiplier, toBet }: Omit<PayTerms, 'amount'>): boolean =>
  kind === 'bonus' && (multiplier > 0 || toBet !== null)

export const RewardSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** A source of a later version reads as unknown. */
  source: optionalField(v.picklist([...REWARD_SOURCES, 'unknown']), 'unknown'),
  title: NameSchema,
  kind: v.picklist(REWARD_KINDS),
  amount: RewardAmountSchema,
  ...BONUS_TERMS,
  expiresAt: optionalField(v.nullable(TimestampSchema), null),
})
export type Reward = v.InferOutput<typeof RewardSchema>

/** Possible outcomes of one reward in a claim. */
export const CLAIM_OUTCOMES = ['paid', 'claimed', 'expired', 'unknown'] as const
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number]

export const ClaimSchema = v.object({
  results: listOf(
    v.object({ id: v.string(), outcome: optionalField(v.picklist(CLAIM_OUTCOMES), 'unknown') }),
  ),
  /** What was paid in all, by kind; and what must be bet for the bonuses in it. */
  paid: v.object({
    cash: AmountSchema,
    bonus: AmountSchema,
    toBet: AmountSchema,
    points: AmountSchema,
  }),
  currency: CurrencySchema,
})
export type Claim = v.InferOutput<typeof ClaimSchema>
