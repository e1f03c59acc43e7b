import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { AmountSchema } from '#core/contract/values.ts'
import { CodeSentSchema } from '#parts/identity/codes/schema.ts'
import { WithdrawalSchema, WithdrawTermsSchema } from './schema.ts'

const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const PositiveAmountSchema = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,15}(?:\.\d{1,8})?$/))

export const getWithdrawTerms = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getWithdrawTerms',
  summary: 'What can be withdrawn, where to, at what fee, and what stands in the way',
  access: 'player',
  trial: 'refused',
  reply: WithdrawTermsSchema,
})

/**
 * Requests a withdrawal. Refusals besides those of the payment password: `withdrawal_blocked`,
 * `account_not_usable`, `amount_out_of_limits`, `nothing_after_fee`, `terms_changed`,
 * `second_factor_required`, `wrong_second_factor`, `second_factor_expired`.
 */
export const addWithdrawal = call({
  method: 'post',
  path: '/wps/relay/passwordCheck/MCSFE_addWithdrawal',
  summary: 'Ask for a withdrawal',
  access: 'player',
  trial: 'refused',
  intent: true,
  encrypted: true,
  body: v.object({
    accountId: IdSchema,
    amount: PositiveAmountSchema,
    /** Fee that the review step showed to the player. */
    fee: AmountSchema,
    paymentPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    factorCode: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  reply: WithdrawalSchema,
})

/**
 * Sends the code that a withdrawal requires. Refusals: `factor_unavailable` if no phone, email
 * address or app is bound, `too_many_requests` with `retryAfterSeconds`, `sms_quota`.
 */
export const requestWithdrawalCode = call({
  method: 'post',
  path: '/wps/relay/MCSFE_requestWithdrawalCode',
  summary: 'Code to the bound phone or mail address, for a withdrawal',
  access: 'player',
  trial: 'refused',
  body: v.object({ factor: v.picklist(['phone', 'email']) }),
  reply: CodeSentSchema,
})

/** Loads a withdrawal by its id, or by the idempotency key of its request. */
export const getWithdrawal = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getWithdrawal',
  summary: 'One withdrawal with its payouts',
  access: 'player',
  trial: 'refused',
  query: v.object({ id: v.optional(IdSchema), intentKey: v.optional(IdSchema) }),
  reply: WithdrawalSchema,
})

export const listWithdrawals = call({
  method: 'get',
  path: '/wps/relay/MCSFE_listWithdrawals',
  summary: 'Open withdrawals and the last ones',
  access: 'player',
  trial: 'refused',
  reply: listOf(WithdrawalSchema),
})

/**
 * Cancels a withdrawal if the jurisdiction allows it. Refusals: `cancel_not_allowed`,
 * `withdrawal_state`.
 */
export const cancelWithdrawal = call({
  method: 'post',
  path: '/wps/relay/MCSFE_cancelWithdrawal',
  summary: 'Take a withdrawal back that nobody has approved',
  access: 'player',
  trial: 'refused',
  intent: true,
  body: v.object({ id: IdSchema }),
  reply: WithdrawalSchema,
})

export const CONFIRMATIONS = ['received', 'notReceived', 'allReceived'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]
/** Most pictures with which a player proves that a payment did not arrive. */
export const MOST_PROOFS = 3
export const LONGEST_COMMENT = 140

/**
 * Sends the player's answer whether a payment arrived. Refusals: `payout_settled` if another answer
 * or the deadline came first; `proof_required`.
 */
export const confirmPayout = call({
  method: 'post',
  path: '/wps/relay/MCSFE_confirmPayout',
  summary: 'Say of a payout, or of all that are sent, whether it arrived',
  access: 'player',
  trial: 'refused',
  intent: true,
  body: v.object({
    id: IdSchema,
    answer: v.picklist(CONFIRMATIONS),
    /**
     * Id of the part of the payment that the answer is about; left out if the player received all
     * parts.
     */
    payoutId: v.optional(IdSchema),
    /**
     * Ids of all parts of the payment that the page's question named, if the player received all of
     * them.
     */
    payoutIds: v.optional(v.array(IdSchema), []),
    /**
     * Ids of uploaded pictures which prove that the payment did not arrive, at most `MOST_PROOFS`.
     */
    proofs: v.optional(v.pipe(v.array(IdSchema), v.maxLength(MOST_PROOFS)), []),
    comment: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_COMMENT)), ''),
  }),
  reply: WithdrawalSchema,
})

/**
 * Reports that the player is preparing a proof. The part of the payment then waits 15 minutes for
 * it, even past its deadline, but only once.
 */
export const startPayoutProof = call({
  method: 'post',
  path: '/wps/relay/MCSFE_startPayoutProof',
  summary: 'Let a payout wait for the proof that it did not arrive',
  access: 'player',
  trial: 'refused',
  body: v.object({ id: IdSchema, payoutId: IdSchema }),
  reply: WithdrawalSchema,
})
