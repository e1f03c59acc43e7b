import { atom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { titlesAtom } from './screenTitle.ts'

/**
 * Sets the page title while a screen or popup shows its own content, such as the results of a
 * search. If the title changes while a popup is open over the screen, the popup's title still comes
 * first.
 */
export function useScreenTitle(title: string | null): void {
  const store = useStore()
  const [own] = useState(() => atom(title))
  useEffect(() => store.set(own, title), [store, own, title])
  useEffect(() => {
    store.set(titlesAtom, (titles) => [...titles, own])
    // A screen may unmount before components within it do, so each component removes only its own
    // title.
    return () => store.set(titlesAtom, (titles) => titles.filter((each) => each !== own))
  }, [store, own])
}
