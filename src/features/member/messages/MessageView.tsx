import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { MailX, RotateCcw, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useHtmlRules } from '#core/navigation/useHtmlRules.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { mayAskAtom } from '#core/session/session.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SanitizedHtml } from '#ui/SanitizedHtml.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BackTo } from '#parts/center/BackTo.tsx'
import { placeOf } from './places.ts'
import { messageQuery } from './queries.ts'
import { RewardCard } from './RewardCard.tsx'
import type { Message } from './schema.ts'
import { TOPIC_ICONS } from './topicIcons.ts'
import { useArrival } from './useArrival.ts'
import { useInboxActs } from './useInboxActs.ts'

/** One whole message. Opening it marks it as read. */
export function MessageView({ id }: { id: string }) {
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...messageQuery(id, context), enabled })
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <BackTo to={placeOf()}>
        <Trans comment="Link back to the list of messages">All messages</Trans>
      </BackTo>
      {data ? (
        <Whole message={data} />
      ) : error?.code === 'message_not_found' ? (
        <Gone />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 rounded-panel" />
      )}
    </div>
  )
}

function Gone() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<MailX />}
      title={t`This message is no longer available.`}
      detail={t`It may have been deleted on another device.`}
      action={
        <Link to={placeOf()} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Trans>All messages</Trans>
        </Link>
      }
    />
  )
}

function Whole({ message }: { message: Message }) {
  const { id, topic, subject, at, read, deleted, reward, content } = message
  const moments = useMoments()
  const navigate = useNavigate()
  const { markRead, remove, restore } = useInboxActs()
  const heading = useArrival(subject)
  const rules = useHtmlRules()
  const Icon = TOPIC_ICONS[topic]
  const mark = useEffectEvent(() => markRead(id))
  useEffect(() => {
    if (!read) mark()
  }, [read])
  const leave = (act: (ids: readonly string[]) => void) => {
    void navigate(placeOf(), { replace: true })
    act([id])
  }
  return (
    <article className="flex min-w-0 flex-col gap-5 card p-5 sm:p-7">
      <header className="flex items-start gap-4">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-heading text-balance wrap-anywhere outline-none"
          >
            {subject}
          </h2>
          <time dateTime={at} className="text-label text-muted tabular-nums">
            {moments.write(at)}
          </time>
        </div>
      </header>
      <SanitizedHtml html={content} {...rules} />
      {reward && <RewardCard id={id} reward={reward} />}
      <footer className="flex justify-end border-t pt-4">
        {deleted ? (
          <Button variant="outline" onClick={() => leave(restore)}>
            <RotateCcw aria-hidden="true" className="size-4.5" />
            <Trans>Restore</Trans>
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => leave(remove)}>
            <Trash2 aria-hidden="true" className="size-4.5" />
            <Trans>Delete</Trans>
          </Button>
        )}
      </footer>
    </article>
  )
}
