import { atom } from 'jotai'
import { brandAtom } from './brand.ts'
import type { Mode } from './schema.ts'
import { localStore } from '#lib/storage.ts'

const MODE_KEY = 'mode:v1'

const shownModeAtom = atom<Mode | null>(null)

/**
 * The colour mode on screen, dark or light. At first it is the mode that the boot script chose: the
 * visitor's saved choice, else dark if the system prefers dark and the brand offers it, else the
 * brand's default. Setting the atom saves the mode.
 */
export const modeAtom = atom(
  (get): Mode => get(shownModeAtom) ?? get(brandAtom).theme.defaultMode,
  (_get, set, mode: Mode) => {
    localStore.set(MODE_KEY, mode)
    document.documentElement.dataset.mode = mode
    const color = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
    if (color) color.content = color.dataset[mode] ?? color.content
    set(shownModeAtom, mode)
  },
)

/** Takes over the colour mode that the boot script set on the page. */
export const adoptModeAtom = atom(null, (get, set) => {
  const shown = document.documentElement.dataset.mode as Mode | undefined
  const { modes, defaultMode } = get(brandAtom).theme
  set(shownModeAtom, shown && modes.includes(shown) ? shown : defaultMode)
})
