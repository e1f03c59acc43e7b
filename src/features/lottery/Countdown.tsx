import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { useGatewaySecond } from '#core/gateway/useGatewaySecond.ts'
import { clockFace } from '#lib/dates.ts'
import { secondsToDraw } from './drawTime.ts'
import type { Lottery } from './schema.ts'

/** Seconds before a draw from which the countdown is highlighted. */
const SOON = 60

const DAY = 24 * 60 * 60

/** Countdown of the time left for bets on the next draw, by the gateway's clock. */
export function Countdown({ lottery, large = false }: { lottery: Lottery; large?: boolean }) {
  const { t } = useLingui()
  const left = secondsToDraw(lottery, useGatewaySecond() * 1000)
  const days = Math.floor(left / DAY)
  const face = days > 0 ? t`${plural(days, { one: '# day', other: '# days' })}` : clockFace(left)
  return (
    <span
      role="timer"
      aria-label={t`Next draw in ${{ clock: face }}`}
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-pill font-bold tabular-nums ${large ? 'h-8 px-3 text-label sm:h-10 sm:px-4 sm:text-body' : 'h-7 px-2.5 text-caption'} ${left <= SOON ? 'bg-danger text-on-danger' : 'bg-sunken text-text'}`}
    >
      <Timer className={large ? 'size-5' : 'size-3.5'} aria-hidden="true" />
      <span>{face}</span>
    </span>
  )
}
