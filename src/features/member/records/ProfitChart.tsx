import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { useMemo, useState } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney, formatMoneyShort } from '#lib/money.ts'
import { formatDay, formatShortDay } from '#lib/periodFormats.ts'
import { joinSentences } from '#lib/phrases.ts'
import { LazyChart } from '#parts/records/LazyChart.tsx'
import { PointedDay } from '#parts/records/PointedDay.tsx'
import { useDayWords } from '#parts/records/useDayWords.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useNear } from '#ui/useNear.ts'
import type { ProfitDay, ProfitTotals } from '#parts/records/schema.ts'
import { findTrend } from './trend.ts'

interface Props {
  days: readonly ProfitDay[]
  totals: ProfitTotals
  currency: string
}

/** Gains and losses by day as bars, with a summary in words. */
export function ProfitChart({ days, totals, currency }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const tellDay = useDayWords()
  const [pointed, setPointed] = useState<number | null>(null)
  const { near, ref } = useNear()
  const names = useMemo(() => days.map(({ day }) => day), [days])
  const values = useMemo(() => days.map(({ net }) => net), [days])
  const chosen = pointed !== null && pointed < days.length ? pointed : null
  // The plus sign is followed by a word joiner (U+2060), so that no line ends between the sign and
  // its amount.
  const sign = (amount: string) => (new Big(amount).gt(0) ? '+\u2060' : '')
  const write = (amount: string) => sign(amount) + formatMoney(amount, locale, currency)
  const describe = (index: number) => {
    const day = days[index]
    return day ? tellDay(day.day, write(day.net)) : ''
  }
  return (
    <figure ref={ref} className="flex min-w-0 flex-col gap-3 card p-4">
      <figcaption className="flex flex-col gap-1">
        <span className="text-label font-semibold">
          <Trans>Profit or loss by day</Trans>
        </span>
        <PointedDay day={chosen === null ? undefined : describe(chosen)}>
          <Words {...{ days, totals, currency, write }} />
        </PointedDay>
      </figcaption>
      {near && days.length > 0 ? (
        <LazyChart
          above="success"
          label={t`Profit or loss by day; use the arrow keys to move from day to day`}
          days={names}
          values={values}
          chosen={chosen}
          onChoose={setPointed}
          describe={describe}
          writeDay={(day) => formatShortDay(day, locale)}
          writeValue={(value) => formatMoneyShort(String(value), locale, currency)}
        />
      ) : (
        <Skeleton className="h-60 rounded-panel" />
      )}
    </figure>
  )
}

/** A summary in words for players who do not see the bars. */
function Words({ days, totals, currency, write }: Props & { write: (amount: string) => string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { active, best, worst } = findTrend(days)
  if (active === 0) {
    return (
      <span className="text-label text-muted">
        <Trans>No settled bets in this period.</Trans>
      </span>
    )
  }
  const net = new Big(totals.net)
  // The words say which way it went, so that the amount has no sign.
  const amount = formatMoney(net.abs().toFixed(), locale, currency)
  const sentences = [
    net.gt(0) && t`You’re ahead by ${amount}.`,
    net.lt(0) && t`You’re behind by ${amount}.`,
    net.eq(0) && t`You won as much as you lost.`,
    best &&
      t({
        message: `Best day: ${{ day: formatDay(best.day, locale) }}, ${{ amount: write(best.net) }}.`,
        comment: 'Sentence under a chart',
      }),
    worst &&
      t({
        message: `Worst day: ${{ day: formatDay(worst.day, locale) }}, ${{ amount: write(worst.net) }}.`,
        comment: 'Sentence under a chart',
      }),
  ]
  return <span className="text-label text-pretty text-muted">{joinSentences(...sentences)}</span>
}
