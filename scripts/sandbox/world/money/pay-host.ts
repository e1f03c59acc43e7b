/** Host of the pages of e-wallet and card providers, which other companies run in reality. */
export const PAY_HOST = 'pay.localhost'

/**
 * The origin of those pages.
 *
 * @param origin of the gateway, for its port
 */
export function payOriginOf(origin: string): string {
  const url = new URL(origin)
  url.hostname = PAY_HOST
  return url.origin
}
