import { normalizePath } from '#lib/urls.ts'

/** Query parameter with the search text, while the search popup is open over a page. */
const NAME = 'search'

/**
 * Paths of the home page. Old addresses of home carry a search text, which now opens the search
 * popup.
 */
const HOME: readonly string[] = ['/', '/index', '/index.html', '/home']
const isOldSearch = ({ pathname }: URL, params: URLSearchParams) =>
  HOME.includes(normalizePath(pathname)) && !params.has('gameType')

/** Returns the search text in an address; null if the address opens no search. */
export function readSoughtText(href: string): string | null {
  const url = new URL(href)
  const params = url.searchParams
  return params.get(NAME) ?? (isOldSearch(url, params) ? params.get('q') : null)
}

/**
 * Builds the address that opens the search with a text; without a text, the search stays closed.
 */
export function withSoughtText(href: string, text: string): string {
  const url = new URL(href)
  const params = url.searchParams
  if (readSoughtText(href) === (text || null)) return href
  if (isOldSearch(url, params)) params.delete('q')
  if (text) params.set(NAME, text)
  else params.delete(NAME)
  return url.href
}
