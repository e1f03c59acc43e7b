import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCountdown } from '#core/gateway/useCountdown.ts'
import { clockFace } from '#lib/dates.ts'

const DAY_SECONDS = 24 * 60 * 60

interface Props {
  until: string
  /** Called once when the time has run out. */
  onEnd?: () => void
}

/**
 * The time left until a mission or season ends, by the gateway's clock: in days, or as a countdown
 * on the last day.
 */
export function TimeLeft({ until, onEnd }: Props) {
  const { t } = useLingui()
  const seconds = useCountdown(Date.parse(until), () => onEnd?.())
  const days = Math.floor(seconds / DAY_SECONDS)
  return (
    <span className="whitespace-nowrap tabular-nums">
      {days > 0 ? t`${plural(days, { one: '# day', other: '# days' })}` : clockFace(seconds)}
    </span>
  )
}
