import { Trans, useLingui } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import { useHtmlRules } from '#core/navigation/useHtmlRules.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SanitizedHtml } from '#ui/SanitizedHtml.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type AnnouncementTab, useAnnouncementsOf } from './AnnouncementList.tsx'
import { BackTo } from '#parts/center/BackTo.tsx'
import { tabPlace } from './places.ts'
import { useArrival } from './useArrival.ts'

export function AnnouncementView({ tab, id }: { tab: AnnouncementTab; id: string }) {
  const { t } = useLingui()
  const moments = useMoments()
  const rules = useHtmlRules()
  const { list, error, refetch } = useAnnouncementsOf(tab)
  const shown = list?.find((one) => encodeURIComponent(one.id) === id)
  const heading = useArrival(shown?.title ?? null)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <BackTo to={tabPlace(tab)}>
        {tab === 'notices' ? (
          <Trans>All notices</Trans>
        ) : (
          <Trans comment="Link back to a list">All announcements</Trans>
        )}
      </BackTo>
      {shown ? (
        <article className="flex min-w-0 flex-col gap-4 card p-5 sm:p-7">
          <header className="flex flex-col gap-1">
            <h2
              ref={heading}
              tabIndex={-1}
              className="text-heading text-balance wrap-anywhere outline-none"
            >
              {shown.title}
            </h2>
            <time dateTime={shown.timestamp} className="text-label text-muted">
              {moments.day(shown.timestamp, 'long')}
            </time>
          </header>
          <SanitizedHtml html={shown.content} {...rules} />
        </article>
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : list ? (
        <EmptyState icon={<Megaphone />} title={t`This announcement is no longer available.`} />
      ) : (
        <Skeleton className="h-72 rounded-panel" />
      )}
    </div>
  )
}
