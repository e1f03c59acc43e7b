import { normalizePath } from '#lib/urls.ts'

/** Query parameter that names the category of a page. */
const CATEGORY = 'gameType'

/**
 * Tells whether an address within the site is the one on screen. The page must be the same, and
 * also the category and the hash if the address names them.
 *
 * @param exact whether an address without category and hash matches only the page without them
 */
export function isHere(
  to: string,
  here: { pathname: string; search: string; hash: string },
  exact: boolean = false,
): boolean {
  const [address = '', place] = to.split('#')
  const [path = '', query] = address.split('?')
  const category = categoryIn(query)
  const shown = categoryIn(here.search)
  if (normalizePath(path) !== normalizePath(here.pathname)) return false
  if (category ? category !== shown : exact && shown) return false
  return place === undefined ? !(exact && here.hash) : `#${place}` === here.hash
}

const categoryIn = (query: string | undefined) => new URLSearchParams(query).get(CATEGORY)
