export interface DateParts {
  year: string
  month: string
  day: string
}

export type DatePart = keyof DateParts

/**
 * Years between the Gregorian and the Thai calendar. Nobody enters a date of the Gregorian year
 * 2400, so such years are Thai.
 */
const BUDDHIST_ERA = 543
const FIRST_BUDDHIST_YEAR = 2400

/**
 * Joins the typed parts of a date to `yyyy-MM-dd`; Buddhist years become Gregorian. No input gives
 * an empty text. Parts that are not a date are joined with slashes, so that no rule accepts them.
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

/** Splits a date that `joinDate` wrote into its parts, with the year of the language's calendar. */
export function splitDate(value: string, locale: string): DateParts {
  const [year = '', month = '', day = ''] = value.split(/[-/]/)
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions()
  const counted = Number(year) + BUDDHIST_ERA
  // A year before 1857 would, as a Thai year, be below 2400 and read as Gregorian again, so it
  // stays Gregorian.
  const isBuddhist =
    calendar === 'buddhist' && value.includes('-') && counted >= FIRST_BUDDHIST_YEAR
  return { year: isBuddhist ? String(counted) : year, month, day }
}

/** Returns the order in which a language writes the parts of a date. */
export function datePartOrder(locale: string): DatePart[] {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'year' || type === 'month' || type === 'day')
}
