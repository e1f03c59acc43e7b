import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  NameSchema,
  TimestampSchema,
} from '#core/contract/values.ts'
import { WeightsSchema } from '#parts/money/turnover/schema.ts'

/** Kinds of payment methods, as the gateway names them. */
export const METHOD_KINDS = [
  'promptPay',
  'vietQr',
  'bankTransfer',
  'ewallet',
  'card',
  'crypto',
  'voucher',
] as const
export type MethodKind = (typeof METHOD_KINDS)[number]

export const MethodSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(METHOD_KINDS),
  name: NameSchema,
  min: AmountSchema,
  max: AmountSchema,
  /** Amounts that the deposit form offers as buttons. */
  presets: optionalField(v.array(AmountSchema), []),
  /**
   * Fee of the payment method, in percent of the amount as a decimal string; `0` if there is
   * none.
   */
  feePercent: AmountSchema,
  /** Minutes until a deposit by this method usually arrives. */
  minutes: optionalField(CountSchema, 0),
  /**
   * Present while the payment method is in maintenance; `endsAt` is null if the end is not known.
   */
  maintenance: v.nullable(v.object({ endsAt: v.nullable(TimestampSchema) })),
  /**
   * Networks on which the player can send the cryptocurrency; empty for every other payment method.
   */
  networks: optionalField(
    v.array(v.object({ code: v.string(), name: NameSchema, confirmations: CountSchema })),
    [],
  ),
})
export type Method = v.InferOutput<typeof MethodSchema>

export const BonusOfferSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  title: NameSchema,
  percent: CountSchema,
  /** Largest amount that the bonus adds to the deposit. */
  most: AmountSchema,
  /** Smallest deposit that gets the bonus. */
  least: AmountSchema,
  /** How many times the deposit and its bonus must be bet before a withdrawal. */
  turnover: CountSchema,
  /** Days after the deposit within which the bonus must be bet; null without a limit. */
  betWithinDays: optionalField(v.nullable(CountSchema), null),
  weights: WeightsSchema,
})
export type BonusOffer = v.InferOutput<typeof BonusOfferSchema>

/** States of a deposit (docs/product.md §10.3). */
export const DEPOSIT_STATES = [
  'created',
  'awaitingPayment',
  'proofSubmitted',
  'detected',
  'processing',
  'succeeded',
  'failed',
  'expired',
  'cancelled',
  'unresolved',
  'returned',
] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** Why the cashier checks a payment before it is credited. */
export const ODD_CAUSES = ['late', 'under', 'over', 'duplicate'] as const
export type OddCause = (typeof ODD_CAUSES)[number]

/** Reasons for a failed deposit, as the gateway names them. */
export const DEPOSIT_REASONS = [
  'notFound',
  'slipUnreadable',
  'slipUsed',
  'otherName',
  'declined',
  'bankDown',
] as const
export type DepositReason = (typeof DEPOSIT_REASONS)[number]

const NextActionSchema = v.variant('kind', [
  v.object({
    kind: v.literal('showQr'),
    scheme: v.literal('promptPay'),
    /** Recipient of the PromptPay payment: a mobile number, a tax id or an e-wallet id. */
    target: v.pipe(v.string(), v.regex(/^\d{9,15}$/)),
    holder: NameSchema,
    reference: v.string(),
  }),
  v.object({
    kind: v.literal('showAccount'),
    bank: NameSchema,
    /** Number of the bank at NAPAS; null if the bank accepts no transfers by VietQR code. */
    bin: v.nullable(v.pipe(v.string(), v.regex(/^\d{6}$/))),
    number: v.pipe(v.string(), v.regex(/^\d{6,30}$/)),
    holder: NameSchema,
    reference: v.string(),
  }),
  v.object({
    kind: v.literal('showAddress'),
    network: NameSchema,
    address: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20,100}$/)),
    asset: CurrencySchema,
    /** Amount of the cryptocurrency that the player must send. */
    assetAmount: AmountSchema,
  }),
  /** The payment page opens only if its origin is on the brand's list of payment origins. */
  v.object({
    kind: v.literal('redirect'),
    url: v.pipe(
      v.string(),
      v.description(
        'Leads back to `/member#depositv2/<id>` on the site that the deposit was begun on, if that is one of the merchant’s configured origins.',
      ),
    ),
  }),
  v.object({ kind: v.literal('uploadProof') }),
  v.object({ kind: v.literal('none') }),
])
export type NextAction = v.InferOutput<typeof NextActionSchema>

export const DepositSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{4,40}$/)),
  methodId: v.string(),
  kind: optionalField(v.picklist(METHOD_KINDS), 'bankTransfer'),
  methodName: NameSchema,
  /** A state of a deposit that this version does not know is shown as `processing`. */
  state: optionalField(v.picklist(DEPOSIT_STATES), 'processing'),
  /** Why the cashier checks the deposit; set only if the deposit is or was unresolved. */
  cause: optionalField(v.nullable(v.picklist(ODD_CAUSES)), null),
  /** Why the deposit failed; null if this version does not know the reason. */
  reason: optionalField(v.nullable(v.picklist(DEPOSIT_REASONS)), null),
  nextAction: optionalField(NextActionSchema, { kind: 'none' }),
  currency: CurrencySchema,
  /** Amount that the player must pay. */
  amount: AmountSchema,
  /** Part of the amount that has arrived so far. */
  received: AmountSchema,
  fee: AmountSchema,
  /** Amount that was added to the balance, without the bonus. */
  credited: AmountSchema,
  bonus: v.nullable(
    v.object({
      title: NameSchema,
      amount: AmountSchema,
      /**
       * Amount that the player must bet before a withdrawal, and the deadline for it; null if
       * nothing must be bet.
       */
      toBet: optionalField(v.nullable(AmountSchema), null),
      betBy: optionalField(v.nullable(TimestampSchema), null),
    }),
  ),
  /** The bonus that the player chose. A successful deposit may still not get it. */
  chosenBonus: optionalField(v.nullable(BonusOfferSchema), null),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  /** Time until which the player can pay; null if there is no deadline. */
  expiresAt: v.nullable(TimestampSchema),
  /** Whether the player has pressed the button that says the deposit is paid. */
  saidPaid: optionalField(v.boolean(), false),
  /** Number of pictures that the player sent as proof of the payment. */
  proofs: optionalField(CountSchema, 0),
  /**
   * Number of blocks that confirm the payment, and how many are needed; null if the payment is not
   * in a cryptocurrency.
   */
  confirmations: optionalField(
    v.nullable(v.object({ seen: CountSchema, needed: CountSchema })),
    null,
  ),
  mayCancel: optionalField(v.boolean(), false),
})
export type Deposit = v.InferOutput<typeof DepositSchema>
