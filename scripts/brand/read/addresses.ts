import type { BrandFault } from '#core/brand/brandFault.ts'
import { FEATURE_NAMES, type FeatureName } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import type { RoutePlace } from '#core/navigation/feature.ts'
import { isReachable } from '#core/navigation/reach.ts'
import { findRoute } from '#core/navigation/route.ts'
import { quote } from '#lib/quote.ts'
import { innerPath } from '#lib/urls.ts'
import { FILE_LIKE, GATEWAY, WELL_KNOWN } from '../stamp/site-paths.ts'
import { findNearest } from './nearest.ts'
import { jsonPath } from './path.ts'

type Routes = typeof import('../features.ts').ROUTES

/** What the server of a domain answers in place of the app: single files, and the gateway. */
const BESIDE_THE_APP = new RegExp(`${FILE_LIKE}|${WELL_KNOWN}|${GATEWAY}`)

/**
 * Finds addresses of the brand's own site that no page answers, given the features that are on: a
 * player who follows such an address reads that the page does not exist.
 *
 * @param brand the fields that could be read
 */
export async function findLostAddresses(brand: Partial<Brand>): Promise<BrandFault[]> {
  const { features } = brand
  const addresses = listAddresses(brand)
  if (!features || addresses.length === 0) return []
  // Loads every manifest, which only brands that name an address of their site need.
  const { ROUTES } = await import('../features.ts')
  const off = FEATURE_NAMES.filter((name) => !features[name])
  return addresses.flatMap(({ path, written, address }) => {
    const wrong = address === null ? NO_PATH : tellLost(address, ROUTES, off)
    return wrong === undefined ? [] : [{ path, message: `is ${quote(written)}, ${wrong}` }]
  })
}

interface Address {
  /** JSON path in the brand file. */
  path: string
  written: string
  /** Path within the site; null if browsers would read it as the address of another site. */
  address: string | null
}

const NO_PATH = 'which browsers may read as another site, must be a path such as "/promotions"'

function listAddresses({ pictures, resources, customerService, ...brand }: Partial<Brand>) {
  const hosts = [...(brand.domains ?? []), ...(brand.mirrorDomains ?? [])]
  const links = [
    ...(pictures?.hero ?? []).map(({ to }, at) => [['pictures', 'hero', at, 'to'], to] as const),
    ...Object.entries(resources ?? {}).map(([name, url]) => [['resources', name], url] as const),
    [['customerService', 'url'], customerService?.url] as const,
  ]
  return links.flatMap(([keys, written]): Address[] => {
    if (written === undefined) return []
    const path = jsonPath(keys)
    if (written.startsWith('/')) return [{ path, written, address: innerPath(written) }]
    const { hostname, pathname, search, hash } = new URL(written)
    if (!hosts.includes(hostname) || BESIDE_THE_APP.test(pathname)) return []
    return [{ path, written, address: pathname + search + hash }]
  })
}

/** Says what is wrong with an address of the site; undefined if a page answers it. */
function tellLost(address: string, routes: Routes, off: readonly FeatureName[]) {
  const { pathname, hash } = new URL(address, 'https://relative.invalid')
  const route = findRoute(routes, pathname)
  const name = hash.slice(1).split('/')[0]!
  const places: Readonly<Record<string, RoutePlace>> = route?.places ?? {}
  const names = Object.keys(places)
  // Any hash leads into a page that declares no places: to an entry of its list, or nowhere.
  if (route && (name === '' || names.length === 0 || names.includes(name))) {
    if (isReachable(address, routes, off)) return undefined
    const flag = [...route.flags, places[name]?.flag].find((one) => one && off.includes(one))
    return `but features.${flag} is off; turn it on, or lead to another page`
  }
  const known = routes
    .flatMap(({ path, paths, places: own }) => [
      ...paths,
      ...Object.keys(own).map((place) => `${path}#${place}`),
    ])
    .filter((one) => !one.endsWith('*') && isReachable(one, routes, off))
  const nearest = findNearest(route ? `${route.path}#${name}` : pathname, known)
  const advice = nearest
    ? `did you mean ${quote(nearest)}?`
    : `must be one of ${known.filter((one) => !one.includes('#')).join(', ')}`
  return `which no page of the site answers; ${advice}`
}
