import { tidyText } from '#lib/tidyText.ts'

export interface DateParts {
  year: string
  month: string
  day: string
}

export type DatePart = keyof DateParts

/**
 * Difference in years between the Thai and the Gregorian calendar. Nobody enters a date of the
 * Gregorian year 2400, so years from 2400 on are read as Thai.
 */
const BUDDHIST_ERA = 543
const FIRST_BUDDHIST_YEAR = 2400

/**
 * Joins the typed day, month and year to `yyyy-MM-dd`; Thai years become Gregorian. Empty inputs
 * give an empty text. Numbers that are no date are joined with slashes, so that validation rejects
 * them.
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
  // A year before 1857 is shown as a Gregorian year: its Thai year is below 2400, and would be read
  // as Gregorian.
  const isBuddhist =
    calendar === 'buddhist' && value.includes('-') && counted >= FIRST_BUDDHIST_YEAR
  return { year: isBuddhist ? String(counted) : year, month, day }
}

/**
 * Reads a whole date that was pasted into one of the inputs: `1990-05-17`, `17/05/1990`,
 * `1990年5月17日`, `๑๗ ๐๕ ๒๕๓๓`, or eight digits. The language decides whether the day or the month
 * comes first. Returns null for any other text, such as a single number.
 */
export function readPastedDate(text: string, locale: string): DateParts | null {
  const tidy = tidyText(text)
  const eight = /^\d{8}$/.test(tidy) ? splitEightDigits(tidy) : undefined
  const numbers = eight ?? tidy.match(/\d+/g) ?? []
  if (numbers.length !== 3) return null
  const [first, second, third] = numbers as [string, string, string]
  const pad = (number: string) => number.padStart(2, '0')
  if (second.length > 2) return null
  if (first.length === 4 && third.length <= 2)
    return { year: first, month: pad(second), day: pad(third) }
  if (third.length !== 4 || first.length > 2) return null
  const isMonthFirst = datePartOrder(locale).find((part) => part !== 'year') === 'month'
  // Korean and Chinese write the year first; a year at the end comes from a document in English.
  const monthFirst = isMonthFirst && datePartOrder(locale)[0] !== 'year'
  const [month, day] = monthFirst ? [first, second] : [second, first]
  return { year: third, month: pad(month), day: pad(day) }
}

/** Splits `19900517` and `17051990`; years of both calendars begin with 19 to 26. */
const splitEightDigits = (digits: string): string[] =>
  /^(?:19|2[0-6])/.test(digits) && Number(digits.slice(4, 6)) <= 12
    ? [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
    : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]

/** Returns the order in which a language writes the parts of a date. */
export function datePartOrder(locale: string): DatePart[] {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'year' || type === 'month' || type === 'day')
}
