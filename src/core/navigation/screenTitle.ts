import { atom, type PrimitiveAtom } from 'jotai'

/** Titles that the open screens and popups set for the page, the topmost last. */
export const titlesAtom = atom<readonly PrimitiveAtom<string | null>[]>([])

/**
 * The page title that a screen sets if its route's title says too little; null to use the route's
 * title.
 */
export const screenTitleAtom = atom((get) => {
  const top = get(titlesAtom).at(-1)
  return top ? get(top) : null
})
