import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CheckCheck, Megaphone } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pager } from '#ui/Pager.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AnnouncementEntry } from './AnnouncementEntry.tsx'
import { useAgentAnnouncements } from './useAgentAnnouncements.ts'

/** Announcements on one page of the list (docs/product.md §9). */
const PAGE_SIZE = 9

/**
 * Announcements for agents, nine a page. An announcement opens inside the list, and the address
 * may name one.
 */
export function AnnouncementsPage({ place }: CenterPageProps) {
  const { t } = useLingui()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { list, error, refetch, markRead } = useAgentAnnouncements()
  if (!list) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-panel" />
    )
  }
  if (list.length === 0) {
    return <EmptyState icon={<Megaphone />} title={t`No announcements right now`} />
  }
  const unread = list.filter(({ read }) => !read)
  const pageCount = Math.ceil(list.length / PAGE_SIZE)
  const named = list.findIndex(({ id }) => encodeURIComponent(id) === place)
  const asked = new URLSearchParams(search).get('page')
  const wanted = Number(asked ?? Math.floor(Math.max(named, 0) / PAGE_SIZE) + 1)
  const shown = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), pageCount) : 1
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex min-h-thumb flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-label text-muted">
          {unread.length > 0 ? (
            <Plural
              value={{ count: unread.length }}
              one="# unread announcement"
              other="# unread announcements"
            />
          ) : (
            <Trans>You’ve read everything.</Trans>
          )}
        </p>
        {unread.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => markRead(unread.map(({ id }) => id))}>
            <CheckCheck aria-hidden="true" className="size-4.5" />
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      <ul className="overflow-hidden card">
        {list.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((one) => (
          <AnnouncementEntry
            key={one.id}
            announcement={one}
            isNamed={list[named] === one}
            onRead={() => markRead([one.id])}
          />
        ))}
      </ul>
      <Pager
        page={shown}
        pageCount={pageCount}
        onPage={(next) => {
          void navigate({ search: `page=${next}`, hash })
          window.scrollTo({ top: 0 })
        }}
        labels={{
          pager: t({
            message: 'Pages',
            comment: 'Name of the buttons under a list, for screen readers',
          }),
          previous: t({ message: 'Previous page', comment: 'Button under a list' }),
          next: t({ message: 'Next page', comment: 'Button under a list' }),
          page: (page) => t({ message: `Page ${page}`, comment: 'Button under a list' }),
        }}
      />
    </div>
  )
}
