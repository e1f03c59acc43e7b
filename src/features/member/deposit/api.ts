import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { UploadIdSchema } from '#parts/form/uploads/api.ts'
import { BonusOfferSchema, DepositSchema, MethodSchema } from './schema.ts'

const PositiveAmountSchema = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,15}(?:\.\d{1,8})?$/))
const IdSchema = v.object({ id: v.pipe(v.string(), v.maxLength(40)) })
/** Idempotency key of the request that began the deposit. */
const KeySchema = v.pipe(v.string(), v.maxLength(64))

/** Lists the payment methods in the brand's currency, with the bonuses that a deposit can have. */
export const listDepositMethods = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getDepositMethods',
  summary: 'Ways to deposit, and bonuses to choose from',
  access: 'player',
  trial: 'refused',
  reply: v.object({ methods: listOf(MethodSchema), bonuses: listOf(BonusOfferSchema) }),
})

/** The request that begins a deposit. */
export const DepositRequestSchema = v.object({
  methodId: v.pipe(v.string(), v.maxLength(40)),
  amount: v.optional(PositiveAmountSchema),
  network: v.optional(v.pipe(v.string(), v.maxLength(20))),
  voucher: v.optional(v.pipe(v.string(), v.maxLength(40))),
  bonusId: v.optional(v.pipe(v.string(), v.maxLength(40))),
})
export type DepositRequest = v.InferOutput<typeof DepositRequestSchema>

/**
 * Begins a deposit. A voucher has its code in place of an amount. Refusals: `amount_out_of_range`
 * (also below the bonus's minimum), `method_in_maintenance`, `bonus_not_offered`,
 * `voucher_unknown`, `voucher_used`, `too_many_deposits`.
 */
export const addDeposit = call({
  method: 'post',
  path: '/wps/relay/MCSFE_addDeposit',
  summary: 'Begin a deposit',
  access: 'player',
  trial: 'refused',
  intent: true,
  body: DepositRequestSchema,
  reply: DepositSchema,
})

export const getDeposit = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getDeposit',
  summary:
    'A deposit with its state and what to do next, by its number or the key that it was begun with',
  access: 'player',
  trial: 'refused',
  query: v.object({ id: v.optional(IdSchema.entries.id), intentKey: v.optional(KeySchema) }),
  reply: DepositSchema,
})

/** Lists the open deposits and the last past ones, the newest first. */
export const listDeposits = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getDeposits',
  summary: 'Open and recent deposits',
  access: 'player',
  trial: 'refused',
  reply: v.object({ deposits: listOf(DepositSchema) }),
})

/** Cancels a deposit. Refused with `deposit_not_open` once the deposit is paid or over. */
export const cancelDeposit = call({
  method: 'post',
  path: '/wps/relay/MCSFE_cancelDeposit',
  summary: 'Give a deposit up that is not paid yet',
  access: 'player',
  trial: 'refused',
  intent: true,
  body: IdSchema,
  reply: DepositSchema,
})

export const confirmDepositPaid = call({
  method: 'post',
  path: '/wps/relay/MCSFE_confirmDepositPaid',
  summary: 'Say that a deposit is paid',
  access: 'player',
  trial: 'refused',
  intent: true,
  body: IdSchema,
  reply: DepositSchema,
})

/**
 * Sends pictures of a bank's slip. Refused with `slip_used` if the slip's reference already
 * proves any player's other deposit.
 */
export const addDepositProof = call({
  method: 'post',
  path: '/wps/relay/MCSFE_addDepositProof',
  summary: 'Prove a deposit by the bank’s slip',
  access: 'player',
  trial: 'refused',
  intent: true,
  body: v.object({
    ...IdSchema.entries,
    uploadIds: v.pipe(v.array(UploadIdSchema), v.minLength(1), v.maxLength(3)),
    /** Reference of the transfer, as the slip shows it. */
    transRef: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{4,40}$/))),
  }),
  reply: DepositSchema,
})
