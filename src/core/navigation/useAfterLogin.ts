import { useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { dropPopupsAtom, openPopupAtom, type Wanted } from '#core/popups/popups.ts'
import { afterLogin, type WayIn } from './afterLogin.ts'

/** Popups by which a visitor can get a session. */
const ENTRANCES = new Set(['login', 'register', 'forgotPassword'])

/**
 * Shows what should follow when a session has just begun.
 *
 * @returns closes what the visitor came in by and opens what comes next
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
