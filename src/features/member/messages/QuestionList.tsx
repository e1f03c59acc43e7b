import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronRight, MessageCircleQuestion, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'
import { Link } from '#core/navigation/Link.tsx'
import { FROM_LIST } from '#core/navigation/useBackToList.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { BackTo } from '#parts/center/BackTo.tsx'
import { QUESTION_TOPIC_NAMES, QUESTION_WORDS } from './messages.ts'
import { placeOf } from './places.ts'
import { questionsQuery } from './queries.ts'
import type { QuestionEntry } from './schema.ts'
import { useArrival } from './useArrival.ts'

/** The player's questions to customer service. */
export function QuestionList() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const requireAccount = useRequireAccount()
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...questionsQuery, enabled })
  const heading = useArrival(t`Customer service`)
  const ask = (
    <Button
      variant={data?.list.length ? 'primary' : 'outline'}
      onClick={() => requireAccount(() => void navigate(placeOf('service/new')))}
    >
      <Plus aria-hidden="true" className="size-5" />
      <Trans>Ask a question</Trans>
    </Button>
  )
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <BackTo to={placeOf()}>
        <Trans>All messages</Trans>
      </BackTo>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
          <Trans>Customer service</Trans>
        </h2>
        {data && data.list.length > 0 && ask}
      </div>
      <Questions ask={ask} {...{ data, error }} onRetry={() => void refetch()} />
    </div>
  )
}

interface QuestionsProps {
  data: { list: QuestionEntry[] } | undefined
  error: Parameters<typeof SectionFailure>[0]['error'] | null
  ask: ReactNode
  onRetry: () => void
}

function Questions({ data, error, ask, onRetry }: QuestionsProps) {
  const { t } = useLingui()
  if (!data && error) return <SectionFailure error={error} onRetry={onRetry} />
  if (!data) return <Skeleton className="h-60 rounded-panel" />
  if (data.list.length === 0) {
    return (
      <EmptyState
        icon={<MessageCircleQuestion />}
        title={t`What would you like to know?`}
        detail={t`We answer day and night. Each question has its own thread, which stays here.`}
        action={ask}
      />
    )
  }
  return (
    <ul className="overflow-hidden card">
      {data.list.map((question) => (
        <Row key={question.id} question={question} />
      ))}
    </ul>
  )
}

function Row({
  question: { id, topic, state, unread, updatedAt, excerpt },
}: {
  question: QuestionEntry
}) {
  const { t } = useLingui()
  const writeSoon = useWriteSoon()
  const { name, tone } = QUESTION_WORDS[state]
  return (
    <li className="border-b last:border-b-0">
      <Link
        to={placeOf(`service/${id}`)}
        state={FROM_LIST}
        className="flex min-h-18 items-center gap-3 px-4 py-3.5 -outline-offset-2 transition-colors duration-quick hover:bg-raised"
      >
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="flex items-baseline gap-3">
            <span
              className={`min-w-0 flex-1 text-body wrap-anywhere ${unread > 0 ? 'font-bold' : 'font-medium'}`}
            >
              {t(QUESTION_TOPIC_NAMES[topic])}
            </span>
            <time dateTime={updatedAt} className="shrink-0 text-caption text-muted tabular-nums">
              {writeSoon(Date.parse(updatedAt))}
            </time>
          </span>
          <span className="line-clamp-2 text-label wrap-anywhere text-muted">{excerpt}</span>
          <span className="flex flex-wrap items-center gap-2 pt-1">
            <StatusLabel tone={tone}>{t(name)}</StatusLabel>
            {unread > 0 && (
              <span className="text-label font-semibold text-danger-text">
                <Plural value={unread} one="# new answer" other="# new answers" />
              </span>
            )}
          </span>
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-muted rtl:-scale-x-100"
        />
      </Link>
    </li>
  )
}
