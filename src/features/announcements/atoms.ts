import { atom } from 'jotai'
import { sessionAtom, sessionGenerationAtom } from '#core/session/session.ts'
import { sessionStore } from '#lib/storage.ts'

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

export const closeAnnouncementsAtom = atom(null, (get, set) => {
  sessionStore.set(get(keyAtom), CLOSED)
  set(closingsAtom, (count) => count + 1)
})
