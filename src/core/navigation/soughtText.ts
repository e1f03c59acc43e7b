import { normalizePath } from '#lib/urls.ts'

/** Of an address: holds what is searched for, while the search is open over its page. */
const NAME = 'search'

/** Old addresses of home with a search text; they now open the search. */
const HOME: readonly string[] = ['/', '/index', '/index.html', '/home']
const isOldSearch = ({ pathname }: URL, params: URLSearchParams) =>
  HOME.includes(normalizePath(pathname)) && !params.has('gameType')

/** Search text in an address; null if the address opens no search. */
export function readSoughtText(href: string): string | null {
  const url = new URL(href)
  const params = url.searchParams
  return params.get(NAME) ?? (isOldSearch(url, params) ? params.get('q') : null)
}

/** The address that searches for a text; none opens no search. */
export function withSoughtText(href: string, text: string): string {
  const url = new URL(href)
  const params = url.searchParams
  if (readSoughtText(href) === (text || null)) return href
  if (isOldSearch(url, params)) params.delete('q')
  if (text) params.set(NAME, text)
  else params.delete(NAME)
  return url.href
}
