import { atom, type PrimitiveAtom } from 'jotai'

/** What is on screen and titles the page, the last that came on top. */
export const titlesAtom = atom<readonly PrimitiveAtom<string | null>[]>([])

/** What the screen calls itself if its route's title says too little; null if that will do. */
export const screenTitleAtom = atom((get) => {
  const top = get(titlesAtom).at(-1)
  return top ? get(top) : null
})
