import type { Transport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'

/**
 * Refuses calls that need a session when there is none. A component that has not rendered since a
 * logout may still send a player's calls.
 */
export function withSession(transport: Transport, hasSession: () => boolean): Transport {
  return (definition, input, options) =>
    definition.access === 'visitor' || hasSession()
      ? transport(definition, input, options)
      : Promise.reject(new GatewayError('not_logged_in', { status: 401 }))
}
