import { setImmediate } from 'node:timers/promises'
import type { RateGroup, Rates } from '#features/agent/schema.ts'
import { dayOf, type Days } from '#lib/periods.ts'
import { and, eq, sql } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { teamBetDays, teamNodes } from '../db/team-tables.ts'
import type { GameType } from '#parts/games/schema.ts'
import {
  type BetsByGroup,
  GROUP_OF,
  listCommission,
  listCommissionLines,
  listLines,
} from './commission.ts'
import { zoneOf } from './days.ts'
import { findNode, type Person } from './team.ts'
import { listTeamDays } from './team-sums.ts'

/*
 * What an agent's days earned by rates (docs/product.md §12.2): as settled, and of the day that is not
 * over, what it comes to so far.
 */

/** Downlines whose bets are read at once: other calls are answered in between. */
const CHUNK = 2000
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
export async function readEarnedDays(
  db: Db,
  person: Person,
  days: Days,
  now: number,
): Promise<Map<string, EarnedDay>> {
  const bets = new Map(listTeamDays(db, person, days).map((row) => [row.day, row.validBet]))
  const found = new Map<string, EarnedDay>()
  for (const { day, amount, paidAt } of listCommission(db, person, days)) {
    found.set(day, { validBet: bets.get(day) ?? 0, amount, paidAt })
  }
  const today = dayOf(now, zoneOf(db, person.merchant))
  const validBet = bets.get(today) ?? 0
  if (validBet !== 0 && !found.has(today)) {
    const lines = await readEarnedLines(db, person, today)
    const parts = lines.reduce((sum, { earned }) => sum + earned, 0)
    found.set(today, { validBet, amount: Math.max(0, wholeUnits(parts)), paidAt: null })
  }
  return found
}

/** How a day's amount comes about: as it was settled, or by the rates of now. */
export async function readEarnedLines(
  db: Db,
  person: Person,
  day: string,
): Promise<readonly EarnedLine[]> {
  const settled = listCommissionLines(db, person, day)
  if (settled.length > 0) return settled
  const rates = findNode(db, person)?.rates
  if (!rates) return []
  const rows = db
    .select({ gameType: teamBetDays.gameType, validBet: teamBetDays.validBet })
    .from(teamBetDays)
    .where(
      and(
        eq(teamBetDays.merchant, person.merchant),
        eq(teamBetDays.username, person.username),
        eq(teamBetDays.day, day),
      ),
    )
    .all()
  const downlines = await listDownlineBets(db, person, day)
  return listLines({ rates, bets: groupBets(rows), downlines })
}

interface Bets {
  gameType: GameType
  validBet: number
}

function groupBets(rows: readonly Bets[]): BetsByGroup {
  const bets: BetsByGroup = {}
  for (const { gameType, validBet } of rows) {
    const group = GROUP_OF[gameType]
    bets[group] = (bets[group] ?? 0) + validBet
  }
  return bets
}

/** What the team of each direct downline bet on a day. */
async function listDownlineBets(db: Db, { merchant, username }: Person, day: string) {
  const children = db
    .select({ username: teamNodes.username, rates: teamNodes.rates })
    .from(teamNodes)
    .where(and(eq(teamNodes.merchant, merchant), eq(teamNodes.parent, username)))
    .all()
  const found: { username: string; rates: Rates; bets: BetsByGroup }[] = []
  for (let start = 0; start < children.length; start += CHUNK) {
    const chunk = children.slice(start, start + CHUNK)
    const names = JSON.stringify(chunk.map((child) => child.username))
    const rows = db.all<Bets & { username: string }>(sql`SELECT username, gameType, validBet
      FROM team_bet_days WHERE merchant = ${merchant} AND day = ${day}
        AND username IN (SELECT value FROM json_each(${names}))`)
    const byName = Map.groupBy(rows, (row) => row.username)
    for (const child of chunk) {
      const bets = byName.get(child.username)
      if (bets) found.push({ ...child, bets: groupBets(bets) })
    }
    // oxlint-disable-next-line no-await-in-loop -- other calls are answered in between
    await setImmediate()
  }
  return found
}
