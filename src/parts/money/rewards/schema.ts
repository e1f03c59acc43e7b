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

/** Sources of rewards, as the gateway names them. */
export const REWARD_SOURCES = [
  'promotion',
  'mission',
  'referral',
  'vip',
  'raffle',
  'message',
] as const
/**
 * How a reward is paid: as cash, bonus or points. This version cannot show or claim rewards of
 * other kinds.
 */
export const REWARD_KINDS = ['cash', 'bonus', 'points'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

/** An amount above zero, in units of the currency; or a number of points, without decimals. */
const RewardAmountSchema = v.pipe(AmountSchema, v.regex(/^(?=.*[1-9])[^-]/))

/**
 * Turnover terms of a bonus: how many times it must be bet, the amount that results, within how
 * many days, and on which games.
 */
export const BONUS_TERMS = {
  multiplier: optionalField(v.pipe(v.number(), v.minValue(0)), 0),
  toBet: optionalField(v.nullable(AmountSchema), null),
  betWithinDays: optionalField(v.nullable(CountSchema), null),
  weights: WeightsSchema,
}

/**
 * What a reward pays, and its turnover terms; the amount is null if it is unknown before the claim.
 */
export interface PayTerms {
  kind: RewardKind | 'other'
  amount: string | null
  multiplier: number
  toBet: string | null
  betWithinDays: number | null
  weights: Weights
}

/**
 * Whether a reward blocks the balance until its turnover is reached: only a bonus that must be bet
 * does.
 */
export const mustBeBet = ({ kind, multiplier, toBet }: Omit<PayTerms, 'amount'>): boolean =>
  kind === 'bonus' && (multiplier > 0 || toBet !== null)

export const RewardSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Source of the reward; one that this version does not know is read as `unknown`. */
  source: optionalField(v.picklist([...REWARD_SOURCES, 'unknown']), 'unknown'),
  title: NameSchema,
  kind: v.picklist(REWARD_KINDS),
  amount: RewardAmountSchema,
  ...BONUS_TERMS,
  expiresAt: optionalField(v.nullable(TimestampSchema), null),
})
export type Reward = v.InferOutput<typeof RewardSchema>

/** What may happen to one reward in a claim of several. */
export const CLAIM_OUTCOMES = ['paid', 'claimed', 'expired', 'unknown'] as const
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number]

export const ClaimSchema = v.object({
  results: listOf(
    v.object({ id: v.string(), outcome: optionalField(v.picklist(CLAIM_OUTCOMES), 'unknown') }),
  ),
  /** The total that the claim paid, by kind, and the turnover that its bonuses require. */
  paid: v.object({
    cash: AmountSchema,
    bonus: AmountSchema,
    toBet: AmountSchema,
    points: AmountSchema,
  }),
  currency: CurrencySchema,
})
export type Claim = v.InferOutput<typeof ClaimSchema>
