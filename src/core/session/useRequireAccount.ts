import { useStore } from 'jotai'
import { withGameId } from '#core/popups/gameAddress.ts'
import { openPopupAtom } from '#core/popups/popups.ts'
import { identityAtom } from './session.ts'

/**
 * Runs an action that only a real account may do: visitors are asked to log in, trial players to
 * sign up (docs/product.md §4.1).
 */
export function useRequireAccount(): (action: () => void, returnTo?: string) => void {
  // The store is read only when the action runs. Otherwise dozens of game tiles would render again
  // at each navigation.
  const store = useStore()
  return (action, returnTo) => {
    const identity = store.get(identityAtom)
    if (identity === 'visitor')
      store.set(openPopupAtom, { kind: 'login', returnTo: returnTo ?? currentAddress() })
    else if (identity === 'trial') store.set(openPopupAtom, { kind: 'trueAccountNeeded', returnTo })
    else action()
  }
}

/** Returns the page's address within the site, with query and hash, without a game over the page. */
export function currentAddress(): string {
  const { pathname, search, hash } = new URL(withGameId(window.location.href))
  return pathname + search + hash
}
