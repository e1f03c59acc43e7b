import * as v from 'valibot'

/**
 * Pattern of a return address: no user name, no backslash, plain http only on this machine, and the
 * host as browsers write it.
 */
const FORM =
  /^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1))(?::\d{1,5})?\/[^\s\\]*$/

/**
 * A page of the site to which the gateway, a provider or a game sends the browser back. The page's
 * address may carry a login ticket, so the whole origin must be one of the merchant's, not only the
 * host.
 */
export const ReturnAddressSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.url(),
  v.regex(FORM),
  v.description(
    'Compare scheme, host and port with the configured origins of the merchant’s sites, never the host alone, and never with a header of the request. Refuse every other address with `bad_return_url`.',
  ),
)

/**
 * Tells whether the browser may be sent back to an address.
 *
 * @param origins of the merchant's own sites, such as `https://play.example`
 */
export const isReturnAddress = (address: string, origins: readonly string[]): boolean =>
  v.is(ReturnAddressSchema, address) && origins.includes(new URL(address).origin)
