import { Plural, Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { gatewayNow } from '#core/gateway/clock.ts'
import { useCountdown } from '#core/gateway/useCountdown.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { clockFace } from '#lib/dates.ts'
import type { Promotion } from './schema.ts'
import { useRefreshPromotions } from './usePromotionAct.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * The period of a past promotion, or the time left by the gateway's clock; hidden if the
 * promotion has no end.
 */
export function TimeLeft({ promotion }: { promotion: Promotion }) {
  const { startsAt, endsAt, status } = promotion
  const now = gatewayNow()
  const starts = Date.parse(startsAt)
  const ends = endsAt === null ? null : Date.parse(endsAt)
  const isAhead = starts > now
  const until = isAhead ? starts : ends
  if (until === null) return null
  return (
    <span className="inline-flex items-center gap-1.5 text-caption text-muted tabular-nums">
      <Clock aria-hidden="true" className="size-3.5 shrink-0" />
      {until <= now ? (
        <Span startsAt={startsAt} endsAt={endsAt} />
      ) : until - now >= DAY_MS ? (
        <DaysLeft until={until} now={now} isAhead={isAhead} />
      ) : (
        <Countdown key={`${status} ${until}`} until={until} isAhead={isAhead} />
      )}
    </span>
  )
}

function Span({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>) {
  const moments = useMoments()
  const end = Date.parse(endsAt ?? startsAt) - 1
  return <span>{moments.days(Math.min(Date.parse(startsAt), end), end)}</span>
}

function DaysLeft({ until, now, isAhead }: { until: number; now: number; isAhead: boolean }) {
  const days = Math.floor((until - now) / DAY_MS)
  return isAhead ? (
    <Plural value={days} one="Starts in # day" other="Starts in # days" />
  ) : (
    <Plural value={days} one="# day left" other="# days left" />
  )
}

function Countdown({ until, isAhead }: { until: number; isAhead: boolean }) {
  const time = clockFace(useCountdown(until, useRefreshPromotions()))
  return isAhead ? <Trans>Starts in {time}</Trans> : <Trans>{time} left</Trans>
}
