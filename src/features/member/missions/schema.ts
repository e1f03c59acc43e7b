import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  NameSchema,
  TimestampSchema,
} from '#core/contract/values.ts'
import { readDay } from '#lib/periods.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'
import { BONUS_TERMS, REWARD_KINDS } from '#parts/money/rewards/schema.ts'

/** How long a mission lasts, in days of the merchant's zone (docs/product.md §11.4). */
export const MISSION_PERIODS = ['DAILY', 'WEEKLY', 'SEASON'] as const
export type MissionPeriod = (typeof MISSION_PERIODS)[number]

/** What a mission counts: amounts of valid bets, settled bets, or amounts of deposits. */
export const MEASURES = ['VALID_BET', 'BETS', 'DEPOSIT'] as const
export type Measure = (typeof MEASURES)[number]

export const TIER_STATES = ['OPEN', 'CLAIMABLE', 'CLAIMED', 'EXPIRED'] as const
export type TierState = (typeof TIER_STATES)[number]

const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const DaySchema = v.pipe(
  v.string(),
  v.check((day) => readDay(day) === day),
)

export const RewardSchema = v.object({
  kind: v.picklist(REWARD_KINDS),
  /**
   * Amount of the reward: a decimal string of money, or a whole number of points, by the kind of
   * reward.
   */
  amount: AmountSchema,
  ...BONUS_TERMS,
})
export type Reward = v.InferOutput<typeof RewardSchema>

const TierSchema = v.object({
  tier: CountSchema,
  /** Target of the tier: an amount of money, or a number of bets. */
  target: AmountSchema,
  /** Progress towards the tier's target, never more than the target. */
  progress: AmountSchema,
  reward: RewardSchema,
  // A tier in an unknown state is read as open, because it must not be claimed.
  state: optionalField(v.picklist(TIER_STATES), 'OPEN'),
})
export type Tier = v.InferOutput<typeof TierSchema>

const MissionSchema = v.object({
  id: IdSchema,
  period: v.picklist(MISSION_PERIODS),
  /** The round of the mission: its day, the first day of its week, or its season. */
  round: IdSchema,
  title: NameSchema,
  note: optionalField(v.string(), ''),
  measure: v.picklist(MEASURES),
  /**
   * Game categories whose bets count for the mission; empty if the bets of all categories count.
   */
  gameTypes: listOf(GameTypeSchema),
  endsAt: TimestampSchema,
  tiers: v.pipe(listOf(TierSchema), v.minLength(1)),
})
export type Mission = v.InferOutput<typeof MissionSchema>

const SeasonSchema = v.object({
  id: IdSchema,
  from: DaySchema,
  to: DaySchema,
  endsAt: TimestampSchema,
})
export type Season = v.InferOutput<typeof SeasonSchema>

export const MissionSummarySchema = v.object({
  currency: CurrencySchema,
  season: SeasonSchema,
  missions: listOf(MissionSchema),
})
export type MissionSummary = v.InferOutput<typeof MissionSummarySchema>

const RankSchema = v.pipe(v.number(), v.integer(), v.minValue(1))

const PlaceSchema = v.object({
  rank: RankSchema,
  /** Name of the player on the leaderboard, masked by the gateway. */
  player: NameSchema,
  score: CountSchema,
})

export const LeaderboardSchema = v.object({
  currency: CurrencySchema,
  season: SeasonSchema,
  /** The current season and the past ones, the newest first. */
  seasons: v.pipe(listOf(SeasonSchema), v.minLength(1)),
  /** Amount of valid bets that gives one point. */
  perPoint: AmountSchema,
  rows: listOf(PlaceSchema),
  /** The player's own rank; null before the first point. */
  mine: v.nullable(
    v.object({
      ...PlaceSchema.entries,
      /** Points that the player still needs for the next higher rank; null on the first rank. */
      toNext: optionalField(v.nullable(CountSchema), null),
    }),
  ),
  prizes: listOf(v.object({ from: RankSchema, to: RankSchema, reward: RewardSchema })),
})
export type Leaderboard = v.InferOutput<typeof LeaderboardSchema>
