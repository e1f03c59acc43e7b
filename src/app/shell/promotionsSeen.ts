import { atom } from 'jotai'
import { sessionAtom } from '#core/session/session.ts'
import { localStore } from '#lib/storage.ts'

/** Slot by the member's id, so that a shared device keeps no account name. */
const slotOf = (id: string) => `promotions-seen:v1:${id}`

const changedAtom = atom<Readonly<Record<string, number>>>({})

/** How many of the waiting promotions the player has seen on the promotions page. */
export const promotionsSeenAtom = atom(
  (get) => {
    const id = get(sessionAtom)?.memberInfo.id ?? ''
    return get(changedAtom)[id] ?? (Number(localStore.get(slotOf(id))) || 0)
  },
  (get, set, count: number) => {
    const id = get(sessionAtom)?.memberInfo.id ?? ''
    localStore.set(slotOf(id), String(count))
    set(changedAtom, { ...get(changedAtom), [id]: count })
  },
)
