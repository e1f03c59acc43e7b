import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { useSecondsLeft } from '#core/gateway/useSecondsLeft.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import type { SettlementAhead } from './contractSchema.ts'

interface Props {
  title: ReactNode
  ahead: SettlementAhead
}

/** The next settlement of a contract: its time and the period that it covers. */
export function SettlementAheadFacts({ title, ahead: { start, end, settlesAt } }: Props) {
  const { write } = useMoments()
  const heading = useId()
  const left = useSecondsLeft(Date.parse(settlesAt))
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-0.5">
      <h3 id={heading} className="text-caption font-semibold text-muted">
        {title}
      </h3>
      <p className="text-body font-bold tabular-nums">{write(settlesAt)}</p>
      <p className="text-label text-muted tabular-nums">
        {left > 0 ? (
          <Trans>
            For the period from {{ first: write(start) }} to {{ last: write(end) }}
          </Trans>
        ) : (
          <Trans>The period is over and is being settled.</Trans>
        )}
      </p>
    </section>
  )
}
