import { useLingui } from '@lingui/react/macro'
import { useLanes } from '#parts/games/useLanes.ts'
import { VendorGamesLink } from '#parts/games/VendorGamesLink.tsx'
import { VendorMark } from '#parts/games/VendorMark.tsx'

/** Number of vendors in the strip. */
const SIZE = 12

/** A line of the first vendors of the first category, which lead to their games. */
export function VendorStrip() {
  const { t } = useLingui()
  const { data: lanes, isPending } = useLanes()
  if (isPending) return <div className="providers-place" />
  const vendors = lanes?.[0]?.vendors.slice(0, SIZE) ?? []
  if (vendors.length === 0) return null
  return (
    <ul aria-label={t`Game providers`} className="vendor-strip">
      {vendors.map((vendor) => (
        <li key={vendor.code}>
          <VendorGamesLink
            vendor={vendor}
            className="flex min-h-thumb items-center gap-2 text-label font-semibold whitespace-nowrap hover:text-primary-text"
          >
            <VendorMark vendor={vendor} size="sm" />
            <span>{vendor.name}</span>
          </VendorGamesLink>
        </li>
      ))}
    </ul>
  )
}
