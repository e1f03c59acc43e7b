import { atom, type Getter } from 'jotai'
import { sessionAtom } from '#core/session/session.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { tidyText } from '#lib/tidyText.ts'

const KEY = 'searches:v2'
// Earlier releases kept the searches of members on the device, too.
localStore.remove('searches:v1')
const MOST = 6
const LONGEST = 60

/**
 * Where searches are kept: a visitor's on the device, a member's with the session, so that nobody
 * finds them on a shared device after a logout.
 */
const storeOf = (get: Getter) => (get(sessionAtom) ? sessionStore : localStore)

const changesAtom = atom(0)

/** Recent search texts of this visitor or member, the latest first. */
export const recentSearchesAtom = atom((get): readonly string[] => {
  get(changesAtom)
  try {
    const kept: unknown = JSON.parse(storeOf(get).get(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
})

/** Stores a search text from which the player chose a result. */
export const keepSearchAtom = atom(null, (get, set, typed: string) => {
  const text = tidyText(typed).replaceAll(/\s+/g, ' ')
  if (text.length < 2 || text.length > LONGEST) return
  const others = get(recentSearchesAtom).filter((each) => each.toLowerCase() !== text.toLowerCase())
  const kept = [text, ...others].slice(0, MOST)
  storeOf(get).set(KEY, JSON.stringify(kept))
  set(changesAtom, (count) => count + 1)
})

export const clearSearchesAtom = atom(null, (get, set) => {
  storeOf(get).remove(KEY)
  set(changesAtom, (count) => count + 1)
})
