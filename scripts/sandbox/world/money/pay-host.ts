/**
 * Host of the payment pages of e-wallet and card providers, which other companies run in reality.
 */
export const PAY_HOST = 'pay.localhost'

/** Origin of payment pages that no brand allows. */
export const STRANGE_PAY_ORIGIN = 'https://payments.invalid'

/**
 * Returns the origin of the payment pages.
 *
 * @param origin origin of the gateway, for its port
 */
export function payOriginOf(origin: string): string {
  const url = new URL(origin)
  url.hostname = PAY_HOST
  return url.origin
}
