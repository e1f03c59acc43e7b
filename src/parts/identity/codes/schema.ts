import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'

/** The longest verification code (docs/product.md §5). */
export const MAX_CODE_LENGTH = 255

/** Proof of a phone number by Firebase instead of a code of the gateway's own. */
export const FirebaseProofSchema = v.object({
  firebaseChannel: v.literal('WEB'),
  firebaseIdToken: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5000)),
})

/** Reply after a code was sent; another may be requested after these minutes. */
export const CodeSentSchema = v.object({
  expiredMinutes: optionalField(v.pipe(v.number(), v.minValue(0), v.maxValue(1440)), 1),
})
