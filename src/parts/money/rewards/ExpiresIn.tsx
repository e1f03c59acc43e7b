import { Plural, Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { useCountdown } from '#core/gateway/useCountdown.ts'
import { clockFace } from '#lib/dates.ts'

const DAY_S = 24 * 60 * 60

interface Props {
  /** Time at which the reward expires, in ISO 8601. */
  at: string
  onEnd: () => void
}

/**
 * Shows how long a reward can still be claimed, by the gateway's clock: first in days, then as
 * hours, minutes and seconds.
 */
export function ExpiresIn({ at, onEnd }: Props) {
  const seconds = useCountdown(Date.parse(at), onEnd)
  const isOver = seconds === 0
  const days = Math.floor(seconds / DAY_S)
  const isSoon = days < 1
  const clock = clockFace(seconds)
  return (
    <time
      dateTime={at}
      className={`inline-flex items-center gap-1.5 text-caption tabular-nums ${isSoon ? 'font-semibold text-warning-text' : 'text-muted'}`}
    >
      <Clock aria-hidden="true" className="size-3.5 shrink-0" />
      {isOver ? (
        <Trans comment="State of a reward that was not claimed in time">Expired</Trans>
      ) : isSoon ? (
        <Trans>{clock} left</Trans>
      ) : (
        <Plural value={days} one="# day left" other="# days left" />
      )}
    </time>
  )
}
