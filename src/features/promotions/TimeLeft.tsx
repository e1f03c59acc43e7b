import { Plural, Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { useCountdown } from '#core/gateway/useCountdown.ts'
import { useGatewayTime } from '#core/gateway/useGatewayTime.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { clockFace } from '#lib/dates.ts'
import type { Promotion } from './schema.ts'
import { useRefreshPromotions } from './usePromotionAct.ts'

const DAY_MS = 24 * 60 * 60_000
/** A countdown stays for a second at its end, since it is what asks the gateway anew. */
export const LINGER_MS = 1000

/**
 * The period of a past promotion, or the time left by the gateway's clock; hidden if the
 * promotion has no end.
 */
export function TimeLeft({ promotion }: { promotion: Promotion }) {
  const { startsAt, endsAt, status } = promotion
  const starts = Date.parse(startsAt)
  const ends = endsAt === null ? null : Date.parse(endsAt)
  const isAhead = useGatewayTime((now) => starts > now - LINGER_MS)
  const until = isAhead ? starts : ends
  const days = useGatewayTime((now) => Math.floor(((until ?? now) - now) / DAY_MS))
  const isOver = useGatewayTime((now) => until !== null && until <= now - LINGER_MS)
  if (until === null) return null
  return (
    <span className="inline-flex items-center gap-1.5 text-caption text-muted tabular-nums">
      <Clock aria-hidden="true" className="size-3.5 shrink-0" />
      {isOver ? (
        <Span startsAt={startsAt} endsAt={endsAt} />
      ) : days > 0 ? (
        <DaysLeft days={days} isAhead={isAhead} />
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

function DaysLeft({ days, isAhead }: { days: number; isAhead: boolean }) {
  return isAhead ? (
    <Plural value={days} one="Starts in # day" other="Starts in # days" />
  ) : (
    <Plural value={days} one="# day left" other="# days left" />
  )
}

function Countdown({ until, isAhead }: { until: number; isAhead: boolean }) {
  const time = clockFace(useCountdown(until, useRefreshPromotions()))
  return isAhead ? (
    <Trans comment="A promotion’s clock that runs down">Starts in {{ clock: time }}</Trans>
  ) : (
    <Trans comment="A clock that runs down">{{ clock: time }} left</Trans>
  )
}
