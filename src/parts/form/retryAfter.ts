import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'

/**
 * Seconds to wait after too many requests, if the gateway does not send a number (docs/product.md
 * §9).
 */
const LOCKOUT_SECONDS = 300

const RefusalSchema = v.object({ retryAfterSeconds: v.pipe(v.number(), v.minValue(1)) })

/**
 * Reads from the gateway's refusal after too many requests how many seconds the player must wait.
 */
export function retryAfterSeconds(error: GatewayError): number {
  const data = v.safeParse(RefusalSchema, error.data)
  return data.success ? data.output.retryAfterSeconds : LOCKOUT_SECONDS
}
