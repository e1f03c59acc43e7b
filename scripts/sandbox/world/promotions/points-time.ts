import { boundsOf } from '#lib/periods.ts'

/** Returns the ISO 8601 day that is this many days later. */
export const addDays = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10)

/** Returns the month of a day, such as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7)

export function addMonths(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** Returns when a day begins in a time zone. */
export const dayStart = (day: string, zone: string): number =>
  boundsOf({ from: day, to: day }, zone).start

/** Returns when a month begins in a time zone. */
export const monthStart = (month: string, zone: string): number => dayStart(`${month}-01`, zone)
