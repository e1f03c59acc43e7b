import { useBrand } from '#core/brand/brand.ts'
import { usePermission } from '#core/system/permission.tsx'
import { matchesOrigin, outsideUrl } from '#lib/urls.ts'

/**
 * Finds the address of a picture that the gateway names: a path goes to the first image CDN that
 * the brand allows, else to the gateway; a full address must lie on an allowed origin. Undefined
 * until the CDN list is known, and for addresses that are refused.
 */
export function useImageUrl(): (path: string | undefined) => string | undefined {
  const brand = useBrand()
  const { data, isPending } = usePermission()
  const gateway = brand.gateway || window.location.origin
  const allowed = [gateway, window.location.origin, ...brand.origins.images]
  const cdn = data?.info.whitelabel.imageCdns.find((origin) => matchesOrigin(origin, allowed))
  return (path) =>
    isPending || !path ? undefined : outsideUrl(path, cdn ?? gateway, allowed)?.href
}
