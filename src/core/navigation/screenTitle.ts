import { atom, useStore } from 'jotai'
import { useEffect } from 'react'

/** What is on screen and titles the page, the last that came on top. */
const titlesAtom = atom<readonly { title: string | null }[]>([])

/** What the screen calls itself if its route's title says too little; null if that will do. */
export const screenTitleAtom = atom((get) => get(titlesAtom).at(-1)?.title ?? null)

/**
 * Titles the page while its screen, or a popup over it, shows something of its own, such as what a
 * search found.
 */
export function useScreenTitle(title: string | null): void {
  const store = useStore()
  useEffect(() => {
    const own = { title }
    store.set(titlesAtom, (titles) => [...titles, own])
    // A screen may go before its parts: each takes away its own.
    return () => store.set(titlesAtom, (titles) => titles.filter((each) => each !== own))
  }, [store, title])
}
