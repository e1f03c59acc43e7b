import { outsideUrl } from '#lib/urls.ts'

/**
 * Reads the address of a chat; null if it must not be shown in an iframe. Its origin must be on the
 * brand's list, and must not be the site's own, where the iframe could escape its sandbox.
 */
export function chatAddress(
  address: string,
  origins: readonly string[],
  siteOrigin: string,
): string | null {
  const url = outsideUrl(address, 'https://relative.invalid', origins)
  return url && url.origin !== siteOrigin ? url.href : null
}
