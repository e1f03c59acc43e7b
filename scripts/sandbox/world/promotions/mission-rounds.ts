import type { MissionPeriod } from '#features/member/missions/schema.ts'
import { boundsOf, dayOf, type Days } from '#lib/periods.ts'
import { addDays } from '../days.ts'
import { daysOfRound } from './campaign-editions.ts'

/** One round of a daily, weekly or season mission: its days, its start and its end. */
export interface Round {
  id: string
  days: Days
  start: number
  end: number
}

const ROUNDS = { DAILY: 'day', WEEKLY: 'week', SEASON: 'month' } as const

/** Finds the round that contains a day of the merchant's time zone. */
function roundOfDay(period: MissionPeriod, day: string, zone: string): Round {
  const days = daysOfRound(ROUNDS[period], day)
  const id = period === 'SEASON' ? days.from.slice(0, 7) : days.from
  return { id, days, ...boundsOf(days, zone) }
}

export const roundAt = (period: MissionPeriod, at: number, zone: string): Round =>
  roundOfDay(period, dayOf(at, zone), zone)

export const roundBefore = (period: MissionPeriod, { days }: Round, zone: string): Round =>
  roundOfDay(period, addDays(days.from, -1), zone)
