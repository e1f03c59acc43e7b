import { GatewayError } from '#core/contract/error.ts'
import { outsideUrl } from '#lib/urls.ts'

/** Leaves for the page of a social provider. Throws `GatewayError` if that is no safe page. */
export function openProviderPage(url: string): void {
  const { origin, protocol } = window.location
  const target = outsideUrl(url, origin)
  // A provider without a secure page is none, unless this page has none either.
  if (!target || (target.protocol !== 'https:' && protocol === 'https:')) {
    throw new GatewayError('malformed_reply')
  }
  window.location.assign(target.href)
}
