/** Name in `locales/<tag>/` of the catalogue that every page loads first. */
export const SHELL_CATALOGUE = 'shell'

/**
 * File of the built app that lists, for each chunk with lazy parts, the catalogues that the parts
 * load.
 */
export const WORDS_RECORD = '.vite/words.json'

/** Name of the catalogue of texts that stand in stamped pages alone, and that the app never loads. */
export const STAMPED_CATALOGUE = 'stamped'
