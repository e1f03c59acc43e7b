import { RESOURCE_TYPES } from '#core/brand/resourceTypes.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { outsideUrl, parseUrl } from '#lib/urls.ts'

type Resources = RuntimeBrand['resources']

/**
 * Merges the apps and channels of the gateway and the brand file. The gateway's address replaces
 * the one in the brand file, if it is on an allowed origin: that of one of the brand file's
 * resources, or a domain of the brand.
 *
 * @param sent the gateway's resources; undefined while they load
 */
export function mergeResources(
  {
    resources,
    domains,
    mirrorDomains,
  }: Pick<RuntimeBrand, 'resources' | 'domains' | 'mirrorDomains'>,
  sent: readonly { resourceType?: string | undefined; url: string }[] = [],
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
