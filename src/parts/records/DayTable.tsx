import { Trans } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatDay } from '#lib/periodFormats.ts'

interface Props {
  title: string
  name: string
  days: readonly string[]
  values: readonly string[]
  write: (value: string) => string
}

/** The figures of a chart as a table with one row for each day, the newest first. */
export function DayTable({ title, name, days, values, write }: Props) {
  const { locale } = useLanguage()
  return (
    // The table is focusable, so that the keyboard can scroll it.
    <div
      tabIndex={0}
      role="group"
      aria-label={title}
      className="max-h-80 overflow-y-auto rounded-panel border"
    >
      <table aria-label={title} className="w-full text-label tabular-nums">
        <thead className="sticky top-0 bg-raised text-caption text-muted">
          <tr>
            <th scope="col" className="px-4 py-2 text-start font-medium">
              <Trans>Date</Trans>
            </th>
            <th scope="col" className="px-4 py-2 text-end font-medium">
              {name}
            </th>
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, index) => (
              <tr key={day}>
                <th scope="row" className="border-t px-4 py-2 text-start font-medium">
                  {formatDay(day, locale)}
                </th>
                <td className="border-t px-4 py-2 text-end wrap-anywhere">
                  {write(values[index] ?? '0')}
                </td>
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </div>
  )
}
