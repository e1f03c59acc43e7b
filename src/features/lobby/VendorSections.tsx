import { useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { categoryPath } from '#features/games/categories.ts'
import { GameTypeIcon } from '#features/games/GameTypeIcon.tsx'
import { gameTypeNames } from '#features/games/messages.ts'
import type { GameType, Lane } from '#features/games/schema.ts'
import { useLanes } from '#features/games/useLanes.ts'
import { VendorCard } from '#features/games/VendorCard.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AllLink } from './AllLink.tsx'
import { SectionFailure } from '#features/games/SectionState.tsx'

/** Home sections that show vendors, in order, and how many each (specification §2.3 and §9). */
export const VENDOR_SECTIONS: readonly { type: GameType; size: number }[] = [
  { type: 'LIVE', size: 6 },
  { type: 'BG', size: 5 },
  { type: 'PVP', size: 6 },
  { type: 'FISH', size: 5 },
  { type: 'SPORTS', size: 5 },
  { type: 'ESPORTS', size: 5 },
  { type: 'ELOTT', size: 5 },
]

/** The vendors of categories; holds the place of those beyond the first `drawn`. */
export function VendorSections({ drawn }: { drawn: number }) {
  const { data, error, refetch } = useLanes()
  const lanes = useDeferredValue(data)
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!lanes) {
    return (
      <div className="flex flex-col gap-3">
        <Skeleton className="h-9 w-48" />
        <div className="vendor-row">
          {Array.from({ length: 6 }, (_each, index) => (
            <Skeleton key={index} className="aspect-4/5 rounded-panel" />
          ))}
        </div>
      </div>
    )
  }
  return VENDOR_SECTIONS.map(({ type, size }, index) => {
    const lane = lanes.find((each) => each.type === type)
    if (!lane) return null
    if (index >= drawn) return <div key={type} className="lobby-section min-h-76" />
    return <VendorSection key={type} lane={lane} size={size} />
  })
}

function VendorSection({ lane: { type, vendors }, size }: { lane: Lane; size: number }) {
  const { i18n } = useLingui()
  const name = i18n._(gameTypeNames[type])
  return (
    <section aria-labelledby={type} className="lobby-section flex flex-col gap-3">
      <SectionHeading
        id={type}
        title={name}
        icon={<GameTypeIcon type={type} />}
        action={vendors.length > 1 && <AllLink to={categoryPath(type)} section={type} />}
      />
      <ul aria-labelledby={type} className="vendor-row">
        {vendors.slice(0, size).map((vendor) => (
          <li key={vendor.code}>
            <VendorCard vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  )
}
