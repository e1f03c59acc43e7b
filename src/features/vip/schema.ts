import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { RewardSchema } from '#parts/money/rewards/schema.ts'

export const LevelSchema = v.object({
  rank: v.pipe(CountSchema, v.minValue(1)),
  name: NameSchema,
  /** Amount of valid bets from which on a player has this VIP level. */
  from: AmountSchema,
  weekly: AmountSchema,
  birthday: AmountSchema,
  upgrade: AmountSchema,
  /** How many times the player must bet the bonus that is paid when this level is reached. */
  upgradeMultiplier: v.pipe(v.number(), v.minValue(0)),
  /** Percentage points that the level adds to each rebate rate; null if there are no rebates. */
  rebate: optionalField(v.nullable(AmountSchema), null),
  /** Highest total amount of withdrawals, and highest number of withdrawals, within 24 hours. */
  dailyMax: AmountSchema,
  dailyCount: CountSchema,
})
export type Level = v.InferOutput<typeof LevelSchema>

export const GIFTS = ['weekly', 'birthday', 'upgrade'] as const
export type Gift = (typeof GIFTS)[number]

export const GiftSchema = v.object({
  gift: v.picklist(GIFTS),
  state: optionalField(
    v.picklist(['claimable', 'claimed', 'expired', 'notYet', 'unknown']),
    'unknown',
  ),
  /** Reward of this gift, whether it is claimed or not; null if there is none. */
  reward: optionalField(v.nullable(RewardSchema), null),
  /** Time of the next gift of this kind; null if it is not known. */
  nextAt: optionalField(v.nullable(TimestampSchema), null),
})
export type OwnGift = v.InferOutput<typeof GiftSchema>

export const StandingSchema = v.object({
  /** Number of the player's VIP level; 0 without a level. */
  rank: CountSchema,
  validBet: AmountSchema,
  gifts: listOf(GiftSchema),
})
export type Standing = v.InferOutput<typeof StandingSchema>
