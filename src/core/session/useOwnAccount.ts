import { useStore } from 'jotai'
import { openPopupAtom, openPopupsAtom, type LaunchTarget } from '#core/popups/popups.ts'
import { currentAddress } from './useRequireAccount.ts'

interface Sought {
  game?: LaunchTarget | undefined
  /** Address of another page than the one on screen. */
  returnTo?: string | undefined
}

/**
 * Leads a trial player to an account of their own. Page and game stay until the login or
 * registration has succeeded, and are shown again afterwards (docs/product.md §4.1).
 *
 * @returns a function that opens login or registration; if nothing else is sought, the open game is
 * kept
 */
export function useOwnAccount(): (way: 'login' | 'register', sought?: Sought) => void {
  const store = useStore()
  return (way, { game, returnTo } = {}) => {
    const open = store.get(openPopupsAtom).map(({ popup }) => popup)
    const target = game ?? open.find((popup) => popup.kind === 'game')?.target
    const wanted =
      target && returnTo === undefined
        ? { after: { kind: 'game', target: { ...target, trial: false } } as const }
        : { returnTo: returnTo ?? currentAddress() }
    store.set(openPopupAtom, { kind: way, ...wanted })
  }
}
