import type { RateGroup } from '#features/agent/schema.ts'
import { dayOf, type Days } from '#lib/periods.ts'
import type { Db } from '../../db/open.ts'
import { listCommission, listCommissionLines, listLines } from './commission.ts'
import { readDayBets } from './day-bets.ts'
import { zoneOf } from '../days.ts'
import type { Person } from './tree.ts'
import { listTeamDays } from './team-sums.ts'

/*
 * What an agent's days earned by rates (docs/product.md §12.2): as settled, and of the day that is not
 * over, what it comes to so far.
 */

/** Of a unit: rates are hundredths of a percent. */
const PARTS = 10_000

export interface EarnedDay {
  /** Valid bets of the team, in units. */
  validBet: number
  amount: number
  /** Null for the day that is not over. */
  paidAt: number | null
}

export interface EarnedLine {
  /** The direct downline; empty for the own bets. */
  source: string
  rateGroup: RateGroup
  validBet: number
  rate: number
  sourceRate: number
  /** Ten-thousandths of a unit. */
  earned: number
}

/** Whole units: what is less than one goes on to the next day. */
export const wholeUnits = (parts: number): number => Math.trunc(parts / PARTS)

/** What each day earned; days without valid bets and without pay are left out. */
export function readEarnedDays(
  db: Db,
  person: Person,
  days: Days,
  now: number,
): Map<string, EarnedDay> {
  const bets = new Map(listTeamDays(db, person, days).map((row) => [row.day, row.validBet]))
  const found = new Map<string, EarnedDay>()
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

/** How a day's amount comes about: as it was settled, or as it will be. */
export function readEarnedLines(db: Db, person: Person, day: string): readonly EarnedLine[] {
  const settled = listCommissionLines(db, person, day)
  if (settled.length > 0) return settled
  const bets = readDayBets(db, person, day)
  return bets ? listLines(bets) : []
}
