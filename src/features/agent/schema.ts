import * as v from 'valibot'
import { CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'

/** Kinds of games that have their own commission rate. */
export const RATE_GROUPS = ['slots', 'live', 'cards', 'fishing', 'sports', 'lottery'] as const
export type RateGroup = (typeof RATE_GROUPS)[number]

/** A rate in hundredths of a percent: 35 is 0.35 %. */
export const RateSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

/** Commission rates on valid bets, by kind of game (docs/product.md §12.2). */
export const RatesSchema = v.object({
  slots: RateSchema,
  live: RateSchema,
  cards: RateSchema,
  fishing: RateSchema,
  sports: RateSchema,
  lottery: RateSchema,
})
export type Rates = v.InferOutput<typeof RatesSchema>

/** Lowest and highest commission rate for each kind of game. */
export const RateBoundsSchema = v.object({ min: RatesSchema, max: RatesSchema })
export type RateBounds = v.InferOutput<typeof RateBoundsSchema>

/** Rates in percent, as the agent types them. */
export const RateTextsSchema = v.object({
  slots: v.string(),
  live: v.string(),
  cards: v.string(),
  fishing: v.string(),
  sports: v.string(),
  lottery: v.string(),
})
export type RateTexts = v.InferOutput<typeof RateTextsSchema>

/** A member of a team. Below the direct downlines, the name is masked (docs/product.md §12.3). */
export const TeamMemberSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  account: NameSchema,
  /** True if the member may have downlines. */
  isAgent: v.boolean(),
  /** How many levels the member is below the agent who sees the report; 1 is a direct downline. */
  level: CountSchema,
  joinedAt: TimestampSchema,
})
export type TeamMember = v.InferOutput<typeof TeamMemberSchema>
