import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { CAUSE_SENTENCES, JOIN_AND_CLAIM, KIND_SENTENCES, STATUS_WORDS } from './messages.ts'
import { NeedList } from './NeedList.tsx'
import { PromotionAction } from './PromotionAction.tsx'
import { RewardFigure } from './RewardFigure.tsx'
import { RewardTerms } from './RewardTerms.tsx'
import type { Need, PromotionDetail } from './schema.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { useShownStatus } from './useShownStatus.ts'

const countsFromJoining = ({ kind }: Need) =>
  kind === 'deposit' || kind === 'bet' || kind === 'slotBet'

/**
 * Whether what the player does now counts for the promotion. It does not count before joining or
 * after the end.
 */
const isUnderWay = ({ status, kind }: PromotionDetail) =>
  status === 'join'
    ? kind !== 'claim'
    : status === 'signed' || status === 'process' || status === 'rejected'

/** The promotion from the player's view: its reward, the missing conditions and the next action. */
export function PromotionPanel({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useLingui()
  const { status, cause, kind, reward, needs, placesLeft, application } = promotion
  const shown = useShownStatus(promotion)
  const place = useRef<HTMLElement>(null)
  const sentAs = useRef<string>(null)
  // The new state stands above the form, which is gone once the state has come.
  useEffect(() => {
    if (sentAs.current === null || sentAs.current === status) return
    sentAs.current = null
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [status])
  const reason = application?.reason
  const sentence =
    (status === 'closed' && cause ? CAUSE_SENTENCES[cause] : KIND_SENTENCES[kind]?.[status]) ??
    (status === 'join' && !needs.some(countsFromJoining)
      ? JOIN_AND_CLAIM
      : STATUS_WORDS[status].sentence)
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t({
        message: 'Your progress',
        comment: 'Heading above the conditions of a promotion',
      })}
      className="flex scroll-mt-20 flex-col gap-4 card p-5 shadow-raised outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <RewardFigure reward={reward} />
        {shown && (
          <span role="status">
            <StatusLabel tone={STATUS_WORDS[shown].tone}>{t(STATUS_WORDS[shown].name)}</StatusLabel>
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <TimeLeft promotion={promotion} />
        {placesLeft !== null && placesLeft > 0 && (
          <span className="text-caption font-semibold text-money tabular-nums">
            <Plural value={placesLeft} one="# left" other="# left" />
          </span>
        )}
      </div>
      <div className="flex flex-col gap-1">
        <p className="text-label text-pretty">{t(sentence)}</p>
        <RewardTerms promotion={promotion} />
      </div>
      {reason && status === 'rejected' && (
        <p className="rounded-control bg-sunken p-3 text-label text-pretty wrap-anywhere">
          <Trans comment="Why an application was refused, in the site’s own words">
            We wrote: <q>{reason}</q>
          </Trans>
        </p>
      )}
      <NeedList needs={needs} isUnderWay={isUnderWay(promotion)} />
      <PromotionAction promotion={promotion} onSent={() => (sentAs.current = status)} />
    </section>
  )
}
