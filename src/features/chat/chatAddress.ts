import { outsideUrl } from '#lib/urls.ts'

/**
 * Reads where a chat is; null for an address that may not be framed: outside the brand's chat
 * origins, or on the site's own, where the frame could reach out of its sandbox.
 */
export function chatAddress(
  address: string,
  origins: readonly string[],
  siteOrigin: string,
): string | null {
  const url = outsideUrl(address, 'https://relative.invalid', origins)
  return url && url.origin !== siteOrigin ? url.href : null
}
