import { RESOURCE_TYPES } from '#core/brand/resourceTypes.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { outsideUrl, parseUrl } from '#lib/urls.ts'

type Resources = RuntimeBrand['resources']

/**
 * The places that a brand links to: the gateway's address goes before the brand file's, if it is on
 * an origin that the brand file names as a resource, or on the brand's own domains.
 *
 * @param sent the gateway's; undefined while they load
 */
export function mergeResources(
  {
    resources,
    domains,
    mirrorDomains,
  }: Pick<RuntimeBrand, 'resources' | 'domains' | 'mirrorDomains'>,
  sent: readonly { resourceType: string; url: string }[] = [],
): Resources {
  const origins = [
    ...Object.values(resources).map((address) => address && parseUrl(address)?.origin),
    ...[...domains, ...mirrorDomains].flatMap((host) => [`https://${host}`, `https://*.${host}`]),
  ].filter((origin): origin is string => Boolean(origin))
  const merged: Resources = { ...resources }
  for (const [name, type] of Object.entries(RESOURCE_TYPES) as [keyof Resources, string][]) {
    const address = sent.find(({ resourceType }) => resourceType === type)?.url
    const url = address && outsideUrl(address, 'https://relative.invalid', origins)
    if (url) merged[name] = url.href
  }
  return merged
}
