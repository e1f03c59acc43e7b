import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'

/** The most characters of a verification code (docs/product.md §5). */
export const MAX_CODE_LENGTH = 255

/** Firebase's proof of a phone number, which replaces the gateway's own code. */
export const FirebaseProofSchema = v.object({
  firebaseChannel: v.literal('WEB'),
  firebaseIdToken: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5000)),
})

/** Reply after a code was sent; after these minutes another code may be requested. */
export const CodeSentSchema = v.object({
  expiredMinutes: optionalField(v.pipe(v.number(), v.minValue(0), v.maxValue(1440)), 1),
})
