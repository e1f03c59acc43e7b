import { Big } from 'big.js'
import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  NameSchema,
  TimestampSchema,
} from '#core/contract/values.ts'
import { countDecimals } from '#lib/amounts.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'

export const GOOD_CATEGORIES = [
  'electronics',
  'appliances',
  'gold',
  'vouchers',
  'freeBets',
  'brand',
] as const
export type GoodCategory = (typeof GOOD_CATEGORIES)[number]

/** How goods come to a player: by post, as a code on the receipt, or as money that must be bet. */
export const DELIVERIES = ['address', 'code', 'credit'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** States of a redemption (docs/product.md §11.5). */
export const REDEEM_STATUSES = [
  'applying',
  'inProcess',
  'approved',
  'processing',
  'passed',
  'completed',
  'rejected',
] as const
export type RedeemStatus = (typeof REDEEM_STATUSES)[number]

/** States in which points, money and stock are set aside, and a rejection gives them back. */
export const OPEN_STATUSES: readonly string[] = ['applying', 'inProcess', 'approved', 'processing']
/** States after which nothing more happens. */
export const FINAL_STATUSES: readonly string[] = ['completed', 'rejected']

/** What moved a player's points. */
export const ENTRY_TYPES = [
  'EARNED',
  'REWARD',
  'REDEEMED',
  'RETURNED',
  'CONVERTED',
  'EXPIRED',
] as const
export type EntryType = (typeof ENTRY_TYPES)[number]

/** What a player asks the points details for. */
export const ENTRY_KINDS = ['IN', 'OUT'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** What points are worth: so many for so much money. */
export const RatioSchema = v.object({
  points: v.pipe(CountSchema, v.minValue(1)),
  amount: AmountSchema,
})
export type Ratio = v.InferOutput<typeof RatioSchema>

export const PointConfigSchema = v.object({
  currency: CurrencySchema,
  /** How much valid bet makes one point, by category. */
  rates: listOf(v.object({ gameType: GameTypeSchema, betPerPoint: AmountSchema })),
  /** Points of a month are there to the end of this many months later. */
  expiryMonths: optionalField(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  /** Null if points are not changed into money here. */
  conversion: optionalField(
    v.nullable(
      v.object({
        ...RatioSchema.entries,
        minPoints: CountSchema,
        maxPoints: CountSchema,
        dailyPoints: CountSchema,
      }),
    ),
    null,
  ),
})
export type PointConfig = v.InferOutput<typeof PointConfigSchema>
export type Conversion = NonNullable<PointConfig['conversion']>

export const GoodSchema = v.pipe(
  v.object({
    rewardId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    rewardName: NameSchema,
    summary: optionalField(v.pipe(v.string(), v.maxLength(1000)), ''),
    category: optionalField(v.optional(v.picklist(GOOD_CATEGORIES)), undefined),
    imageUrl: optionalField(v.optional(v.string()), undefined),
    pointsRequired: v.pipe(CountSchema, v.minValue(1)),
    /** Money besides the points; zero for most. */
    amountRequired: AmountSchema,
    stock: CountSchema,
    /** Pieces that may be redeemed at once. */
    maxQuantity: optionalField(v.pipe(CountSchema, v.minValue(1)), 1),
    /** A way that a later version may know of cannot be redeemed here. */
    delivery: optionalField(v.optional(v.picklist(DELIVERIES)), undefined),
    isNew: optionalField(v.boolean(), false),
    isHot: optionalField(v.boolean(), false),
    /** What a free bet credits, and how many times it must be bet. */
    bonus: optionalField(
      v.nullable(v.object({ amount: AmountSchema, times: v.pipe(v.number(), v.minValue(0)) })),
      null,
    ),
  }),
  v.transform(({ rewardId, rewardName, pointsRequired, amountRequired, category, ...wire }) => ({
    ...wire,
    id: rewardId,
    name: rewardName,
    points: pointsRequired,
    amount: amountRequired,
    category: category ?? ('other' as const),
  })),
)
export type Good = v.InferOutput<typeof GoodSchema>

const text = (least: number, most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most))

export const AddressSchema = v.object({
  name: text(2, 100),
  phone: v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s()-]{6,24}$/)),
  line: text(5, 200),
  city: text(2, 100),
  postcode: text(3, 12),
  /** A size, or a word to the courier. */
  note: optionalField(v.pipe(v.string(), v.trim(), v.maxLength(140)), ''),
})
export type Address = v.InferOutput<typeof AddressSchema>

/** A redemption of goods, or a conversion into money. */
export const ExchangeSchema = v.pipe(
  v.object({
    transNo: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    exchangeType: v.picklist(['GOODS', 'CONVERT']),
    applyTime: TimestampSchema,
    productName: NameSchema,
    imageUrl: optionalField(v.optional(v.string()), undefined),
    quantity: CountSchema,
    pointsRequired: CountSchema,
    /** What it cost besides the points; of a conversion, what it paid. */
    amountRequired: AmountSchema,
    currency: CurrencySchema,
    status: optionalField(v.picklist([...REDEEM_STATUSES, 'unknown'] as const), 'unknown'),
    delivery: optionalField(v.optional(v.picklist(DELIVERIES)), undefined),
    /** What the operator says, such as why it was rejected. */
    remark: optionalField(v.pipe(v.string(), v.maxLength(1000)), ''),
    /** How to follow the parcel. */
    tracking: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
    /** What a voucher is used with. */
    code: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
    pointsRatio: optionalField(v.nullable(RatioSchema), null),
    /** The player's account that money came to, or from. */
    paidAccount: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
    receivingAddress: optionalField(v.nullable(AddressSchema), null),
    steps: listOf(v.object({ status: v.picklist(REDEEM_STATUSES), time: TimestampSchema })),
  }),
  v.transform(
    ({
      transNo,
      exchangeType,
      applyTime,
      productName,
      pointsRequired,
      amountRequired,
      ...wire
    }) => ({
      ...wire,
      id: transNo,
      kind: exchangeType,
      at: applyTime,
      name: productName,
      points: pointsRequired,
      amount: amountRequired,
    }),
  ),
)
export type Exchange = v.InferOutput<typeof ExchangeSchema>

export const PointEntrySchema = v.pipe(
  v.object({
    transId: v.pipe(NameSchema, v.maxLength(100)),
    transType: optionalField(v.optional(v.picklist(ENTRY_TYPES)), undefined),
    /** Negative if they left. */
    points: v.pipe(v.number(), v.integer()),
    balanceAfter: CountSchema,
    referenceNo: v.string(),
    /** The day whose bets earned them. */
    betDay: optionalField(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
    transTime: TimestampSchema,
  }),
  v.transform(({ transId, transType, transTime, referenceNo, ...wire }) => ({
    ...wire,
    id: transId,
    type: transType ?? ('UNKNOWN' as const),
    reference: referenceNo,
    at: transTime,
  })),
)
export type PointEntry = v.InferOutput<typeof PointEntrySchema>

/**
 * What points are worth in money, rounded down to what the currency has; both sides compute it by
 * this.
 */
export const moneyOf = (points: number, ratio: Ratio, currency: string): string =>
  new Big(points)
    .times(ratio.amount)
    .div(ratio.points)
    .round(countDecimals(currency), Big.roundDown)
    .toFixed(countDecimals(currency))

/** An address as a courier reads it. */
export const addressLines = ({ name, phone, line, city, postcode, note }: Address): string =>
  [name, phone, line, `${city} ${postcode}`, note].filter(Boolean).join('\n')
