import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { BONUS_TERMS, REWARD_KINDS } from '#parts/money/rewards/schema.ts'

/** How a promotion stands for who asks (docs/product.md §11.1). */
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

/** Pages that a promotion may be about. */
export const PROMOTION_LINKS = ['vip', 'raffle', 'referral', 'rebate', 'missions'] as const
export type PromotionLink = (typeof PROMOTION_LINKS)[number]

/** Why one that is closed is. */
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
  /** Amounts of money; null for what is either there or not. */
  required: v.nullable(AmountSchema),
  done: v.nullable(AmountSchema),
  met: v.boolean(),
})
export type Need = v.InferOutput<typeof NeedSchema>

const IdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))

const entries = {
  id: IdSchema,
  title: NameSchema,
  /** One line about what is to be had. */
  summary: v.pipe(v.string(), v.maxLength(300)),
  picture: v.pipe(v.string(), v.maxLength(2000)),
  category: optionalField(v.picklist([...CATEGORIES, 'other']), 'other'),
  kind: optionalField(v.picklist([...PROMOTION_KINDS, 'other']), 'other'),
  status: optionalField(v.picklist([...PROMOTION_STATUSES, 'unknown']), 'unknown'),
  /** Of one that is closed. */
  cause: optionalField(v.nullable(v.picklist(CLOSED_CAUSES)), null),
  startsAt: TimestampSchema,
  /** Of this round, if it comes again; null if it has no end. */
  endsAt: v.nullable(TimestampSchema),
  reward: v.object({
    kind: optionalField(v.picklist([...REWARD_KINDS, 'other']), 'other'),
    /** Money or points; null if it is not known. */
    amount: v.nullable(AmountSchema),
    /** Whether the amount is the most that there may be. */
    upTo: optionalField(v.boolean(), false),
    ...BONUS_TERMS,
  }),
  /** How many can still have it in this round; null without a limit. */
  placesLeft: optionalField(v.nullable(CountSchema), null),
  needs: listOf(NeedSchema),
  /** The page that it is about. */
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
  /** HTML from outside; shown only through `SanitizedHtml`. */
  content: v.string(),
  /** Of one that is applied for. */
  application: optionalField(
    v.nullable(
      v.object({
        needsPicture: optionalField(v.boolean(), false),
        /** What was sent last. */
        sent: v.nullable(
          v.object({
            comment: v.pipe(v.string(), v.maxLength(500)),
            pictures: CountSchema,
            at: TimestampSchema,
          }),
        ),
        /** Why it was refused, in the operator's words. */
        reason: v.nullable(v.pipe(v.string(), v.maxLength(500))),
        mayApply: v.boolean(),
      }),
    ),
    null,
  ),
  /** Of a tournament. */
  standing: optionalField(
    v.nullable(v.object({ own: v.nullable(RankedSchema), leaders: listOf(RankedSchema) })),
    null,
  ),
})
export type PromotionDetail = v.InferOutput<typeof PromotionDetailSchema>
