import { useDeferredValue } from 'react'
import type { GameType } from '#parts/games/schema.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { useLanes } from '#parts/games/useLanes.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const { Component: VendorSection } = lazyScreen(
  'lobby',
  'VendorSection',
  () => import('./VendorSection.tsx'),
)

/** Home sections that show vendors, in order, and how many each (docs/product.md §2.3 and §9). */
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
    if (index >= drawn) return <div key={type} className="vendor-place" />
    return (
      <LazyPart key={type} failure="tell" fallback={<div className="vendor-place" />}>
        <VendorSection lane={lane} size={size} />
      </LazyPart>
    )
  })
}
