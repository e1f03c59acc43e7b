import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { Table2 } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatShortDay } from '#lib/periodFormats.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useNear } from '#ui/useNear.ts'
import { DayTable } from './DayTable.tsx'
import { LazyChart } from './LazyChart.tsx'
import { PointedDay } from './PointedDay.tsx'
import { useDayWords } from './useDayWords.ts'

interface Props {
  /** Name of the figure that the chart shows, for screen readers. */
  name: string
  /**
   * Days of the chart: ISO 8601 dates in ascending order; must be the same array at each render.
   */
  days: readonly string[]
  /** Values of the chart: a decimal string for each day; must be the same array at each render. */
  values: readonly string[]
  write: (value: string) => string
  writeShort: (value: string) => string
}

/** Shows a figure by day: as a bar chart with a summary in words, and as a table. */
export function DayChart({ name, days, values, write, writeShort }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const tellDay = useDayWords()
  const [pointed, setPointed] = useState<number | null>(null)
  const [isTable, setIsTable] = useState(false)
  const { near, ref } = useNear()
  const chosen = pointed !== null && pointed < days.length ? pointed : null
  const title = t({ message: `${name} by day`, context: 'a figure' })
  const describe = (index: number) => {
    const day = days[index]
    return day ? tellDay(day, write(values[index] ?? '0')) : ''
  }
  const peak = indexOfPeak(values)
  return (
    <figure ref={ref} className="flex min-w-0 flex-col gap-3 card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <figcaption className="flex min-w-0 flex-col gap-1">
          <span className="text-label font-semibold">{title}</span>
          <PointedDay day={chosen === null ? undefined : describe(chosen)}>
            {peak === undefined
              ? t`Nothing on these days.`
              : t({
                  message: `Highest on ${{ peak: describe(peak) }}. Latest on ${{ latest: describe(days.length - 1) }}.`,
                  comment: 'Summary of a chart; each value is a day with its amount',
                })}
          </PointedDay>
        </figcaption>
        {peak !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={isTable}
            className="max-sm:-ms-3"
            onClick={() => setIsTable(!isTable)}
          >
            <Table2 aria-hidden="true" className="size-4.5" />
            <Trans>Show as table</Trans>
          </Button>
        )}
      </div>
      {peak === undefined ? null : isTable ? (
        <DayTable title={title} {...{ name, days, values, write }} />
      ) : (
        <>
          {near && days.length > 0 ? (
            <LazyChart
              label={t`${title}; use the arrow keys to move from day to day`}
              days={days}
              values={values}
              chosen={chosen}
              onChoose={setPointed}
              describe={describe}
              writeDay={(day) => formatShortDay(day, locale)}
              writeValue={(value) => writeShort(String(value))}
            />
          ) : (
            <Skeleton className="h-60 rounded-panel" />
          )}
        </>
      )}
    </figure>
  )
}

/** Index of the greatest value; undefined if all values are zero. */
function indexOfPeak(values: readonly string[]): number | undefined {
  let peak: number | undefined
  for (const [index, value] of values.entries()) {
    if (new Big(value).eq(0)) continue
    if (peak === undefined || new Big(value).gt(values[peak]!)) peak = index
  }
  return peak
}
