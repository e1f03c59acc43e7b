import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { popupAtom } from '#core/popups/popups.ts'
import { identityAtom } from './session.ts'

/**
 * Runs what only a real account may do: visitors are asked to log in, trials to sign up
 * (specification §4, "Identity").
 */
export function useRequireAccount(): (action: () => void, returnTo?: string) => void {
  const identity = useAtomValue(identityAtom)
  const setPopup = useSetAtom(popupAtom)
  const { pathname, search, hash } = useLocation()
  return (action, returnTo = pathname + search + hash) => {
    if (identity === 'visitor') setPopup({ kind: 'login', returnTo })
    else if (identity === 'trial') setPopup({ kind: 'trueAccountNeeded' })
    else action()
  }
}
