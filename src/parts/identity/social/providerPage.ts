import { GatewayError } from '#core/contract/error.ts'
import { outsideUrl } from '#lib/urls.ts'

/**
 * Leaves this site for the login page of a social provider. Throws `GatewayError` if the page's
 * address is not safe.
 */
export function openProviderPage(url: string): void {
  const { origin, protocol } = window.location
  const target = outsideUrl(url, origin)
  // A provider's page must use https, unless this site itself does not.
  if (!target || (target.protocol !== 'https:' && protocol === 'https:')) {
    throw new GatewayError('malformed_reply')
  }
  window.location.assign(target.href)
}
