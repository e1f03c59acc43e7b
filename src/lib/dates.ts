const HALF_DAY_MS = 12 * 60 * 60_000

/**
 * Formats a time: only the time of day if it is soon, otherwise with its day.
 *
 * @param time milliseconds since 1970
 * @param locale BCP 47 tag
 * @param timeZone the reader's own if left out
 */
export function formatSoon(time: number, now: number, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(Math.abs(time - now) > HALF_DAY_MS && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(time)
}

/** Formats a number of seconds like a clock: `04:07`, `1:04:07`. */
export function clockFace(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
