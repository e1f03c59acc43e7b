import * as facetWords from './facetWords.ts'
import { SITE_PAGES } from './pages.ts'

/** The long lists of the search, in one file that loads beside the index. */
export const LISTS = { facetWords, sitePages: SITE_PAGES }
