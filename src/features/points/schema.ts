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
import { BONUS_TERMS } from '#parts/money/rewards/schema.ts'

export const GOOD_CATEGORIES = [
  'electronics',
  'appliances',
  'gold',
  'vouchers',
  'freeBets',
  'brand',
] as const
export type GoodCategory = (typeof GOOD_CATEGORIES)[number]

/**
 * How a good is delivered: by post, as a code on the receipt, or as bonus money that must be bet.
 */
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

/**
 * States of a redemption in which points, money and stock are reserved; a rejection releases them.
 */
export const OPEN_STATUSES: readonly RedeemStatus[] = [
  'applying',
  'inProcess',
  'approved',
  'processing',
]
/** States in which a redemption is over. */
export const FINAL_STATUSES: readonly string[] = ['completed', 'rejected']

/** Types of movements of points, as the gateway names them. */
export const ENTRY_TYPES = [
  'EARNED',
  'REWARD',
  'REDEEMED',
  'RETURNED',
  'CONVERTED',
  'EXPIRED',
] as const
export type EntryType = (typeof ENTRY_TYPES)[number]

/** Filter of the movements of points: points gained or points spent. */
export const ENTRY_KINDS = ['IN', 'OUT'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Rate between points and money: this number of points for this amount of money. */
export const RatioSchema = v.object({
  points: v.pipe(CountSchema, v.minValue(1)),
  amount: AmountSchema,
})
export type Ratio = v.InferOutput<typeof RatioSchema>

export const PointConfigSchema = v.object({
  currency: CurrencySchema,
  /** Amount of valid bets that earns one point, by game category. */
  rates: listOf(v.object({ gameType: GameTypeSchema, betPerPoint: AmountSchema })),
  /**
   * Points expire at the end of this many months after the month in which they were earned; null
   * if they never expire.
   */
  expiryMonths: optionalField(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  /** Terms of the conversion into money; null if the brand does not offer it. */
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
    /** Money that the good costs besides the points; zero for most goods. */
    amountRequired: AmountSchema,
    stock: CountSchema,
    /** Most pieces that one redemption may have. */
    maxQuantity: optionalField(v.pipe(CountSchema, v.minValue(1)), 1),
    /** Kind of delivery; a good with an unknown kind cannot be redeemed in this version. */
    delivery: optionalField(v.optional(v.picklist(DELIVERIES)), undefined),
    isNew: optionalField(v.boolean(), false),
    isHot: optionalField(v.boolean(), false),
    /** Bonus money that one piece credits, and what the player must bet for it. */
    bonus: optionalField(v.nullable(v.object({ amount: AmountSchema, ...BONUS_TERMS })), null),
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
  /** Note that the player adds to the order, such as a size or a message to the courier. */
  note: optionalField(v.pipe(v.string(), v.trim(), v.maxLength(140)), ''),
})
export type Address = v.InferOutput<typeof AddressSchema>

/** A redemption of a good, or a conversion of points into money. */
export const ExchangeSchema = v.pipe(
  v.object({
    transNo: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    exchangeType: v.picklist(['GOODS', 'CONVERT']),
    applyTime: TimestampSchema,
    productName: NameSchema,
    imageUrl: optionalField(v.optional(v.string()), undefined),
    quantity: CountSchema,
    pointsRequired: CountSchema,
    /**
     * Money that a redemption cost besides the points; for a conversion, the money that it paid.
     */
    amountRequired: AmountSchema,
    currency: CurrencySchema,
    status: optionalField(v.picklist([...REDEEM_STATUSES, 'unknown'] as const), 'unknown'),
    delivery: optionalField(v.optional(v.picklist(DELIVERIES)), undefined),
    /** Remark of the operator, such as the reason for a rejection. */
    remark: optionalField(v.pipe(v.string(), v.maxLength(1000)), ''),
    /** Tracking number or tracking address of the parcel. */
    tracking: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
    /** Code by which the player uses the redeemed voucher. */
    code: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
    pointsRatio: optionalField(v.nullable(RatioSchema), null),
    /**
     * Account name of the player from whom a redemption was paid, or to whom a conversion was paid.
     */
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
    /** Whole number of points; negative if they were spent. */
    points: v.pipe(v.number(), v.integer()),
    balanceAfter: CountSchema,
    referenceNo: v.string(),
    /** Day on which the player placed the bets that earned the points. */
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
 * Returns the value of points in money, rounded down to the currency's smallest unit. The gateway
 * uses the same rule.
 */
export const moneyOf = (points: number, ratio: Ratio, currency: string): string =>
  new Big(points)
    .times(ratio.amount)
    .div(ratio.points)
    .round(countDecimals(currency), Big.roundDown)
    .toFixed(countDecimals(currency))

/** Lines of a delivery address in the order that couriers use. */
export const addressLines = ({ name, phone, line, city, postcode, note }: Address): string =>
  [name, phone, line, `${city} ${postcode}`, note].filter(Boolean).join('\n')
