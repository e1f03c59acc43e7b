import * as v from 'valibot'

/** Result of the brand's human check; the gateway verifies it. */
export const HumanProofSchema = v.object({
  provider: v.picklist(['altcha', 'turnstile']),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)),
})
export type HumanProof = v.InferOutput<typeof HumanProofSchema>
