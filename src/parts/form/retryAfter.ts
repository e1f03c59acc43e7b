import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'

/** How long to wait after too many requests if the gateway does not say (docs/product.md §9). */
const LOCKOUT_SECONDS = 300

const RefusalSchema = v.object({ retryAfterSeconds: v.pipe(v.number(), v.minValue(1)) })

/** Reads the seconds until the gateway accepts another request after too many. */
export function retryAfterSeconds(error: GatewayError): number {
  const data = v.safeParse(RefusalSchema, error.data)
  return data.success ? data.output.retryAfterSeconds : LOCKOUT_SECONDS
}
