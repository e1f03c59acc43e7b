import { normalizePath } from '#lib/urls.ts'

/**
 * Whether an inner address is the one that is shown: its page, and its place within the page if it
 * names one.
 *
 * @param exact whether an address without a place is not the one of a place within its page
 */
export function isHere(
  to: string,
  here: { pathname: string; hash: string },
  exact: boolean = false,
): boolean {
  const [address = '', place] = to.split('#')
  const samePage = normalizePath(address.split('?')[0]!) === normalizePath(here.pathname)
  if (place === undefined) return samePage && !(exact && here.hash)
  return samePage && `#${place}` === here.hash
}
