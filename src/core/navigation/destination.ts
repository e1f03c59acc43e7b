import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { innerPath, outsideUrl, parseUrl, type Destination } from '#lib/urls.ts'

type Places = Pick<RuntimeBrand, 'domains' | 'mirrorDomains' | 'resources' | 'customerService'>

/**
 * Reads a link from outside content, such as a banner, an announcement or a help page. It may be a
 * path of this site (also on the brand's main domains), or an http(s) address on the origins that
 * the brand file allows. Null for anything else, which opens nothing.
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
