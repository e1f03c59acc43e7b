import type { Transport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'

/**
 * Refuses a call that needs a session if there is no session. A component that is not yet rendered
 * again after a logout may still send a player's calls.
 */
export function withSession(transport: Transport, hasSession: () => boolean): Transport {
  return (definition, input, options) =>
    definition.access === 'visitor' || hasSession()
      ? transport(definition, input, options)
      : Promise.reject(new GatewayError('not_logged_in', { status: 401 }))
}
