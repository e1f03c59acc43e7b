import { useSetAtom, useStore } from 'jotai'
import { startTransition, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { dropPopupsAtom } from '#core/popups/popups.ts'
import { logout } from './api.ts'
import { endSessionAtom } from './endSession.ts'
import { runLogoutTasks } from './logoutTasks.ts'
import { TRIAL_TYPE, type LoggedIn } from './schema.ts'
import { sessionAtom, startSessionAtom } from './session.ts'
import { tellTabs } from './tabs.ts'

/**
 * Begins a session; the sessions of the site's other tabs end, unless this one is a trial. A trial of
 * this tab ends with all that is open over its page, such as its game.
 *
 * @returns takes what the gateway answered, and whether a social or phone provider vouched for it
 */
export function useStartSession(): (loggedIn: LoggedIn, social?: boolean) => void {
  const store = useStore()
  return useCallback(
    (loggedIn, social) => {
      if (store.get(sessionAtom)) {
        logout({}).catch(() => undefined)
        store.set(dropPopupsAtom, () => true)
      }
      store.set(startSessionAtom, loggedIn, social)
      const { account, type } = loggedIn.memberInfo
      if (type !== TRIAL_TYPE) tellTabs({ kind: 'loggedIn', account })
    },
    [store],
  )
}

/** Ends this tab's session with a message; the gateway is not asked. */
export const useEndSession = () => useSetAtom(endSessionAtom)

/**
 * Logs out: at the gateway if it can be reached, here and in the site's other tabs in any case. The
 * request carries the session and is sent before that is forgotten; what must be done under the
 * session is done first.
 *
 * @returns takes where to go then; resolves once the player is logged out
 */
export function useLogout(): (target: string) => Promise<void> {
  const store = useStore()
  const end = useEndSession()
  const navigate = useNavigate()
  return useCallback(
    async (target) => {
      const session = store.get(sessionAtom)
      await runLogoutTasks()
      // The session has ended in the meantime, and another may have begun.
      if (store.get(sessionAtom)?.token !== session?.token) return
      logout({}).catch(() => undefined)
      // Together, or the page that is left would be guarded and lead to the login.
      startTransition(() => {
        // The session's popups have closed by now, so none asks for confirmation.
        end('loggedOut')
        void navigate(target, { replace: true })
      })
      if (session) tellTabs({ kind: 'loggedOut', account: session.memberInfo.account })
    },
    [store, end, navigate],
  )
}
