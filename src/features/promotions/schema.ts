import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { BONUS_TERMS, REWARD_KINDS } from '#parts/money/rewards/schema.ts'

/** Statuses of a promotion for the present player (docs/product.md §11.1). */
export const PROMOTION_STATUSES = [
  'join',
  'claim',
  'applying',
  'closed',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming',
] as const
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number] | 'unknown'

export const CATEGORIES = ['welcome', 'deposit', 'event', 'rebate', 'vip', 'friends'] as const
export type PromotionCategory = (typeof CATEGORIES)[number]

export const PROMOTION_KINDS = [
  'depositBonus',
  'claim',
  'application',
  'tournament',
  'link',
] as const

/** Pages of the site that a promotion may link to. */
export const PROMOTION_LINKS = ['vip', 'raffle', 'referral', 'rebate', 'missions'] as const
export type PromotionLink = (typeof PROMOTION_LINKS)[number]

/** Why a promotion is closed for the player. */
export const CLOSED_CAUSES = ['ended', 'soldOut', 'notForYou', 'limit', 'expired'] as const
export type ClosedCause = (typeof CLOSED_CAUSES)[number]

export const NEED_KINDS = [
  'deposit',
  'bet',
  'slotBet',
  'liveLoss',
  'phone',
  'birthday',
  'zalo',
] as const
export type NeedKind = (typeof NEED_KINDS)[number]

export const NeedSchema = v.object({
  kind: optionalField(v.picklist([...NEED_KINDS, 'other']), 'other'),
  /**
   * Amount that the condition requires, and the amount that the player has so far; null for a
   * condition without an amount.
   */
  required: v.nullable(AmountSchema),
  done: v.nullable(AmountSchema),
  met: v.boolean(),
})
export type Need = v.InferOutput<typeof NeedSchema>

const IdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))

const PromotionRewardSchema = v.object({
  kind: optionalField(v.picklist([...REWARD_KINDS, 'other']), 'other'),
  /** Amount of the reward in money or points; null if the amount is not known. */
  amount: v.nullable(AmountSchema),
  /** True if the amount is the highest reward that the promotion may pay. */
  upTo: optionalField(v.boolean(), false),
  ...BONUS_TERMS,
})

const entries = {
  id: IdSchema,
  title: NameSchema,
  /** Description of the promotion's reward in one line. */
  summary: v.pipe(v.string(), v.maxLength(300)),
  picture: v.pipe(v.string(), v.maxLength(2000)),
  category: optionalField(v.picklist([...CATEGORIES, 'other']), 'other'),
  kind: optionalField(v.picklist([...PROMOTION_KINDS, 'other']), 'other'),
  status: optionalField(v.picklist([...PROMOTION_STATUSES, 'unknown']), 'unknown'),
  /** Reason why the promotion is closed; null if open. */
  cause: optionalField(v.nullable(v.picklist(CLOSED_CAUSES)), null),
  startsAt: TimestampSchema,
  /** End of the promotion, or of its present round; null if it has no end. */
  endsAt: v.nullable(TimestampSchema),
  reward: PromotionRewardSchema,
  /** How many players can still get the reward in this round; null without a limit. */
  placesLeft: optionalField(v.nullable(CountSchema), null),
  needs: listOf(NeedSchema),
  /** Page of the site that the promotion links to; null for none. */
  link: optionalField(v.nullable(v.picklist(PROMOTION_LINKS)), null),
}

export const PromotionSchema = v.object(entries)
export type Promotion = v.InferOutput<typeof PromotionSchema>

const RankedSchema = v.object({
  rank: CountSchema,
  player: NameSchema,
  score: AmountSchema,
  prize: AmountSchema,
})

export const PromotionDetailSchema = v.object({
  ...entries,
  /** HTML of the terms, which is not trusted; it is shown only through `SanitizedHtml`. */
  content: v.string(),
  /** State of the player's application for this promotion; null if players cannot apply for it. */
  application: optionalField(
    v.nullable(
      v.object({
        needsPicture: optionalField(v.boolean(), false),
        /** The player's latest application; null if there is none. */
        sent: v.nullable(
          v.object({
            comment: v.pipe(v.string(), v.maxLength(500)),
            pictures: CountSchema,
            at: TimestampSchema,
          }),
        ),
        /** Why the application was refused, in the operator's words; null if no reason is given. */
        reason: v.nullable(v.pipe(v.string(), v.maxLength(500))),
        mayApply: v.boolean(),
      }),
    ),
    null,
  ),
  /** Ranks of a tournament; null in other promotions. */
  standing: optionalField(
    v.nullable(v.object({ own: v.nullable(RankedSchema), leaders: listOf(RankedSchema) })),
    null,
  ),
})
export type PromotionDetail = v.InferOutput<typeof PromotionDetailSchema>
