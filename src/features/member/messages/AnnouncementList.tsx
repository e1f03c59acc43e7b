import { useLingui } from '@lingui/react/macro'
import { ChevronRight, Megaphone, Pin } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Announcement } from '#core/system/announcements/api.ts'
import { useAnnouncements } from '#core/system/announcements/useAnnouncements.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { FROM_LIST } from '#core/navigation/useBackToList.ts'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pager } from '#ui/Pager.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { placeOf } from './places.ts'

/** Announcements on one page of the list (docs/product.md §9). */
const PAGE_SIZE = 9
/** Type of the headline notices, which come before all other notices. */
const HEADLINE = 'H'

export type AnnouncementTab = 'notices' | 'announcements'

/**
 * Reads the notices of the marquee, or the announcements of the popup. Headlines come first, then
 * the newest.
 */
export function useAnnouncementsOf(tab: AnnouncementTab) {
  const { data, error, refetch } = useAnnouncements()
  const list = tab === 'notices' ? data?.player : data?.popup
  const sorted = list?.toSorted(
    (one, other) =>
      Number(other.promotionType === HEADLINE) - Number(one.promotionType === HEADLINE) ||
      Date.parse(other.timestamp) - Date.parse(one.timestamp),
  )
  return { list: sorted, error, refetch }
}

/** A list of notices or announcements, nine a page; the number of the page is in the address. */
export function AnnouncementList({ tab }: { tab: AnnouncementTab }) {
  const { t } = useLingui()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { list, error, refetch } = useAnnouncementsOf(tab)
  useScreenTitle(
    tab === 'notices'
      ? t({ message: 'Notices', context: 'tab of messages' })
      : t({ message: 'Announcements', context: 'tab of messages' }),
  )
  if (!list && error) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!list) return <Skeleton className="h-80 rounded-panel" />
  if (list.length === 0) {
    return (
      <EmptyState
        icon={<Megaphone />}
        title={tab === 'notices' ? t`No notices yet` : t`No announcements right now`}
      />
    )
  }
  const pageCount = Math.ceil(list.length / PAGE_SIZE)
  const wanted = Number(new URLSearchParams(search).get('page') ?? 1)
  const shown = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), pageCount) : 1
  return (
    <div className="flex flex-col gap-4">
      <ul className="overflow-hidden card">
        {list.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((one) => (
          <Row key={one.id} tab={tab} announcement={one} />
        ))}
      </ul>
      <Pager
        page={shown}
        pageCount={pageCount}
        onPage={(next) => {
          void navigate({ search: next > 1 ? `page=${next}` : '', hash })
          window.scrollTo({ top: 0 })
        }}
        labels={{
          pager: t`Pages`,
          previous: t`Previous page`,
          next: t`Next page`,
          page: (page) => t`Page ${page}`,
        }}
      />
    </div>
  )
}

function Row({ tab, announcement }: { tab: AnnouncementTab; announcement: Announcement }) {
  const moments = useMoments()
  const { id, title, timestamp, promotionType } = announcement
  const isHeadline = promotionType === HEADLINE
  return (
    <li className="border-b last:border-b-0">
      <Link
        to={placeOf(`${tab}/${encodeURIComponent(id)}`)}
        state={FROM_LIST}
        className="flex min-h-16 items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors duration-quick hover:bg-raised"
      >
        <span
          className={`flex size-10 shrink-0 items-center justify-center rounded-pill [&_svg]:size-5 ${isHeadline ? 'bg-accent text-on-accent' : 'bg-raised text-muted'}`}
        >
          {isHeadline ? <Pin aria-hidden="true" /> : <Megaphone aria-hidden="true" />}
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="line-clamp-2 text-body font-medium wrap-anywhere">{title}</span>
          <time dateTime={timestamp} className="text-caption text-muted">
            {moments.day(timestamp)}
          </time>
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-muted rtl:-scale-x-100"
        />
      </Link>
    </li>
  )
}
