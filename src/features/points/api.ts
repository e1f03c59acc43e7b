import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { NEXT_PAGE, pageOf } from '#core/contract/paging.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, CurrencySchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import {
  AddressSchema,
  ENTRY_KINDS,
  ExchangeSchema,
  GoodSchema,
  PointConfigSchema,
  PointEntrySchema,
} from './schema.ts'

const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const LanguageSchema = v.picklist(LANGUAGE_CODES)
const SecretSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const PointsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e12))
const PAGE = pageOf(500)
export const getPointConfig = call({
  method: 'get',
  path: '/wps/relay/MCS2_getPointConfig',
  summary: 'How points are earned, how long they last and what they are worth',
  access: 'visitor',
  feature: 'pointsMall',
  anonymous: true,
  reply: PointConfigSchema,
})

/** Lists the goods of the points mall in the order in which the mall shows them. */
export const listGoods = call({
  method: 'get',
  path: '/wps/relay/MCS2_getPointReward',
  summary: 'Goods that points buy, with their stock',
  access: 'visitor',
  feature: 'pointsMall',
  anonymous: true,
  query: v.object({ language: LanguageSchema }),
  context: { language: 'language' },
  reply: v.object({ list: listOf(GoodSchema), currency: CurrencySchema }),
})

/** Lists the player's redemptions and conversions, the newest first. */
export const listExchanges = call({
  method: 'get',
  path: '/wps/relay/MCS2_getRedeemPointList',
  summary: 'Redemptions and conversions of a player',
  access: 'player',
  feature: 'pointsMall',
  trial: 'refused',
  query: v.object({
    ...PAGE,
    redeemState: v.optional(v.picklist(['open', 'done', 'rejected'])),
    language: LanguageSchema,
  }),
  context: { language: 'language' },
  reply: v.object({ list: listOf(ExchangeSchema), ...NEXT_PAGE }),
})

/** Loads a redemption or conversion by its number, or by the idempotency key of its request. */
export const getExchange = call({
  method: 'get',
  path: '/wps/relay/MCS2_getRedeemPoint',
  summary: 'One redemption or conversion',
  access: 'player',
  feature: 'pointsMall',
  trial: 'refused',
  query: v.object({
    transNo: v.optional(IdSchema),
    intentKey: v.optional(IdSchema),
    language: LanguageSchema,
  }),
  context: { language: 'language' },
  reply: ExchangeSchema,
})

/**
 * Lists the movements of the player's points, the newest first. The sums are those of all pages.
 */
export const listPointEntries = call({
  method: 'get',
  path: '/wps/relay/MCS2_getPointDetails',
  summary: 'Movements of a player’s points, with the points after each',
  access: 'player',
  feature: 'pointsMall',
  trial: 'refused',
  query: v.object({
    /** First and last day in the brand's time zone, both included. */
    startDate: v.pipe(v.string(), v.isoDate()),
    endDate: v.pipe(v.string(), v.isoDate()),
    ...PAGE,
    transKind: v.optional(v.picklist(ENTRY_KINDS)),
  }),
  reply: v.object({
    list: listOf(PointEntrySchema),
    ...NEXT_PAGE,
    sums: v.object({ count: CountSchema, received: CountSchema, spent: CountSchema }),
  }),
})

/**
 * Redeems a good. Refusals besides those of the payment password: `good_not_found`,
 * `out_of_stock`, `insufficient_points`, `terms_changed`, `too_many_pieces`, `address_required`.
 */
export const redeemGood = call({
  method: 'post',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  summary: 'Redeem goods for points',
  access: 'player',
  feature: 'pointsMall',
  trial: 'refused',
  intent: true,
  encrypted: true,
  body: v.object({
    rewardId: IdSchema,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    /** Price of all pieces in points and money, as the review step showed it. */
    points: PointsSchema,
    amount: AmountSchema,
    address: v.optional(AddressSchema),
    paymentPassword: SecretSchema,
    language: LanguageSchema,
  }),
  context: { language: 'language' },
  reply: ExchangeSchema,
})

/**
 * Converts points into money. Refusals besides those of the payment password: `conversion_off`,
 * `points_out_of_limits`, `daily_limit`, `insufficient_points`, `terms_changed`.
 */
export const convertPoints = call({
  method: 'post',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  summary: 'Turn points into money',
  access: 'player',
  feature: 'pointsMall',
  trial: 'refused',
  intent: true,
  encrypted: true,
  body: v.object({
    points: PointsSchema,
    /** Amount of money for the points, as the review step showed it. */
    amount: AmountSchema,
    paymentPassword: SecretSchema,
    language: LanguageSchema,
  }),
  context: { language: 'language' },
  reply: ExchangeSchema,
})
