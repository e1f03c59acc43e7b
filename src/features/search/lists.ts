import * as facetWords from './facetWords.ts'
import * as pageWords from './pageWords.ts'

/** The long lists of the search, in one file that loads beside the index. */
export const LISTS = { facetWords, pageWords }
