import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { noticeAtom } from '#core/notices/notices.ts'
import { popupAtom } from '#core/popups/popups.ts'
import { logout } from './api.ts'
import { END_MESSAGES, type EndReason } from './messages.ts'
import type { LoggedIn } from './schema.ts'
import { forgetSessionAtom, identityAtom, sessionAtom, startSessionAtom } from './session.ts'
import { tellTabs } from './tabs.ts'

/** Who is in front of the screen. */
export const useIdentity = () => useAtomValue(identityAtom)

/** Begins a session; the site's other tabs lose theirs. */
export function useStartSession(): (loggedIn: LoggedIn) => void {
  const start = useSetAtom(startSessionAtom)
  return useCallback(
    (loggedIn) => {
      start(loggedIn)
      tellTabs({ kind: 'loggedIn', account: loggedIn.memberInfo.account })
    },
    [start],
  )
}

/** Ends this tab's session with a message; the gateway is not asked. */
export function useEndSession(): (reason: EndReason) => void {
  const forget = useSetAtom(forgetSessionAtom)
  const setNotice = useSetAtom(noticeAtom)
  const setPopup = useSetAtom(popupAtom)
  return useCallback(
    (reason) => {
      forget()
      setPopup(null)
      setNotice({ message: END_MESSAGES[reason] })
    },
    [forget, setNotice, setPopup],
  )
}

/**
 * Logs out: at the gateway where it can be reached, here and in the site's other tabs in any case.
 * The request carries the session and is sent before that is forgotten.
 */
export function useLogout(): () => void {
  const session = useAtomValue(sessionAtom)
  const end = useEndSession()
  return useCallback(() => {
    logout({}).catch(() => undefined)
    end('loggedOut')
    if (session) tellTabs({ kind: 'loggedOut', account: session.memberInfo.account })
  }, [session, end])
}
