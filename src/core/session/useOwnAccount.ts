import { useStore } from 'jotai'
import { openPopupAtom, openPopupsAtom, type LaunchTarget } from '#core/popups/popups.ts'
import { currentAddress } from './useRequireAccount.ts'

/**
 * The way from a trial to an account of one's own: over page and game, which go on until it has
 * succeeded, and are there again after it (docs/product.md §4.1).
 *
 * @returns opens login or registration; the game is the one that is open, if none is given
 */
export function useOwnAccount(): (way: 'login' | 'register', game?: LaunchTarget) => void {
  const store = useStore()
  return (way, game) => {
    const open = store.get(openPopupsAtom).map(({ popup }) => popup)
    const target = game ?? open.find((popup) => popup.kind === 'game')?.target
    const wanted = target
      ? { after: { kind: 'game', target: { ...target, trial: false } } as const }
      : { returnTo: currentAddress() }
    store.set(openPopupAtom, { kind: way, ...wanted })
  }
}
