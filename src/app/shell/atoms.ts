import { atom } from 'jotai'
import { brandAtom } from '#core/brand/brand.ts'
import { localStore } from '#lib/storage.ts'

const COLLAPSED_KEY = 'side-menu-collapsed:v1'

/**
 * On pages narrower than this, the side menu shows only icons, as in `first-paint.css`, unless the
 * player chooses otherwise.
 */
const roomy = matchMedia('(min-width: 80rem)')

const saved = localStore.get(COLLAPSED_KEY)
const chosenAtom = atom(saved === 'true' || saved === 'false' ? saved === 'true' : undefined)

const roomyAtom = atom(roomy.matches)
roomyAtom.onMount = (set) => {
  const follow = () => set(roomy.matches)
  follow()
  roomy.addEventListener('change', follow)
  return () => roomy.removeEventListener('change', follow)
}

/**
 * Whether the side menu beside the page shows only icons, as a rail does at first; the player's
 * choice is stored on this device.
 */
export const sideMenuCollapsedAtom = atom(
  (get) => get(chosenAtom) ?? (get(brandAtom).theme.shell === 'rail' || !get(roomyAtom)),
)

export const toggleSideMenuAtom = atom(null, (get, set) => {
  const collapsed = !get(sideMenuCollapsedAtom)
  localStore.set(COLLAPSED_KEY, String(collapsed))
  set(chosenAtom, collapsed)
})
