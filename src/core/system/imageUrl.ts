import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { getPermission } from './api.ts'
import { matchesOrigin, outsideUrl } from '#lib/urls.ts'

type ImageUrl = (path: string | undefined) => string | null

/**
 * Finds the address of a picture that the gateway names. A path leads to the first image CDN that
 * the brand allows, else to the gateway; a full address must be on an allowed origin. Null if there is
 * no address, or if it is refused.
 */
export function findImageUrl(
  brand: Pick<RuntimeBrand, 'gateway' | 'origins'>,
  permission: Awaited<ReturnType<typeof getPermission>> | undefined,
): ImageUrl {
  const gateway = brand.gateway || window.location.origin
  const allowed = [gateway, window.location.origin, ...brand.origins.images]
  const cdn = permission?.info.whitelabel.imageCdns.find((origin) => matchesOrigin(origin, allowed))
  return (path) => (path && outsideUrl(path, cdn ?? gateway, allowed)?.href) || null
}
