import { atom } from 'jotai'

/**
 * How many of the home page's sections are drawn. They come one at a time, so that no phone is held
 * up by all of them; kept over visits to other screens, so that going back finds them all.
 */
export const drawnSectionsAtom = atom(1)
