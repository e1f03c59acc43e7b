/** Whether a text is a time zone that this browser knows, such as `Asia/Bangkok`. */
export function isTimeZone(zone: string): boolean {
  // Browsers also accept offsets such as +07:00, which have no daylight saving time, so they are
  // refused.
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

const offsetOf = (timeZone: string | undefined, time: number) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value

/** Whether the clocks of a time zone show the same time as the reader's own clock. */
export const isReadersTime = (timeZone: string, time: number): boolean =>
  offsetOf(timeZone, time) === offsetOf(undefined, time)
