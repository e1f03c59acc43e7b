export interface DateParts {
  year: string
  month: string
  day: string
}

export type DatePart = keyof DateParts

/** Thai calendars count from 543 years earlier; no birthday or booking falls in Gregorian 2400. */
const BUDDHIST_ERA = 543
const FIRST_BUDDHIST_YEAR = 2400

/**
 * A date typed in parts, as `yyyy-MM-dd`. Buddhist years become Gregorian. Nothing typed is an
 * empty string; what is no date goes out with slashes as typed, so that no rule takes it for one.
 */
export function joinDate({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return ''
  const typed = Number(year)
  const gregorian = typed >= FIRST_BUDDHIST_YEAR ? typed - BUDDHIST_ERA : typed
  const date = new Date(Date.UTC(gregorian, Number(month) - 1, Number(day)))
  const exists =
    year.length === 4 &&
    gregorian >= 1000 &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day)
  return exists ? date.toISOString().slice(0, 10) : `${year}/${month}/${day}`
}

/** The parts of what `joinDate` wrote; the year of a date as the language's calendar counts it. */
export function splitDate(value: string, locale: string): DateParts {
  const [year = '', month = '', day = ''] = value.split(/[-/]/)
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions()
  const counted = Number(year) + BUDDHIST_ERA
  // An older one would be read as Gregorian again.
  const isBuddhist =
    calendar === 'buddhist' && value.includes('-') && counted >= FIRST_BUDDHIST_YEAR
  return { year: isBuddhist ? String(counted) : year, month, day }
}

/** In which order a language writes the parts of a date. */
export function datePartOrder(locale: string): DatePart[] {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'year' || type === 'month' || type === 'day')
}
