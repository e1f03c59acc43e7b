import { dayOf, type Days } from '#lib/periods.ts'
import type { Db } from '../../db/open.ts'
import {
  closeDay,
  type EarnedLine,
  listCommission,
  listCommissionLines,
  listLines,
  PARTS,
  readCarried,
} from './commission.ts'
import { readDayBets } from './day-bets.ts'
import { zoneOf } from '../days.ts'
import type { Person } from './tree.ts'
import { listTeamDays } from './team-sums.ts'

/*
 * Reads an agent's commission by day (docs/product.md §12.2): settled days as they were paid, and
 * the present day as calculated so far.
 */

/** Returns the whole units; the fraction is carried over to the next day. */
export const wholeUnits = (parts: number): number => Math.trunc(parts / PARTS)

/**
 * Lists the commission of each day, with the valid bets of the team in units, the parts that it
 * carries on to later days, and the time of the payment, which is null for the present day. Days
 * without bets and voids are left out.
 */
export function readEarnedDays(db: Db, person: Person, days: Days, now: number) {
  const bets = new Map(listTeamDays(db, person, days).map((row) => [row.day, row.validBet]))
  const found = new Map<
    string,
    { validBet: number; amount: number; carriedOut: number; paidAt: number | null }
  >()
  for (const { day, amount, carriedOut, paidAt } of listCommission(db, person, days)) {
    found.set(day, { validBet: bets.get(day) ?? 0, amount, carriedOut, paidAt })
  }
  const today = dayOf(now, zoneOf(db, person.merchant))
  const validBet = bets.get(today)
  const lines = validBet === undefined || found.has(today) ? [] : readEarnedLines(db, person, today)
  if (validBet !== undefined && lines.length > 0) {
    const parts = lines.reduce((sum, { earned }) => sum + earned, 0)
    const closed = closeDay(parts, readCarried(db, person, today))
    found.set(today, { validBet, ...closed, paidAt: null })
  }
  return found
}

/**
 * Lists the calculation of a day's commission: as it was settled, or as it would be settled now.
 */
export function readEarnedLines(db: Db, person: Person, day: string): readonly EarnedLine[] {
  const settled = listCommissionLines(db, person, day)
  if (settled.length > 0) return settled
  const bets = readDayBets(db, person, day)
  return bets ? listLines(bets) : []
}
