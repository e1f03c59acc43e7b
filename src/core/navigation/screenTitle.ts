import { atom, useStore, type PrimitiveAtom } from 'jotai'
import { useEffect, useState } from 'react'

/** What is on screen and titles the page, the last that came on top. */
const titlesAtom = atom<readonly PrimitiveAtom<string | null>[]>([])

/** What the screen calls itself if its route's title says too little; null if that will do. */
export const screenTitleAtom = atom((get) => {
  const top = get(titlesAtom).at(-1)
  return top ? get(top) : null
})

/**
 * Titles the page while its screen, or a popup over it, shows something of its own, such as what a
 * search found. A title that changes keeps its place below what lies over its screen.
 */
export function useScreenTitle(title: string | null): void {
  const store = useStore()
  const [own] = useState(() => atom(title))
  useEffect(() => store.set(own, title), [store, own, title])
  useEffect(() => {
    store.set(titlesAtom, (titles) => [...titles, own])
    // A screen may go before its parts: each takes away its own.
    return () => store.set(titlesAtom, (titles) => titles.filter((each) => each !== own))
  }, [store, own])
}
