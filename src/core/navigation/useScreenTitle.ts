import { atom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { titlesAtom } from './screenTitle.ts'

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
    // A screen may unmount before its parts, so each removes its own title.
    return () => store.set(titlesAtom, (titles) => titles.filter((each) => each !== own))
  }, [store, own])
}
