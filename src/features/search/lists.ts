import * as facetWords from './facetWords.ts'
import * as pageWords from './pageWords.ts'

/** The long word lists of the search, in one file that loads at the same time as the index. */
export const LISTS = { facetWords, pageWords }
