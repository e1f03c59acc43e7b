/** The long lists of the search, which load beside the index and not with its code. */
export * as facetWords from './facetWords.ts'
export { SITE_PAGES as sitePages } from './pages.ts'
