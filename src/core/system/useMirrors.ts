import { isOnThisMachine } from '#lib/urls.ts'
import { useBrand } from '#core/brand/brand.ts'
import { usePermission } from './permission.tsx'

export interface Mirror {
  /** Domain without a scheme, such as `play.example`. */
  host: string
  /** Origin of the mirror, such as `https://play.example`. */
  origin: string
  /** Whether the mirror is the brand's main address. */
  isMain: boolean
}

/**
 * Returns the origin of a mirror domain. On a developer's machine, it has the scheme and port of
 * the current page.
 */
const originOf = (host: string) =>
  isOnThisMachine(host)
    ? Object.assign(new URL(window.location.origin), { hostname: host }).origin
    : `https://${host}`

const asMirror = (host: string, isMain: boolean): Mirror => ({
  host,
  origin: originOf(host),
  isMain,
})

/**
 * The mirror domains of this brand (docs/product.md §1). If the gateway sends a list, that list
 * decides which of them are shown, and in which order; else the main domain comes first. Domains
 * that the brand file does not name are never shown.
 */
export function useMirrors(): readonly Mirror[] {
  const { domains, mirrorDomains } = useBrand()
  const { data } = usePermission()
  const own = [...domains, ...mirrorDomains]
  const sent = data?.info.domainRoute.filter(({ domain }) => own.includes(domain)) ?? []
  if (sent.length > 0) return sent.map(({ domain, isMain }) => asMirror(domain, isMain))
  return own.map((host, index) => asMirror(host, index === 0))
}
