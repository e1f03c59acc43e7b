const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // Formats are cached: creating one costs a phone as much as ten rows.
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

/** A day given as an ISO 8601 date, as it is read. */
export const formatDay = (day: string, locale: string): string =>
  formatterOf(locale, DAY).format(Date.parse(day))

/** Writes a day without its year, for narrow places. */
export const formatShortDay = (day: string, locale: string): string =>
  formatterOf(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day))

/** The days from the first to the last, with what they share said once. */
export const formatDays = ({ from, to }: { from: string; to: string }, locale: string): string =>
  formatterOf(locale, DAY).formatRange(Date.parse(from), Date.parse(to))

/** The day of a moment, ISO 8601, in a zone. */
export const formatDayOf = (
  time: string,
  locale: string,
  timeZone: string,
  dateStyle: 'medium' | 'long' = 'medium',
): string => formatterOf(locale, { dateStyle, timeZone }).format(Date.parse(time))

/** The days in a zone from one moment to another, milliseconds since 1970. */
export const formatDaysOf = (from: number, to: number, locale: string, timeZone: string): string =>
  formatterOf(locale, { ...DAY, timeZone }).formatRange(from, to)

/** A moment, ISO 8601, with its day and time to the minute; in the reader's own zone if left out. */
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

/** The time of day of a moment, ISO 8601, in a zone, to the second. */
export const formatTimeOf = (time: string, locale: string, timeZone: string): string =>
  formatterOf(locale, { ...CLOCK, timeZone }).format(Date.parse(time))

/** A zone with its offset at a moment, such as `Asia/Bangkok (GMT+7)`. */
export function formatZone(timeZone: string, time: number): string {
  const parts = formatterOf('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(time)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone
}

/** The month of a day, as a title. */
export const formatMonth = (day: string, locale: string): string =>
  formatterOf(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(Date.parse(day))
    .replace(/^./u, (first) => first.toLocaleUpperCase(locale))

export const formatWeekday = (day: string, locale: string, weekday: 'narrow' | 'long'): string =>
  formatterOf(locale, { weekday, timeZone: 'UTC' }).format(Date.parse(day))
