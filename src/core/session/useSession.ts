import { useSetAtom, useStore } from 'jotai'
import { startTransition, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { dropPopupsAtom } from '#core/popups/popups.ts'
import { logout } from './api.ts'
import { endSessionAtom } from './endSession.ts'
import { runLogoutTasks } from './logoutTasks.ts'
import type { LoggedIn } from './schema.ts'
import { identityAtom, sessionAtom, startSessionAtom } from './session.ts'
import { tellTabs } from './tabs.ts'

/**
 * Begins a session. The sessions of the site's other tabs end, unless the new session is a trial.
 * When a trial in this tab is replaced, its open popups, such as its game, close.
 *
 * @returns a function of the gateway's reply, and of whether a social or phone provider
 *   identified the player
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
      const { account } = loggedIn.memberInfo
      if (store.get(identityAtom) !== 'trial') tellTabs({ kind: 'loggedIn', account })
    },
    [store],
  )
}

/** Ends this tab's session with a message, without a call to the gateway. */
export const useEndSession = () => useSetAtom(endSessionAtom)

/**
 * Logs out: at the gateway if it can be reached, and always in this tab and the site's other tabs.
 * The request is sent before the session is forgotten, and the before-logout tasks run first.
 *
 * @returns a function of the address to open afterwards; it resolves once the player is logged
 *   out
 */
export function useLogout(): (target: string) => Promise<void> {
  const store = useStore()
  const end = useEndSession()
  const navigate = useNavigate()
  return useCallback(
    async (target) => {
      const session = store.get(sessionAtom)
      await runLogoutTasks()
      // Stops if this session has ended during the tasks, since another session may have begun.
      if (store.get(sessionAtom)?.token !== session?.token) return
      logout({}).catch(() => undefined)
      // The session ends and the page changes in one step; otherwise the guard of the old page
      // would open the login.
      startTransition(() => {
        // The popups of the session are already closed, so none of them asks the player for
        // confirmation.
        end('loggedOut')
        void navigate(target, { replace: true })
      })
      if (session) tellTabs({ kind: 'loggedOut', account: session.memberInfo.account })
    },
    [store, end, navigate],
  )
}
