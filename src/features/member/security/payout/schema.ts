import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { NameSchema, TimestampSchema } from '#core/contract/values.ts'

export const PAYOUT_KINDS = ['bank', 'ewallet', 'crypto'] as const
export const PayoutKindSchema = v.picklist(PAYOUT_KINDS)
export type PayoutKind = v.InferOutput<typeof PayoutKindSchema>

const LengthSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))

/** A bank, an e-wallet or a network of crypto currencies, with the rule of its numbers. */
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
  /** All but a few characters are hidden. */
  maskedNumber: v.pipe(v.string(), v.maxLength(100)),
  /** Empty for an address. */
  holder: optionalField(v.pipe(v.string(), v.maxLength(300)), ''),
  isDefault: optionalField(v.boolean(), false),
  /** From when on money can be sent to it. */
  usableFrom: TimestampSchema,
})
export type PayoutAccount = v.InferOutput<typeof PayoutAccountSchema>
