import { useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { dropPopupsAtom, openPopupAtom, type Wanted } from '#core/popups/popups.ts'
import { afterLogin, type WayIn } from './afterLogin.ts'

/** Popups in which a visitor can log in, register or recover a password. */
const ENTRANCES = new Set(['login', 'register', 'forgotPassword'])

/**
 * Shows what a user sees when a session has just begun.
 *
 * @returns a function that closes the popup of the login and opens the next page or popup
 */
export function useAfterLogin(
  way: WayIn,
  wanted: Wanted,
  portal: 'member' | 'agent' = 'member',
): () => void {
  const store = useStore()
  const navigate = useNavigate()
  return () => {
    const { go, open } = afterLogin(way, portal, wanted, window.location.pathname)
    store.set(dropPopupsAtom, ({ popup }) => ENTRANCES.has(popup.kind))
    if (go) void navigate(go, { replace: true })
    if (open) store.set(openPopupAtom, open)
  }
}
