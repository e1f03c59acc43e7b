import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoneyShort } from '#lib/money.ts'
import { formatDay, formatShortDay } from '#lib/periodFormats.ts'
import { joinSentences } from '#lib/phrases.ts'
import { LazyChart } from '#parts/records/LazyChart.tsx'
import { PointedDay } from '#parts/records/PointedDay.tsx'
import { useDayWords } from '#parts/records/useDayWords.ts'
import { ChipChoice } from '#ui/ChipChoice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useNear } from '#ui/useNear.ts'
import { MEASURE_NAMES, MEASURES, type Measure, writeMeasure } from './measures.ts'
import type { LinkDay, Results } from './schema.ts'

interface Props {
  days: readonly LinkDay[]
  totals: Results
  currency: string
  measure: Measure
  onMeasure: (measure: Measure) => void
}

/**
 * One measure of an invitation link by day, as bars with a summary in words. The table has the
 * same figures.
 */
export function LinkChart({ days, totals, currency, measure, onMeasure }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const tellDay = useDayWords()
  const [pointed, setPointed] = useState<number | null>(null)
  const { near, ref } = useNear()
  const names = useMemo(() => days.map(({ day }) => day), [days])
  const values = useMemo(() => days.map((day) => String(day[measure])), [days, measure])
  const chosen = pointed !== null && pointed < days.length ? pointed : null
  const money = { locale, currency }
  const describe = (index: number) => {
    const day = days[index]
    return day ? tellDay(day.day, writeMeasure(day, measure, money)) : ''
  }
  const best = days.reduce((one, other) =>
    Number(other[measure]) > Number(one[measure]) ? other : one,
  )
  const name = t(MEASURE_NAMES[measure])
  const sum = writeMeasure(totals, measure, money)
  const highest = writeMeasure(best, measure, money)
  return (
    <figure ref={ref} className="flex min-w-0 flex-col gap-3 card p-4">
      <ChipChoice
        label={t`What the chart shows`}
        options={MEASURES}
        chosen={measure}
        name={(each) => t(MEASURE_NAMES[each])}
        onChoose={onMeasure}
      />
      <figcaption>
        <PointedDay day={chosen === null ? undefined : describe(chosen)}>
          {joinSentences(
            t({
              message: `Total: ${sum}.`,
              comment: 'Sentence under a chart: the sum of all days',
            }),
            Number(best[measure]) > 0 &&
              t({
                message: `Best day: ${{ day: formatDay(best.day, locale) }}, ${highest}.`,
                comment: 'Sentence under a chart; the amount of that day follows',
              }),
          )}
        </PointedDay>
      </figcaption>
      {near ? (
        <LazyChart
          label={t`${name} by day; use the arrow keys to move from day to day`}
          days={names}
          values={values}
          chosen={chosen}
          onChoose={setPointed}
          describe={describe}
          writeDay={(day) => formatShortDay(day, locale)}
          writeValue={(value) =>
            measure === 'validBet'
              ? formatMoneyShort(String(value), locale, currency)
              : Number.isInteger(value)
                ? formatCount(value, locale)
                : ''
          }
        />
      ) : (
        <Skeleton className="h-60 rounded-panel" />
      )}
    </figure>
  )
}
