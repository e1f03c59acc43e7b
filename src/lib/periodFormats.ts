const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // Formatters are cached: creating one costs a phone as much as drawing ten rows.
  const key = `${locale} ${JSON.stringify(options)}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, options)
    formatters.set(key, formatter)
  }
  return formatter
}

const DAY: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
}

/** Formats a day, given as an ISO 8601 date. */
export const formatDay = (day: string, locale: string): string =>
  formatterOf(locale, DAY).format(Date.parse(day))

/** Writes a day without its year, for narrow areas. */
export const formatShortDay = (day: string, locale: string): string =>
  formatterOf(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day))

/** Formats a range of days, and writes a shared month or year only once. */
export const formatDays = ({ from, to }: { from: string; to: string }, locale: string): string =>
  formatterOf(locale, DAY).formatRange(Date.parse(from), Date.parse(to))

/** Formats the day of a time (ISO 8601) in a time zone. */
export const formatDayOf = (
  time: string,
  locale: string,
  timeZone: string,
  dateStyle: 'medium' | 'long' = 'medium',
): string => formatterOf(locale, { dateStyle, timeZone }).format(Date.parse(time))

/** Formats the range of days between two times (milliseconds since 1970) in a time zone. */
export const formatDaysOf = (from: number, to: number, locale: string, timeZone: string): string =>
  formatterOf(locale, { ...DAY, timeZone }).formatRange(from, to)

/**
 * Formats a time (ISO 8601) as its day and time to the minute, by default in the reader's time
 * zone.
 */
export const formatDateTime = (time: string, locale: string, timeZone?: string): string =>
  formatterOf(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(Date.parse(time))

const CLOCK: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
}

/** Writes a time as day and time, to the second. */
export const formatMoment = (time: string, locale: string, timeZone: string): string =>
  formatterOf(locale, { ...DAY, ...CLOCK, timeZone }).format(Date.parse(time))

/** Formats the time of day of a time (ISO 8601) in a time zone, to the second. */
export const formatTimeOf = (time: string, locale: string, timeZone: string): string =>
  formatterOf(locale, { ...CLOCK, timeZone }).format(Date.parse(time))

/** Formats a time zone with its offset at a given time, such as `Asia/Bangkok (GMT+7)`. */
export function formatZone(timeZone: string, time: number): string {
  const parts = formatterOf('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(time)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone
}

/** Formats the month and year of a day, as a title. */
export const formatMonth = (day: string, locale: string): string =>
  formatterOf(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(Date.parse(day))
    .replace(/^./u, (first) => first.toLocaleUpperCase(locale))

export const formatWeekday = (day: string, locale: string, weekday: 'narrow' | 'long'): string =>
  formatterOf(locale, { weekday, timeZone: 'UTC' }).format(Date.parse(day))
