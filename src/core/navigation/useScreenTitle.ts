import { atom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { titlesAtom } from './screenTitle.ts'

/**
 * Sets the page title while a screen or popup shows its own content, such as the results of a
 * search. A title that changes keeps its position below the titles of popups over its screen.
 */
export function useScreenTitle(title: string | null): void {
  const store = useStore()
  const [own] = useState(() => atom(title))
  useEffect(() => store.set(own, title), [store, own, title])
  useEffect(() => {
    store.set(titlesAtom, (titles) => [...titles, own])
    // A screen may unmount before its child components, so each removes only its own title.
    return () => store.set(titlesAtom, (titles) => titles.filter((each) => each !== own))
  }, [store, own])
}
