import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatDay, formatShortDay } from '#lib/periodFormats.ts'
import { isQuiet, MEASURE_NAMES, MEASURES, writeMeasure } from './measures.ts'
import type { LinkDay, Results } from './schema.ts'

interface Props {
  days: readonly LinkDay[]
  totals: Results
  currency: string
}

/** All measures of a link by day, the newest first. Days without results are left out. */
export function LinkTable({ days, totals, currency }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const rows = days.filter((day) => !isQuiet(day)).toReversed()
  const cells = (results: Results) =>
    MEASURES.map((measure) => (
      <td key={measure} className="px-2 py-3 text-end wrap-anywhere last:pe-4 sm:px-4">
        {writeMeasure(results, measure, { locale, currency })}
      </td>
    ))
  return (
    <div className="min-w-0 overflow-hidden card">
      <table className="w-full text-caption tabular-nums sm:text-label">
        <caption className="sr-only">
          <Trans>Results of this link by day</Trans>
        </caption>
        <thead className="text-caption text-muted">
          <tr>
            <th scope="col" className="px-4 py-3 text-start font-medium">
              <Trans comment="Table heading">Date</Trans>
            </th>
            {MEASURES.map((measure) => (
              <th
                key={measure}
                scope="col"
                className="px-2 py-3 text-end font-medium wrap-anywhere last:pe-4 sm:px-4"
              >
                {t(MEASURE_NAMES[measure])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.day} className="border-t">
              <th scope="row" className="py-3 ps-4 text-start font-semibold whitespace-nowrap">
                <span className="max-sm:hidden">{formatDay(row.day, locale)}</span>
                {/* The year is left out, because the period above the table names it. */}
                <span className="sm:hidden">{formatShortDay(row.day, locale)}</span>
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t font-bold">
          <tr>
            <th scope="row" className="py-3 ps-4 text-start">
              {t({ message: 'Total', context: 'of a table' })}
            </th>
            {cells(totals)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
