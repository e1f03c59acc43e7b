import { endOfMonth, parseDate, startOfMonth, startOfWeek } from '@internationalized/date'
import type { MissionPeriod } from '#features/member/missions/schema.ts'
import { boundsOf, dayOf, type Days } from '#lib/periods.ts'

/** One run of a daily, weekly or season's mission: its days, and when it begins and ends. */
export interface Round {
  id: string
  days: Days
  start: number
  end: number
}

/** Weeks begin on Monday, whatever the language. */
const WEEK_LOCALE = 'en-GB'

/** The round that a day of the merchant's zone is in. */
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

/** The round that is going on. */
export const roundAt = (period: MissionPeriod, at: number, zone: string): Round =>
  roundOfDay(period, dayOf(at, zone), zone)

export const roundBefore = (period: MissionPeriod, { days }: Round, zone: string): Round =>
  roundOfDay(period, parseDate(days.from).subtract({ days: 1 }).toString(), zone)
