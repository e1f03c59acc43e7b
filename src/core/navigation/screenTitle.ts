import { atom, type PrimitiveAtom } from 'jotai'

/**
 * Titles that open screens and popups have set for the page; the topmost popup's title is the last.
 */
export const titlesAtom = atom<readonly PrimitiveAtom<string | null>[]>([])

/**
 * The page title that a screen sets if the title of its route says too little; null if the route's
 * title applies.
 */
export const screenTitleAtom = atom((get) => {
  const top = get(titlesAtom).at(-1)
  return top ? get(top) : null
})
