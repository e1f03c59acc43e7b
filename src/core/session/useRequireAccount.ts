import { useStore } from 'jotai'
import { openPopupAtom } from '#core/popups/popups.ts'
import { identityAtom } from './session.ts'

/**
 * Runs what only a real account may do: visitors are asked to log in, trials to sign up
 * (docs/product.md §4.1).
 */
export function useRequireAccount(): (action: () => void, returnTo?: string) => void {
  // Read at the call, so that dozens of tiles need not render again at each navigation.
  const store = useStore()
  return (action, returnTo = currentAddress()) => {
    const identity = store.get(identityAtom)
    if (identity === 'visitor') store.set(openPopupAtom, { kind: 'login', returnTo })
    else if (identity === 'trial') store.set(openPopupAtom, { kind: 'trueAccountNeeded' })
    else action()
  }
}

/** The page's address within the site, with all that follows its path. */
export function currentAddress(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
