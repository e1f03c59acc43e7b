import { atom } from 'jotai'
import { localStore } from '#lib/storage.ts'

const COLLAPSED_KEY = 'side-menu-collapsed:v1'

const collapsedAtom = atom(localStore.get(COLLAPSED_KEY) === 'true')

/** Whether the side menu beside the page shows icons alone; remembered on this device. */
export const sideMenuCollapsedAtom = atom((get) => get(collapsedAtom))

export const toggleSideMenuAtom = atom(null, (get, set) => {
  const collapsed = !get(collapsedAtom)
  localStore.set(COLLAPSED_KEY, String(collapsed))
  set(collapsedAtom, collapsed)
})
