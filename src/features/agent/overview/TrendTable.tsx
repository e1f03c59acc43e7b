import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatDay } from '#lib/periodFormats.ts'
import { FIGURES } from './figures.ts'
import type { FigureDay, FigureId } from './schema.ts'
import { useFigureWords } from './useFigureWords.ts'

interface Props {
  figure: FigureId
  trend: readonly FigureDay[]
  currency: string
}

/** The chart's figures by day, the newest first. */
export function TrendTable({ figure, trend, currency }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { write } = useFigureWords(currency)
  const name = t(FIGURES[figure].name)
  return (
    <div className="max-h-80 overflow-y-auto rounded-control border">
      <table className="w-full text-label tabular-nums">
        <caption className="sr-only">
          {t({ message: `${name} by day`, context: 'a figure' })}
        </caption>
        <thead className="sticky top-0 bg-raised text-caption text-muted">
          <tr>
            <th scope="col" className="px-4 py-2 text-start font-medium">
              {t`Day`}
            </th>
            <th scope="col" className="px-4 py-2 text-end font-medium">
              {name}
            </th>
          </tr>
        </thead>
        <tbody>
          {trend.toReversed().map(({ day, figures }) => (
            <tr key={day} className="border-t">
              <th scope="row" className="px-4 py-2 text-start font-medium">
                {formatDay(day, locale)}
              </th>
              <td className="px-4 py-2 text-end wrap-anywhere">{write(figure, figures[figure])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
