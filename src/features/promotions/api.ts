import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { UploadIdSchema } from '#parts/form/uploads/api.ts'
import { REWARD_KINDS } from '#parts/money/rewards/schema.ts'
import { PROMOTION_STATUSES, PromotionDetailSchema, PromotionSchema } from './schema.ts'

/** Most characters in the comment of an application (docs/product.md §5). */
export const LONGEST_COMMENT = 140
export const MOST_PICTURES = 3

const LanguageSchema = v.picklist(LANGUAGE_CODES)
const IdSchema = v.pipe(v.string(), v.maxLength(60))

/** Reply to an action of the player: the promotion after that action. */
const OutcomeSchema = v.object({
  id: v.string(),
  status: optionalField(v.picklist([...PROMOTION_STATUSES, 'unknown']), 'unknown'),
})

/**
 * Lists the promotions for everybody. The list of a player also has that player's progress in each
 * promotion.
 */
export const listPromotions = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getPromotionList',
  summary: 'Promotions that run, come or are over',
  access: 'visitor',
  feature: 'promotions',
  query: v.object({ language: LanguageSchema }),
  context: { language: 'language' },
  reply: v.object({ promotions: listOf(PromotionSchema) }),
})

/** Loads one promotion. Refused with `promotion_unknown`. */
export const getPromotion = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getPromotion',
  summary: 'A promotion with its terms',
  access: 'visitor',
  feature: 'promotions',
  query: v.object({ id: IdSchema, language: LanguageSchema }),
  context: { language: 'language' },
  reply: PromotionDetailSchema,
})

/**
 * Joins a promotion; joining twice has no further effect. Refusals: `promotion_unknown`,
 * `promotion_closed`.
 */
export const joinPromotion = call({
  method: 'post',
  path: '/wps/relay/MCS2_joinPromotion',
  summary: 'Take part in a promotion',
  access: 'player',
  feature: 'promotions',
  trial: 'refused',
  intent: true,
  body: v.object({ id: IdSchema }),
  reply: OutcomeSchema,
})

/**
 * Claims the reward of a promotion, once in each round. Refusals: `promotion_unknown`,
 * `promotion_closed`, `promotion_sold_out`, `not_qualified`.
 */
export const claimPromotion = call({
  method: 'post',
  path: '/wps/relay/MCS2_claimPromotion',
  summary: 'Claim what a promotion gives',
  access: 'player',
  feature: 'promotions',
  trial: 'refused',
  intent: true,
  body: v.object({ id: IdSchema }),
  reply: v.object({
    ...OutcomeSchema.entries,
    paid: v.object({
      kind: optionalField(v.picklist([...REWARD_KINDS, 'other']), 'other'),
      amount: AmountSchema,
    }),
  }),
})

/**
 * Applies for a promotion with a comment and pictures. Refusals: `promotion_unknown`,
 * `promotion_closed`, `promotion_sold_out`, `not_qualified`, `picture_required`,
 * `upload_unknown`.
 */
export const applyForPromotion = call({
  method: 'post',
  path: '/wps/relay/MCS2_applyPromotion',
  summary: 'Apply for what a promotion gives',
  access: 'player',
  feature: 'promotions',
  trial: 'refused',
  intent: true,
  body: v.object({
    id: IdSchema,
    comment: v.pipe(v.string(), v.maxLength(LONGEST_COMMENT)),
    uploadIds: v.pipe(v.array(UploadIdSchema), v.maxLength(MOST_PICTURES)),
  }),
  reply: OutcomeSchema,
})

/**
 * Connects a Zalo account to the player, which cannot be undone. Refusals: `zalo_taken`,
 * `zalo_connected`.
 */
export const connectZalo = call({
  method: 'post',
  path: '/wps/relay/MCSFE_connectZalo',
  summary: 'Connect a Zalo account',
  access: 'player',
  feature: 'promotions',
  trial: 'refused',
  intent: true,
  body: v.object({ zalo: v.pipe(v.string(), v.regex(/^0\d{9}$/)) }),
  reply: v.object({}),
})
