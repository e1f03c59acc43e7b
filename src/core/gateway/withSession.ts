import type { Transport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'

/**
 * Refuses calls that need a session while there is none, instead of sending them: a component that
 * is not drawn again yet may still ask for what the player who just left was shown.
 */
export function withSession(transport: Transport, hasSession: () => boolean): Transport {
  return (definition, input, options) =>
    definition.access === 'visitor' || hasSession()
      ? transport(definition, input, options)
      : Promise.reject(new GatewayError('not_logged_in', { status: 401 }))
}
