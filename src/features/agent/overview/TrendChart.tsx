import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { DayChart } from '#parts/records/DayChart.tsx'
import { FIGURES } from './figures.ts'
import type { FigureDay, FigureId } from './schema.ts'
import { useFigureWords } from './useFigureWords.ts'

interface Props {
  figure: FigureId
  trend: readonly FigureDay[]
  currency: string
}

/** The chosen figure of the team by day, as a chart. */
export function TrendChart({ figure, trend, currency }: Props) {
  const { t } = useLingui()
  const { write, writeShort } = useFigureWords(currency)
  const days = useMemo(() => trend.map(({ day }) => day), [trend])
  const values = useMemo(() => trend.map(({ figures }) => figures[figure]), [trend, figure])
  return (
    <DayChart
      name={t(FIGURES[figure].name)}
      days={days}
      values={values}
      write={(value) => write(figure, value)}
      writeShort={(value) => writeShort(figure, value)}
    />
  )
}
