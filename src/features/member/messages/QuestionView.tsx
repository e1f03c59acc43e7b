import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { GatewayError } from '#core/contract/error.ts'
import { keepAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { identityAtom, mayAskAtom } from '#core/session/session.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { draftOwnerAtom } from '#parts/form/tabDraft.ts'
import { moveUploads } from '#parts/form/uploads/keptUploads.ts'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { closeQuestion, MOST_PICTURES, type Question, readQuestion } from './api.ts'
import { BackTo } from '#parts/center/BackTo.tsx'
import { makeReplyDraft, NEW_QUESTION, questionDraftAtom, type ReplyDraft } from './drafts.ts'
import { messageRefusal, QUESTION_TOPIC_NAMES, QUESTION_WORDS } from './messages.ts'
import { placeOf } from './places.ts'
import { questionQuery } from './queries.ts'
import { TrialNote } from './QuestionForm.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { ReplyPicture } from './ReplyPicture.tsx'
import type { Reply } from './schema.ts'
import { useArrival } from './useArrival.ts'

/** A question to customer service with its answers. Opening it marks the answers as read. */
export function QuestionView({ id }: { id: string }) {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...questionQuery(id), enabled })
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <BackTo to={placeOf('service')}>
        <Trans>Your questions</Trans>
      </BackTo>
      {data ? (
        <Thread question={data} />
      ) : error?.code === 'question_not_found' ? (
        <FormAlert tone="info">{t(messageRefusal(error))}</FormAlert>
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 rounded-panel" />
      )}
    </div>
  )
}

function Thread({ question }: { question: Question }) {
  const { t } = useLingui()
  const { id, topic, state, unread, replies } = question
  const { name, tone, sentence } = QUESTION_WORDS[state]
  const isTrial = useAtomValue(identityAtom) === 'trial'
  const draft = useMemo(() => makeReplyDraft(id), [id])
  const { text: typed = '' } = useAtomValue(draft)
  const queryClient = useQueryClient()
  const title = t(QUESTION_TOPIC_NAMES[topic])
  const heading = useArrival(title)
  const see = useEffectEvent(() => {
    readQuestion({ id }).then(
      () => refreshTagged(queryClient, 'messages'),
      () => undefined,
    )
  })
  useEffect(() => {
    if (unread > 0) see()
  }, [unread])
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h2 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
            {title}
          </h2>
          <StatusLabel tone={tone}>{t(name)}</StatusLabel>
        </div>
        <p className="text-label text-pretty text-muted">{t(sentence)}</p>
      </header>
      <ol
        aria-label={t({
          message: 'Thread',
          comment: 'Name of a question with its answers, for screen readers',
        })}
        aria-live="polite"
        className="flex flex-col gap-3"
      >
        {replies.map((reply) => (
          <Bubble key={reply.id} questionId={id} reply={reply} />
        ))}
      </ol>
      {state === 'CLOSED' && typed ? (
        <ClosedMeanwhile {...{ question, draft, typed }} />
      ) : state === 'CLOSED' ? (
        <Link
          to={placeOf('service/new')}
          className={`self-start ${buttonClass({ variant: 'outline' })}`}
        >
          <Trans>Ask a new question</Trans>
        </Link>
      ) : isTrial ? (
        <TrialNote />
      ) : (
        <>
          {/* A sent reply empties the form; an answer that arrives leaves it as it is. */}
          <ReplyForm
            key={replies.filter(({ author }) => author === 'PLAYER').length}
            {...{ id, draft }}
          />
          <Settle id={id} />
        </>
      )}
    </div>
  )
}

interface ClosedProps {
  question: Question
  draft: ReplyDraft
  /** The reply that the player was writing. */
  typed: string
}

/** Keeps the reply that was being written when the question was closed. */
function ClosedMeanwhile({ question: { id, topic }, draft, typed }: ClosedProps) {
  const owner = useAtomValue(draftOwnerAtom)
  const store = useStore()
  const moveOver = () => {
    const purpose = 'question'
    moveUploads({ owner, purpose, id }, { owner, purpose, id: NEW_QUESTION }, MOST_PICTURES)
    const { topic: chosen, text = '' } = store.get(questionDraftAtom)
    // A question that was begun before stays, and the reply is added to it.
    const whole = text.trim() ? `${text}\n\n${typed}` : typed
    store.set(questionDraftAtom, { topic: chosen || topic, text: whole })
    store.set(draft, null)
  }
  return (
    <FormAlert
      tone="info"
      title={<Trans>This question was closed while you were writing. We’ve kept your text.</Trans>}
      action={
        <Link to={placeOf('service/new')} onClick={moveOver} className={buttonClass({})}>
          <Trans>Send it as a new question</Trans>
        </Link>
      }
    >
      <p className="whitespace-pre-line">{typed}</p>
    </FormAlert>
  )
}

function Bubble({ questionId, reply }: { questionId: string; reply: Reply }) {
  const { author, text, at, pictures } = reply
  const moments = useMoments()
  const isOwn = author === 'PLAYER'
  return (
    <li
      className={`flex max-w-[88%] flex-col gap-2 rounded-panel px-4 py-3 sm:max-w-[75%] ${isOwn ? 'self-end bg-primary-soft text-on-primary-soft' : 'self-start border bg-surface'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-caption">
        <span className="font-semibold">
          {isOwn ? <Trans>You</Trans> : <Trans>Customer service</Trans>}
        </span>
        <time dateTime={at} className="tabular-nums">
          {moments.write(at)}
        </time>
      </p>
      <p className="text-body whitespace-pre-line wrap-anywhere">{text}</p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <ReplyPicture id={questionId} picture={picture} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Settle({ id }: { id: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { attempt, busy } = useAttempt()
  const [refusal, setRefusal] = useState<GatewayError | null>(null)
  const close = async () => {
    const error = await attempt(async () => {
      const closed = await closeQuestion({ id })
      refreshTagged(queryClient, 'messages')
      keepAnswer(queryClient, questionQuery(id), closed)
    })
    setRefusal(error)
  }
  return (
    <div className="flex flex-col gap-3">
      {refusal && <FormAlert>{t(messageRefusal(refusal))}</FormAlert>}
      <Button variant="quiet" busy={busy} className="self-center" onClick={() => void close()}>
        <Check aria-hidden="true" className="size-4.5" />
        <Trans>My question is answered</Trans>
      </Button>
    </div>
  )
}
