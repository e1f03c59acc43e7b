import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CurrencySchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'

const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** Amount of a transfer; above zero. */
const SentAmountSchema = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,15}(?:\.\d{1,8})?$/))

/** Who receives a transfer. The gateway masks an upline, so that no page knows it. */
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
 * Who a player may transfer to, and how much (docs/product.md §10.5): the upline, or a downline whom
 * `payeeId` names. The payee is null if there is no upline, or the downline may not be paid. What is
 * left of the day counts in the merchant's days, for each direction by itself. Refused with
 * `member_not_found` if that is nobody of the team.
 */
export const getTransferTerms = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getMemberTransferTerms',
  summary: 'Payee and limits of transfers within the team',
  access: 'player',
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
  }),
})
export type TransferTerms = v.InferOutput<(typeof getTransferTerms.definition)['reply']>

/**
 * Transfers money to the upline or to a direct downline. Refused with `payment_password_…`,
 * `insufficient_balance`, `payee_not_found` (the upline is another one by now, or the downline is
 * none any more), `amount_out_of_bounds` or `daily_limit_reached` (`data.left`).
 */
export const transferToMember = call({
  method: 'post',
  path: '/wps/relay/passwordCheck/MCSFE_memberTransfer',
  summary: 'Transfer money within the team',
  access: 'player',
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
 * The receipt of a transfer that the player made, by its number or by the idempotency key that it was
 * sent with; refused with `transfer_not_found`, which says that nothing was made with that key.
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
