import { atom } from 'jotai'
import * as v from 'valibot'
import { sessionAtom, sessionGenerationAtom } from '#core/session/session.ts'
import { localStore, sessionStore } from '#lib/storage.ts'

/** Users and visitors close their announcements separately (docs/product.md §4.7). */
const USER_KEY = 'USER_POPUP:v1'
const VISITOR_KEY = 'ANONYMOUS_POPUP:v1'
const CLOSED = 'closed'

const keyAtom = atom((get) => (get(sessionAtom) ? USER_KEY : VISITOR_KEY))
const closingsAtom = atom(0)

/** Whether the present user or visitor has closed the announcements in this session. */
export const announcementsClosedAtom = atom((get) => {
  get(closingsAtom)
  // This read makes the atom compute its value again when a session ends, because the end of a
  // session deletes the stored mark.
  get(sessionGenerationAtom)
  return sessionStore.get(get(keyAtom)) === CLOSED
})

/** Stored key of the announcements that this device has shown; it outlives a session. */
const SEEN_KEY = 'announcements-seen:v1'
/** Oldest ids are dropped above this number, which is more than a gateway shows at a time. */
const MOST_SEEN = 200

const SeenSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])
const readSeen = (): string[] => v.parse(SeenSchema, localStore.get(SEEN_KEY))

/** Ids of the announcements that were closed on this device, whoever was logged in. */
export const seenAnnouncementsAtom = atom((get) => {
  get(closingsAtom)
  return new Set(readSeen())
})

/** Closes the announcements for this session, and those that were shown for good. */
export const closeAnnouncementsAtom = atom(null, (get, set, shown: readonly string[]) => {
  sessionStore.set(get(keyAtom), CLOSED)
  const seen = [...new Set([...readSeen(), ...shown])]
  localStore.set(SEEN_KEY, JSON.stringify(seen.slice(-MOST_SEEN)))
  set(closingsAtom, (count) => count + 1)
})
