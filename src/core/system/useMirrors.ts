import { useQuery } from '@tanstack/react-query'
import { isOnThisMachine } from '#lib/urls.ts'
import { useBrand } from '#core/brand/brand.ts'
import { domainRoutesQuery } from './permission-parts/queries.ts'
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

/**
 * The mirror domains of this brand (docs/product.md §1). If the gateway sends a list, that list
 * decides which of them are shown, and in which order; else the brand file's first domain comes
 * first. Domains that the brand file does not name are never shown.
 */
export function useMirrors(): readonly Mirror[] {
  const { domains, mirrorDomains } = useBrand()
  const { data } = usePermission()
  const { domainRoute, mainDomain } = data?.info ?? {}
  const asked = useQuery({ ...domainRoutesQuery, enabled: Boolean(data && !domainRoute) })
  const own = [...domains, ...mirrorDomains]
  const routes = domainRoute ?? asked.data ?? []
  const sent = routes.filter(({ domain }) => own.includes(domain))
  const named = sent.find(({ isMain }) => isMain)?.domain ?? mainDomain
  const main = own.find((host) => host === named) ?? own[0]
  const shown = sent.length > 0 ? sent.map(({ domain }) => domain) : own
  return shown.map((host) => ({ host, origin: originOf(host), isMain: host === main }))
}
