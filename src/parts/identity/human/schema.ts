import * as v from 'valibot'

/** What the human check of the brand's provider gave; the gateway verifies it. */
export const HumanProofSchema = v.object({
  provider: v.picklist(['altcha', 'turnstile']),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)),
})
export type HumanProof = v.InferOutput<typeof HumanProofSchema>
