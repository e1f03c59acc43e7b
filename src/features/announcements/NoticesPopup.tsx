import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ChevronRight, Megaphone, Pin, RefreshCw, CloudOff } from 'lucide-react'
import { useState } from 'react'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import type { PopupProps } from '#core/popups/popups.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pager } from '#ui/Pager.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Announcement } from '#core/system/announcements/api.ts'
import { useAnnouncements } from '#core/system/announcements/useAnnouncements.ts'
import { usePagerLabels } from './usePagerLabels.ts'
import { Notice } from './Notice.tsx'
import { NoticeDate } from './NoticeDate.tsx'

/** Notices on one page of the list (docs/product.md §9). */
const PAGE_SIZE = 9

/** Type of the headline notices, which come before all other notices. */
const HEADLINE = 'H'

/** All notices in a list with pages, and each whole notice (docs/product.md §2.4). */
export function NoticesPopup({ id: first, onClose }: PopupProps<'notices'>) {
  const { t } = useLingui()
  const labels = usePagerLabels(t`Pages of notices`)
  const { data, error, refetch, isFetching } = useAnnouncements()
  const [openId, setOpenId] = useState(first)
  const [wanted, setPage] = useState(1)
  const notices = (data?.player ?? []).toSorted(
    (one, other) =>
      Number(other.promotionType === HEADLINE) - Number(one.promotionType === HEADLINE) ||
      other.timestamp.localeCompare(one.timestamp),
  )
  const open = notices.find(({ id }) => id === openId)
  const pageCount = Math.ceil(notices.length / PAGE_SIZE)
  const page = Math.min(wanted, Math.max(1, pageCount))
  const pager = pageCount > 1 && (
    <Pager page={page} pageCount={pageCount} onPage={setPage} labels={labels} />
  )
  const back = (
    <Button variant="outline" block onClick={() => setOpenId(undefined)}>
      <ArrowLeft className="size-4.5 rtl:-scale-x-100" />
      <Trans comment="Name of a list of notices, for screen readers">All notices</Trans>
    </Button>
  )
  return (
    <Dialog
      title={t`Notices`}
      closeLabel={t`Close`}
      onClose={onClose}
      wide
      footer={open ? back : pager || undefined}
    >
      {open ? (
        <Notice key={open.id} notice={open} onLeave={onClose} />
      ) : data ? (
        <NoticeList
          notices={notices.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          onOpen={setOpenId}
        />
      ) : error ? (
        <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-2">
          {Array.from({ length: PAGE_SIZE }, (_, index) => (
            <Skeleton key={index} className="h-14" />
          ))}
        </div>
      )}
    </Dialog>
  )
}

interface ListProps {
  notices: readonly Announcement[]
  onOpen: (id: string) => void
}

function NoticeList({ notices, onOpen }: ListProps) {
  const { t } = useLingui()
  if (notices.length === 0) return <EmptyState icon={<Megaphone />} title={t`No notices yet`} />
  return (
    <ul className="-mx-3 flex flex-col">
      {notices.map(({ id, title, timestamp, promotionType }) => (
        <li key={id} className="border-border border-b last:border-b-0">
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="flex w-full items-center gap-3 rounded-control px-3 py-2.5 text-start transition-colors duration-quick hover:bg-raised"
          >
            <span
              className={`flex size-9 shrink-0 items-center justify-center rounded-pill [&_svg]:size-4.5 ${promotionType === HEADLINE ? 'bg-accent text-on-accent' : 'bg-raised text-muted'}`}
            >
              {promotionType === HEADLINE ? <Pin /> : <Megaphone />}
            </span>
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="line-clamp-2 text-label font-medium">{title}</span>
              <NoticeDate timestamp={timestamp} />
            </span>
            <ChevronRight className="size-4.5 shrink-0 text-muted rtl:-scale-x-100" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface FailureProps {
  error: Parameters<typeof gatewayErrorMessage>[0]
  busy: boolean
  onRetry: () => void
}

function Failure({ error, busy, onRetry }: FailureProps) {
  const { t, i18n } = useLingui()
  return (
    <EmptyState
      failed
      icon={<CloudOff />}
      title={t`The notices didn’t load`}
      detail={i18n._(gatewayErrorMessage(error))}
      action={
        <Button variant="outline" size="sm" busy={busy} onClick={onRetry}>
          <RefreshCw className="size-4" />
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
