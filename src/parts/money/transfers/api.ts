import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CurrencySchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'

const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** Amount of a transfer; above zero. */
const SentAmountSchema = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,15}(?:\.\d{1,8})?$/))

/**
 * The payee of a transfer. The gateway masks an upline's account name, so the page never learns it.
 */
const PayeeSchema = v.object({
  id: v.string(),
  account: NameSchema,
  nickname: optionalField(v.nullable(NameSchema), null),
})

export type Payee = v.InferOutput<typeof PayeeSchema>

/** Direction of a transfer: to the upline or to a downline. */
const DirectionSchema = v.picklist(['UPLINE', 'DOWNLINE'])
export type Direction = v.InferOutput<typeof DirectionSchema>

const ReceiptSchema = v.object({
  id: v.string(),
  at: TimestampSchema,
  direction: optionalField(DirectionSchema, 'UPLINE'),
  payee: PayeeSchema,
  amount: AmountSchema,
  currency: CurrencySchema,
})
export type TransferReceipt = v.InferOutput<typeof ReceiptSchema>

/**
 * Loads to whom a player may transfer money, and how much (docs/product.md §10.5): to the upline,
 * or to the downline in `payeeId`. The payee is null if there is no upline, or the downline may not
 * be paid. The daily limit counts by the merchant's days, for each direction separately. Refused
 * with `member_not_found` if no member of the team has that id.
 */
export const getTransferTerms = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getMemberTransferTerms',
  summary: 'Payee and limits of transfers within the team',
  access: 'player',
  feature: 'agents',
  trial: 'refused',
  query: v.object({ direction: DirectionSchema, payeeId: v.optional(v.string()) }),
  reply: v.object({
    payee: v.nullable(PayeeSchema),
    balance: AmountSchema,
    currency: CurrencySchema,
    minAmount: AmountSchema,
    maxAmount: AmountSchema,
    dailyLimit: AmountSchema,
    dailyLeft: AmountSchema,
    /** What must be bet before money may leave the account; null if nothing. */
    turnover: optionalField(
      v.nullable(v.object({ left: AmountSchema, required: AmountSchema })),
      null,
    ),
  }),
})
export type TransferTerms = v.InferOutput<(typeof getTransferTerms.definition)['reply']>

/**
 * Transfers money to the upline or to a direct downline. Refused with `payment_password_…`,
 * `insufficient_balance`, `payee_not_found` (the upline has changed, or the member is no longer a
 * downline), `withdrawal_blocked` (turnover is open), `amount_out_of_bounds` or
 * `daily_limit_reached` (`data.left`).
 */
export const transferToMember = call({
  method: 'post',
  path: '/wps/relay/passwordCheck/MCSFE_memberTransfer',
  summary: 'Transfer money within the team',
  access: 'player',
  feature: 'agents',
  trial: 'refused',
  intent: true,
  encrypted: true,
  body: v.object({
    direction: DirectionSchema,
    payeeId: v.string(),
    amount: SentAmountSchema,
    paymentPassword: v.pipe(v.string(), v.maxLength(255)),
  }),
  reply: v.object({ ...ReceiptSchema.entries, balance: AmountSchema }),
})

/**
 * Loads the receipt of a transfer that the player made, by its number or by its idempotency key.
 * Refused with `transfer_not_found` if no transfer was made with that key.
 */
export const getTransferReceipt = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getMemberTransfer',
  summary: 'Receipt of a transfer within the team',
  access: 'player',
  trial: 'refused',
  query: v.object({ id: v.optional(IdSchema), intentKey: v.optional(IdSchema) }),
  reply: ReceiptSchema,
})
