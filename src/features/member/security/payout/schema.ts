import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { NameSchema, TimestampSchema } from '#core/contract/values.ts'

export const PAYOUT_KINDS = ['bank', 'ewallet', 'crypto'] as const
export const PayoutKindSchema = v.picklist(PAYOUT_KINDS)
export type PayoutKind = v.InferOutput<typeof PayoutKindSchema>

/**
 * Why a payout account must wait before it can be used: it was added, a forgotten payment password
 * was replaced, or the email address was changed.
 */
export const WAIT_REASONS = ['added', 'paymentPassword', 'email'] as const
export type WaitReason = (typeof WAIT_REASONS)[number]

const LengthSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))

/** A bank, an e-wallet or a network of cryptocurrencies, with the rule for its account numbers. */
export const InstitutionSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^\w{2,20}$/)),
  name: NameSchema,
  kind: PayoutKindSchema,
  format: v.picklist(['digits', 'tron', 'evm', 'bitcoin']),
  minLength: LengthSchema,
  maxLength: LengthSchema,
})
export type Institution = v.InferOutput<typeof InstitutionSchema>

export const PayoutAccountSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  kind: PayoutKindSchema,
  institution: v.pipe(v.string(), v.maxLength(100)),
  institutionName: NameSchema,
  /** Account number of which all but a few characters are hidden. */
  maskedNumber: v.pipe(v.string(), v.maxLength(100)),
  /** Name of the account's owner; empty for a crypto address. */
  holder: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
  isDefault: optionalField(v.boolean(), false),
  /** Time from which withdrawals can be paid to the account. */
  usableFrom: TimestampSchema,
})
export type PayoutAccount = v.InferOutput<typeof PayoutAccountSchema>
