import { endOfMonth, parseDate, startOfMonth, startOfWeek } from '@internationalized/date'
import type { MissionPeriod } from '#features/member/missions/schema.ts'
import { boundsOf, dayOf, type Days } from '#lib/periods.ts'

/** One round of a daily, weekly or season mission: its days, its start and its end. */
export interface Round {
  id: string
  days: Days
  start: number
  end: number
}

/** Locale whose weeks begin on Monday, used for every language. */
const WEEK_LOCALE = 'en-GB'

/** Finds the round that contains a day of the merchant's time zone. */
function roundOfDay(period: MissionPeriod, day: string, zone: string): Round {
  const date = parseDate(day)
  const [first, last] =
    period === 'DAILY'
      ? [date, date]
      : period === 'WEEKLY'
        ? [startOfWeek(date, WEEK_LOCALE), startOfWeek(date, WEEK_LOCALE).add({ days: 6 })]
        : [startOfMonth(date), endOfMonth(date)]
  const days = { from: first.toString(), to: last.toString() }
  const id = period === 'SEASON' ? days.from.slice(0, 7) : days.from
  return { id, days, ...boundsOf(days, zone) }
}

/** Finds the round at a given time. */
export const roundAt = (period: MissionPeriod, at: number, zone: string): Round =>
  roundOfDay(period, dayOf(at, zone), zone)

export const roundBefore = (period: MissionPeriod, { days }: Round, zone: string): Round =>
  roundOfDay(period, parseDate(days.from).subtract({ days: 1 }).toString(), zone)
