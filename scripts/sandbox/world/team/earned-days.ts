import { dayOf, type Days } from '#lib/periods.ts'
import type { Db } from '../../db/open.ts'
import {
  type EarnedLine,
  listCommission,
  listCommissionLines,
  listLines,
  PARTS,
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
 * Lists the commission of each day, with the valid bets of the team in units, and the time of the
 * payment, which is null for the present day. Days without valid bets and without commission are
 * left out.
 */
export function readEarnedDays(db: Db, person: Person, days: Days, now: number) {
  const bets = new Map(listTeamDays(db, person, days).map((row) => [row.day, row.validBet]))
  const found = new Map<string, { validBet: number; amount: number; paidAt: number | null }>()
  for (const { day, amount, paidAt } of listCommission(db, person, days)) {
    found.set(day, { validBet: bets.get(day) ?? 0, amount, paidAt })
  }
  const today = dayOf(now, zoneOf(db, person.merchant))
  const validBet = bets.get(today) ?? 0
  if (validBet !== 0 && !found.has(today)) {
    const lines = readEarnedLines(db, person, today)
    const parts = lines.reduce((sum, { earned }) => sum + earned, 0)
    found.set(today, { validBet, amount: Math.max(0, wholeUnits(parts)), paidAt: null })
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
