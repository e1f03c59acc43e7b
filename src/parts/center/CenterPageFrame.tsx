import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { useBackToList } from '#core/navigation/useBackToList.ts'
import { withSearch } from '#core/navigation/withSearch.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { OneFailure } from '#parts/failures/OneFailure.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { CenterEntry } from './pages.ts'
import { ZoneNote } from './ZoneNote.tsx'

interface Props<Id extends string> {
  entry: CenterEntry<Id>
  place: string
  isWide: boolean
  backLabel: string
  namesZone: boolean
  keepsSearch: boolean
  pathOf: (page?: Id, place?: string) => string
}

/** A page of a center with its title, and on phones a link back. */
export function CenterPageFrame<Id extends string>({
  entry: { id, title, screen, tabs, nested },
  place,
  isWide,
  backLabel,
  namesZone,
  keepsSearch,
  pathOf,
}: Props<Id>) {
  const { t } = useLingui()
  const name = t(title)
  useScreenTitle(name)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On phones the page replaces the list whose link had the focus, so the heading takes the
    // focus.
    if (!isWide) heading.current?.focus({ preventScroll: true })
  }, [isWide])
  const { Component } = screen
  const isWithin = place !== '' && !tabs?.test(place)
  const goBack = useBackToList()
  const { search } = useLocation()
  const [first = ''] = place.split('/')
  const parent = nested ? place.split('/').slice(0, -1).join('/') : tabs?.test(first) ? first : ''
  const above = pathOf(id, parent || undefined)
  return (
    <div className="flex min-w-0 flex-col gap-5 max-lg:gap-3">
      <div className="flex items-center gap-2">
        {!isWide && (
          <Link
            // From an inner page, such as that of one receipt, the link leads to the page above, or
            // to the tab that the address names. From the outer page, it leads to the list of pages.
            to={isWithin ? withSearch(above, keepsSearch ? search : '') : pathOf()}
            {...(isWithin && { onClick: goBack })}
            aria-label={isWithin ? t`Back` : backLabel}
            className="-ms-2 inline-flex min-h-thumb min-w-thumb items-center justify-center rounded-control print:hidden"
          >
            <ChevronLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
          </Link>
        )}
        <h1
          ref={heading}
          tabIndex={-1}
          // A page within the page has a heading of its own, so the title of the outer page is
          // drawn smaller.
          className={`text-balance outline-none ${isWithin && !isWide ? 'text-label text-muted' : 'text-title'}`}
        >
          {name}
        </h1>
      </div>
      <LazyPart failure="tell" fallback={<PageSkeleton />}>
        <OneFailure>
          <Component place={place} />
        </OneFailure>
      </LazyPart>
      {!namesZone && <ZoneNote />}
    </div>
  )
}

const PageSkeleton = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-24 rounded-panel" />
    <Skeleton className="h-40 rounded-panel" />
  </div>
)
