import { atom, useStore } from 'jotai'
import { useEffect } from 'react'

/** What the screen calls itself if its route's title says too little; null if that will do. */
export const screenTitleAtom = atom<string | null>(null)

/**
 * Titles the page while its screen, or a popup over it, shows something of its own, such as what a
 * search found.
 */
export function useScreenTitle(title: string | null): void {
  const store = useStore()
  useEffect(() => {
    const below = store.get(screenTitleAtom)
    store.set(screenTitleAtom, title)
    return () => store.set(screenTitleAtom, below)
  }, [store, title])
}
