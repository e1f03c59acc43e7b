import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { parseUrl } from '#lib/urls.ts'

/**
 * The brand's licence, with a link to the regulator's page that confirms it; nothing if the brand
 * has no licence.
 */
export function LicenceLine({ className = '' }: { className?: string }) {
  const { licence, licenceUrl = '' } = useBrand().legal
  if (!licence) return null
  const host = parseUrl(licenceUrl)?.host
  return (
    <p className={`flex flex-wrap items-center gap-x-2 ${className}`}>
      <span className="wrap-anywhere">{licence}</span>
      {host && (
        <a
          href={licenceUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-thumb items-center text-text underline underline-offset-4"
        >
          <span className="wrap-anywhere">
            <Trans comment="Link to the authority that licensed the site">Verify at {host}</Trans>
            <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5 align-[-0.125em]" />
          </span>
        </a>
      )}
    </p>
  )
}
