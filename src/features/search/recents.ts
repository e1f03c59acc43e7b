import { atom } from 'jotai'
import { localStore } from '#lib/storage.ts'
import { tidyText } from '#lib/tidyText.ts'

const KEY = 'searches:v1'
const MOST = 6
const LONGEST = 60

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

const keptAtom = atom(read())

/** Recent search texts of this device, the latest first. */
export const recentSearchesAtom = atom((get) => get(keptAtom))

/** Stores a search text from which the player chose a result. */
export const keepSearchAtom = atom(null, (get, set, typed: string) => {
  const text = tidyText(typed).replaceAll(/\s+/g, ' ')
  if (text.length < 2 || text.length > LONGEST) return
  const others = get(keptAtom).filter((each) => each.toLowerCase() !== text.toLowerCase())
  const kept = [text, ...others].slice(0, MOST)
  localStore.set(KEY, JSON.stringify(kept))
  set(keptAtom, kept)
})

export const clearSearchesAtom = atom(null, (_get, set) => {
  localStore.remove(KEY)
  set(keptAtom, [])
})
