import { Trans } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { useSecondsLeft } from '#core/gateway/useSecondsLeft.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { clockFace } from '#lib/dates.ts'
import type { RaffleSummary } from './schema.ts'

/**
 * If a raffle's start or end is further away than this, it is shown as a date instead of a
 * countdown.
 */
const DAY_SECONDS = 24 * 60 * 60

/**
 * Says when a raffle opens or closes: a date, or a countdown by the gateway's clock on the
 * last day.
 */
export function RaffleClock({
  raffle,
}: {
  raffle: Pick<RaffleSummary, 'state' | 'opensAt' | 'closesAt'>
}) {
  const moments = useMoments()
  const { state, opensAt, closesAt } = raffle
  const moment = state === 'coming' ? opensAt : closesAt
  const seconds = useSecondsLeft(Date.parse(moment))
  const date = moments.write(moment)
  const isNear = seconds < DAY_SECONDS
  const face = clockFace(seconds)
  return (
    <span className="inline-flex items-center gap-1.5 text-label text-muted tabular-nums">
      <Timer aria-hidden="true" className="size-4 shrink-0" />
      {state === 'closed' ? (
        <Trans comment="State of a raffle">Ended {date}</Trans>
      ) : state === 'coming' ? (
        isNear ? (
          <Trans comment="State of a raffle, with a clock that runs down">
            Opens in {{ clock: face }}
          </Trans>
        ) : (
          <Trans comment="State of a raffle">Opens {date}</Trans>
        )
      ) : isNear ? (
        <Trans comment="State of a raffle, with a clock that runs down">
          Ends in {{ clock: face }}
        </Trans>
      ) : (
        <Trans comment="State of a raffle">Ends {date}</Trans>
      )}
    </span>
  )
}
