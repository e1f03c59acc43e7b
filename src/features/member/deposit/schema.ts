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

/** How money comes in. */
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
  /** Amounts to tap. */
  presets: optionalField(v.array(AmountSchema), []),
  /** What is kept of the amount, in percent as a decimal string; `0` if nothing is. */
  feePercent: AmountSchema,
  /** How long it usually takes until the money is there. */
  minutes: optionalField(CountSchema, 0),
  /** Present while nobody can pay this way. */
  maintenance: v.nullable(v.object({ endsAt: v.nullable(TimestampSchema) })),
  /** Networks of a crypto currency; empty for all else. */
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
  /** The most that is added. */
  most: AmountSchema,
  /** The least deposit that gets it. */
  least: AmountSchema,
  /** How many times deposit and bonus must be bet before a withdrawal. */
  turnover: CountSchema,
  /** Days from the deposit within which it is to be bet; null without a limit. */
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

/** Why money that came in is looked at by the cashier first. */
export const ODD_CAUSES = ['late', 'under', 'over', 'duplicate'] as const
export type OddCause = (typeof ODD_CAUSES)[number]

/** Why a deposit failed. */
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
    /** Mobile number, tax id or e-wallet id. */
    target: v.pipe(v.string(), v.regex(/^\d{9,15}$/)),
    holder: NameSchema,
    reference: v.string(),
  }),
  v.object({
    kind: v.literal('showAccount'),
    bank: NameSchema,
    /** The bank's number at NAPAS, if its transfers can be asked for by a VietQR code. */
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
    /** How much of the asset is to be sent. */
    assetAmount: AmountSchema,
  }),
  /** Opened only within the origins that the brand allows for payments. */
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
  /** A state that this version does not know is shown as under way. */
  state: optionalField(v.picklist(DEPOSIT_STATES), 'processing'),
  /** Of a deposit that is or was unresolved. */
  cause: optionalField(v.nullable(v.picklist(ODD_CAUSES)), null),
  /** Of a deposit that failed; one that this version does not know is left out. */
  reason: optionalField(v.nullable(v.picklist(DEPOSIT_REASONS)), null),
  nextAction: optionalField(NextActionSchema, { kind: 'none' }),
  currency: CurrencySchema,
  /** What was to be paid. */
  amount: AmountSchema,
  /** What has come in. */
  received: AmountSchema,
  fee: AmountSchema,
  /** What was added to the balance without a bonus. */
  credited: AmountSchema,
  bonus: v.nullable(
    v.object({
      title: NameSchema,
      amount: AmountSchema,
      /** What must be bet for it before a withdrawal, and until when; null if nothing must be. */
      toBet: optionalField(v.nullable(AmountSchema), null),
      betBy: optionalField(v.nullable(TimestampSchema), null),
    }),
  ),
  /** The bonus that was chosen, which it gets once it has succeeded, or did not get. */
  chosenBonus: optionalField(v.nullable(BonusOfferSchema), null),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  /** Until when it can be paid; null if time does not matter. */
  expiresAt: v.nullable(TimestampSchema),
  /** Whether the player has said that it is paid. */
  saidPaid: optionalField(v.boolean(), false),
  /** Pictures that were sent as a proof. */
  proofs: optionalField(CountSchema, 0),
  /** Blocks that confirm a payment, and how many are needed; null but for a crypto currency. */
  confirmations: optionalField(
    v.nullable(v.object({ seen: CountSchema, needed: CountSchema })),
    null,
  ),
  mayCancel: optionalField(v.boolean(), false),
})
export type Deposit = v.InferOutput<typeof DepositSchema>
