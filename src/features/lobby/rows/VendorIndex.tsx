import { useLingui } from '@lingui/react/macro'
import { ClosedLabel } from '#parts/games/ClosedLabel.tsx'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { Lane } from '#parts/games/schema.ts'
import { VendorGamesLink } from '#parts/games/VendorGamesLink.tsx'
import { VendorMark } from '#parts/games/VendorMark.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { AllLink } from '../AllLink.tsx'

/** Number of vendors that an index names; the page of the category has the others. */
const SIZE = 6

/** The first vendors of a category by their names, as in the index of a magazine. */
export function VendorIndex({ lane: { type, vendors } }: { lane: Lane }) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby={type} className="lobby-section vendor-index flex flex-col gap-2">
      <SectionHeading
        id={type}
        title={i18n._(CATEGORIES[type].name)}
        icon={<GameTypeIcon type={type} />}
        action={vendors.length > 1 && <AllLink to={CATEGORIES[type].path} section={type} />}
      />
      <ul aria-labelledby={type} className="vendor-names">
        {vendors.slice(0, SIZE).map((vendor) => (
          <li key={vendor.code}>
            <VendorGamesLink
              vendor={vendor}
              className="flex min-h-thumb items-center gap-2.5 text-label font-semibold hover:text-primary-text tight:flex-wrap"
            >
              <VendorMark vendor={vendor} size="sm" />
              <span className="min-w-0 flex-1 leading-tight wrap-anywhere">{vendor.name}</span>
              {vendor.closed && (
                <span className="text-caption font-normal text-muted tight:basis-full">
                  <ClosedLabel closed={vendor.closed} />
                </span>
              )}
            </VendorGamesLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
