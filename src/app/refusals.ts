import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import * as v from 'valibot'
import type { CallDefinition } from '#core/contract/call.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { openPopupAtom } from '#core/popups/popups.ts'
import { endSessionAtom } from '#core/session/endSession.ts'
import { PasswordChangeSchema, SESSION_ENDS } from '#core/session/schema.ts'
import { requirePasswordChangeAtom, sessionAtom } from '#core/session/session.ts'
import { permissionQuery } from '#core/system/queries.ts'

/**
 * Codes with which the gateway refuses a call because the whole site is closed to this visitor. The
 * permission call then gives the details.
 */
const WHOLE_SITE = new Set(['maintenance', 'region_restricted', 'invalid_domain'])

const EndSchema = v.object({ reason: v.picklist(SESSION_ENDS) })
const DueSchema = v.object({ reason: PasswordChangeSchema })

/**
 * Creates the handler for refusals that any call may get (docs/architecture.md §4.4): the session
 * ended, the password must change, or the site is closed. The caller handles all other refusals.
 */
export function createRefusalHandler(
  store: ReturnType<typeof createStore>,
  queryClient: QueryClient,
) {
  return (error: GatewayError, definition: CallDefinition, token: string | null): void => {
    const isCurrent = token !== null && token === store.get(sessionAtom)?.token
    if (error.status === 401 && isCurrent) {
      const reason = v.safeParse(EndSchema, error.data)
      store.set(endSessionAtom, reason.success ? reason.output.reason : 'ended')
    } else if (error.code === 'password_change_required' && isCurrent) {
      const reason = v.safeParse(DueSchema, error.data)
      store.set(requirePasswordChangeAtom, reason.success ? reason.output.reason : 'expired')
    } else if (error.code === 'in_need_true_account' && isCurrent) {
      store.set(openPopupAtom, { kind: 'trueAccountNeeded' })
    } else if (WHOLE_SITE.has(error.code) && !definition.path.startsWith('/wps/system/')) {
      void queryClient.invalidateQueries(permissionQuery)
    }
  }
}
