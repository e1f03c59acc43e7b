import { atom } from 'jotai'

/**
 * Number of sections of the home page that are drawn. They are drawn one at a time, because all
 * at once would block a phone. The number survives visits to other screens, so that going back
 * shows all sections.
 */
export const drawnSectionsAtom = atom(1)
