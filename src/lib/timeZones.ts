/** Whether a text names a zone that this engine knows, such as `Asia/Bangkok`. */
export function isTimeZone(zone: string): boolean {
  // Engines take offsets such as +07:00 too, which know no daylight saving time.
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

/** Whether clocks of a zone show what the reader's own clock shows. */
export const isReadersTime = (timeZone: string, time: number): boolean =>
  offsetOf(timeZone, time) === offsetOf(undefined, time)
