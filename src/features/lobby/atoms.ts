import { atom } from 'jotai'

/**
 * Number of sections of the home page that are rendered. One is added at a time, because rendering
 * all at once would block a phone. The number is kept while the player visits other screens, so
 * that going back shows all sections.
 */
export const drawnSectionsAtom = atom(1)
