import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { vendorPath } from './categoryTarget.ts'
import type { Vendor } from './schema.ts'

interface Props {
  vendor: Vendor
  className: string
  children: ReactNode
}

/** A link to the games of the vendor named in its label. */
export function VendorGamesLink({ vendor, className, children }: Props) {
  const { t } = useLingui()
  return (
    <Link
      to={vendorPath(vendor.type, vendor.code)}
      aria-label={t({
        message: `Games of ${{ name: vendor.name }}`,
        comment: 'Link to all games of a provider',
      })}
      className={className}
    >
      {children}
    </Link>
  )
}
