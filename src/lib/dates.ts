const HALF_DAY_MS = 12 * 60 * 60_000

/**
 * A moment that is near, as its time; one further off with its day.
 *
 * @param time milliseconds since 1970, in the reader's own zone
 * @param locale BCP 47 tag
 */
export function formatSoon(time: number, now: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...(Math.abs(time - now) > HALF_DAY_MS && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(time)
}
