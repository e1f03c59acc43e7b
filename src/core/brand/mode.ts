import { atom } from 'jotai'
import { brandAtom } from './brand.ts'
import type { Mode } from './schema.ts'
import { localStore } from '#lib/storage.ts'

const MODE_KEY = 'mode:v1'

const shownModeAtom = atom<Mode | null>(null)

/**
 * The mode on screen. The boot script chose the first one (saved choice, else a dark preference of
 * the system if the brand offers dark, else the brand's default); setting it remembers it.
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

/** Takes over the mode that the boot script set on the page. */
export const adoptModeAtom = atom(null, (get, set) => {
  const shown = document.documentElement.dataset.mode as Mode | undefined
  const { modes, defaultMode } = get(brandAtom).theme
  set(shownModeAtom, shown && modes.includes(shown) ? shown : defaultMode)
})
