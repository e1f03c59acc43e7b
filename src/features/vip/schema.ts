import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { RewardSchema } from '#parts/money/rewards/schema.ts'

/** What a level gives. */
export const LevelSchema = v.object({
  rank: v.pipe(CountSchema, v.minValue(1)),
  name: NameSchema,
  /** Valid bets that lead to it. */
  from: AmountSchema,
  weekly: AmountSchema,
  birthday: AmountSchema,
  upgrade: AmountSchema,
  /** How many times the upgrade bonus is bet. */
  upgradeMultiplier: v.pipe(v.number(), v.minValue(0)),
  /** What it adds to each rebate's rate, in percent; null if there are no rebates. */
  rebate: optionalField(v.nullable(AmountSchema), null),
  /** What can be withdrawn in any 24 hours, and how often. */
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
  /** What is or was there to claim. */
  reward: optionalField(v.nullable(RewardSchema), null),
  /** When the next one comes; null if that is not known. */
  nextAt: optionalField(v.nullable(TimestampSchema), null),
})
export type OwnGift = v.InferOutput<typeof GiftSchema>

export const StandingSchema = v.object({
  /** 0 without a level. */
  rank: CountSchema,
  validBet: AmountSchema,
  gifts: listOf(GiftSchema),
})
export type Standing = v.InferOutput<typeof StandingSchema>
