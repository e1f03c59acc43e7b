import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { usePermission } from '#core/system/permission.tsx'

/**
 * Other domains of the same brand (docs/product.md §1), in the gateway's choice and order where it
 * has one, else the main domain first; domains that the brand file does not name are never shown.
 */
export function MirrorList() {
  const { domains: own, mirrorDomains } = useBrand()
  const { data } = usePermission()
  const sent = data?.info.domainRoute.map(({ domain }) => domain)
  const known = sent?.filter((domain) => own.includes(domain) || mirrorDomains.includes(domain))
  const domains = (known?.length ? known : [...own, ...mirrorDomains]).filter(
    (domain) => domain !== window.location.hostname,
  )
  if (domains.length === 0) return null
  return (
    <section className="flex w-full flex-col gap-3 border-t border-border pt-6">
      <h2 className="text-label font-semibold">
        <Trans>You can also reach us at</Trans>
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {domains.map((domain) => (
          <li key={domain}>
            <a
              href={`https://${domain}/`}
              rel="noopener noreferrer"
              className="flex min-h-12 items-center justify-between gap-3 rounded-control bg-raised px-4 text-label font-medium hover:text-primary-text"
            >
              <span className="min-w-0 truncate">{domain}</span>
              <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
