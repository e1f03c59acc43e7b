import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** What the screen calls itself if its route's title says too little; null if that will do. */
export const screenTitleAtom = atom<string | null>(null)

/** Titles the page while its screen shows something of its own, such as what a search found. */
export function useScreenTitle(title: string | null): void {
  const setTitle = useSetAtom(screenTitleAtom)
  useEffect(() => {
    setTitle(title)
    return () => setTitle(null)
  }, [setTitle, title])
}
