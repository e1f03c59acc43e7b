import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '#core/navigation/Link.tsx'
import { useIsWide } from '#core/navigation/useIsWide.ts'
import { useScreenTitle } from '#core/navigation/screenTitle.ts'
import { paths, type MemberPage } from '#core/paths.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { MemberHeader } from './MemberHeader.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import type { MemberPageEntry } from './pages.ts'
import { useMemberPlace } from './useMemberPlace.ts'
import { ZoneNote } from './ZoneNote.tsx'
import { usePages } from './usePages.ts'

/**
 * The member center: on phones a list that opens pages, at a desk the list beside the page
 * (docs/product.md §2.5).
 */
export function MemberScreen() {
  const isWide = useIsWide()
  const { page, place } = useMemberPlace()
  const pages = usePages()
  const named = pages.find(({ id }) => id === page)
  const shown = named ?? (isWide ? pages[0] : undefined)
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<MemberPage>(undefined)
  useEffect(() => {
    const left = before.current
    before.current = named?.id
    // On phones the list takes the place of the page: the focus returns to where it came from.
    if (isWide || named || !left) return
    list.current
      ?.querySelector<HTMLElement>(`a[href$="${paths.member(left)}"]`)
      ?.focus({ preventScroll: true })
  }, [isWide, named])
  return (
    <div
      ref={list}
      className="mx-auto flex w-full max-w-350 flex-col gap-5 px-4 py-5 lg:px-8 print:max-w-none print:p-0"
    >
      {(isWide || !shown) && <MemberHeader />}
      {page && !named && (
        <FormAlert tone="info" title={<Trans>This page isn’t here</Trans>}>
          <Trans>Choose a page from the menu.</Trans>
        </FormAlert>
      )}
      <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
        {(isWide || !shown) && <MemberMenu shown={shown?.id} />}
        {shown && <Page key={shown.id} entry={shown} place={place} isWide={isWide} />}
      </div>
    </div>
  )
}

function Page({
  entry: { id, title, screen, group },
  place,
  isWide,
}: {
  entry: MemberPageEntry
  place: string
  isWide: boolean
}) {
  const { t } = useLingui()
  const name = t(title)
  useScreenTitle(name)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On phones the page takes the place of the list whose link had the focus.
    if (!isWide) heading.current?.focus({ preventScroll: true })
  }, [isWide])
  const { Component } = screen
  const navigate = useNavigate()
  // Who came from a list of the page returns to the place in it.
  const { state } = useLocation()
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex items-center gap-2">
        {!isWide && (
          <Link
            // From a place within the page to its start, and from there to the list.
            to={place ? paths.member(id) : paths.member()}
            onClick={(event) => {
              if (!place || !isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              void navigate(-1)
            }}
            aria-label={place ? t`Back` : t`Back to the member center`}
            className="-ms-2 inline-flex min-h-thumb min-w-thumb items-center justify-center rounded-control print:hidden"
          >
            <ChevronLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
          </Link>
        )}
        <h1
          ref={heading}
          tabIndex={-1}
          // A place within the page has a heading of its own.
          className={`text-balance outline-none ${place && !isWide ? 'text-label text-muted' : 'text-title'}`}
        >
          {name}
        </h1>
      </div>
      <LazyPart failure="tell" fallback={<PageSkeleton />}>
        <Component place={place} />
      </LazyPart>
      {/* Records name it beside their days. */}
      {group !== 'records' && <ZoneNote />}
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
