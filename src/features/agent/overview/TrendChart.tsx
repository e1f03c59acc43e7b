import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { Table2 } from 'lucide-react'
import { useMemo, useState, type ComponentProps } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { formatDay, formatShortDay } from '#lib/periodFormats.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import type { Chart } from '#parts/records/Chart.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useNear } from '#ui/useNear.ts'
import { FIGURES } from './figures.ts'
import type { FigureDay, FigureId } from './schema.ts'
import { TrendTable } from './TrendTable.tsx'
import { useFigureWords } from './useFigureWords.ts'

const chart = lazyScreen<'Chart', ComponentProps<typeof Chart>>(
  [],
  'Chart',
  () => import('#parts/records/Chart.tsx'),
)

interface Props {
  figure: FigureId
  trend: readonly FigureDay[]
  currency: string
}

/** A figure by day, as bars and in words; the same figures as a table. */
export function TrendChart({ figure, trend, currency }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { write, writeShort } = useFigureWords(currency)
  const [pointed, setPointed] = useState<number | null>(null)
  const [isTable, setIsTable] = useState(false)
  const { near, ref } = useNear()
  const days = useMemo(() => trend.map(({ day }) => day), [trend])
  const values = useMemo(() => trend.map(({ figures }) => figures[figure]), [trend, figure])
  const chosen = pointed !== null && pointed < days.length ? pointed : null
  const name = t(FIGURES[figure].name)
  const describe = (index: number) => {
    const day = days[index]
    return day ? `${formatDay(day, locale)}: ${write(figure, values[index] ?? '0')}` : ''
  }
  const peak = indexOfPeak(values)
  const { Component: LazyChart } = chart
  return (
    <figure ref={ref} className="flex min-w-0 flex-col gap-3 rounded-panel border bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <figcaption className="flex min-w-0 flex-col gap-1">
          <span className="text-label font-semibold">
            {t({ message: `${name} by day`, context: 'a figure' })}
          </span>
          <span className="text-label text-pretty text-muted">
            {peak === undefined
              ? t`Nothing on these days.`
              : t`Highest: ${describe(peak)}. Last: ${describe(days.length - 1)}.`}
          </span>
        </figcaption>
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          <Table2 aria-hidden="true" className="size-4.5" />
          <Trans>As a table</Trans>
        </Button>
      </div>
      {isTable ? (
        <TrendTable trend={trend} figure={figure} currency={currency} />
      ) : (
        <>
          <p aria-hidden="true" className="min-h-6 text-label font-semibold tabular-nums">
            {chosen !== null && describe(chosen)}
          </p>
          {near && days.length > 0 ? (
            <LazyPart failure="tell" fallback={<Skeleton className="h-60" />}>
              <LazyChart
                label={t`${name} by day; the arrow keys go from day to day`}
                days={days}
                values={values}
                chosen={chosen}
                onChoose={setPointed}
                describe={describe}
                writeDay={(day) => formatShortDay(day, locale)}
                writeValue={(value) => writeShort(figure, String(value))}
              />
            </LazyPart>
          ) : (
            <Skeleton className="h-60" />
          )}
        </>
      )}
    </figure>
  )
}

/** Where the greatest value is; undefined if all are zero. */
function indexOfPeak(values: readonly string[]): number | undefined {
  let peak: number | undefined
  for (const [index, value] of values.entries()) {
    if (new Big(value).eq(0)) continue
    if (peak === undefined || new Big(value).gt(values[peak]!)) peak = index
  }
  return peak
}
