import { useBrand } from '#core/brand/brand.ts'
import { usePermission } from './permission.tsx'

export interface Mirror {
  /** Its domain, such as `play.example`. */
  host: string
  /** Whether it is the brand's main one. */
  isMain: boolean
}

/**
 * The domains of this brand (docs/product.md §1), in the gateway's choice and order where it has one,
 * else the main domain first; domains that the brand file does not name are never among them.
 */
export function useMirrors(): readonly Mirror[] {
  const { domains, mirrorDomains } = useBrand()
  const { data } = usePermission()
  const own = [...domains, ...mirrorDomains]
  const sent = data?.info.domainRoute.filter(({ domain }) => own.includes(domain)) ?? []
  if (sent.length > 0) return sent.map(({ domain, isMain }) => ({ host: domain, isMain }))
  return own.map((host, index) => ({ host, isMain: index === 0 }))
}
