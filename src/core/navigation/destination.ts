import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { innerPath, outsideUrl, parseUrl, type Destination } from '#lib/urls.ts'

type Places = Pick<RuntimeBrand, 'domains' | 'mirrorDomains' | 'resources' | 'customerService'>

/**
 * Reads a link in content from outside, such as a banner, an announcement or a help page. Accepted
 * are paths of this site (also on the brand's main domains), and http(s) addresses on the origins
 * that the brand file allows. For any other address the result is null, and a click opens nothing.
 */
export function readDestination(address: string, brand: Places): Destination | null {
  const path = innerPath(address)
  if (path !== null) return { kind: 'inner', path }
  const url = outsideUrl(address, 'https://relative.invalid', [
    ...originsOf(brand.domains),
    ...originsOf(brand.mirrorDomains),
    ...[...Object.values(brand.resources), brand.customerService.url].flatMap((place) => {
      const origin = place && parseUrl(place)?.origin
      return origin ? [origin] : []
    }),
  ])
  if (!url) return null
  if (!originsOf(brand.domains).includes(url.origin)) return { kind: 'outside', href: url.href }
  const own = innerPath(url.pathname + url.search + url.hash)
  return own === null ? null : { kind: 'inner', path: own }
}

/**
 * Returns the page of a payment provider to which the gateway sends a player. Null unless it lies
 * within `origins.payments` of the brand file and not on the site's own origin.
 */
export function readPaymentPage(
  address: string,
  { origins }: Pick<RuntimeBrand, 'origins'>,
  own: string,
): string | null {
  const url = outsideUrl(address, 'https://relative.invalid', origins.payments)
  return url && url.origin !== own ? url.href : null
}

const originsOf = (domains: readonly string[]) => domains.map((domain) => `https://${domain}`)
