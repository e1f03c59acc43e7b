import { useLingui } from '@lingui/react/macro'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { Lane } from '#parts/games/schema.ts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { AllLink } from './AllLink.tsx'
import { holdSectionHeight } from './holdSectionHeight.ts'
import { VendorCard } from './VendorCard.tsx'

/** A section of the home page with the first vendors of a category. */
export function VendorSection({ lane: { type, vendors }, size }: { lane: Lane; size: number }) {
  const { i18n } = useLingui()
  const shown = vendors.slice(0, size)
  const name = i18n._(CATEGORIES[type].name)
  return (
    <section
      ref={holdSectionHeight}
      aria-labelledby={type}
      className="lobby-section vendor-section flex flex-col gap-3"
    >
      <SectionHeading
        id={type}
        title={name}
        icon={<GameTypeIcon type={type} />}
        action={vendors.length > 1 && <AllLink to={CATEGORIES[type].path} section={type} />}
      />
      <ul
        aria-labelledby={type}
        data-count={shown.length}
        style={{ ['--count' as string]: shown.length }}
        className="vendor-row"
      >
        {shown.map((vendor) => (
          <li key={vendor.code}>
            <VendorCard vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  )
}
