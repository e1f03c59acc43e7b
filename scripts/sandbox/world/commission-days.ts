import { setImmediate } from 'node:timers/promises'
import type { RateGroup, Rates } from '#features/agent/schema.ts'
import { countDays, type Days } from '#lib/periods.ts'
import type { GameType } from '#parts/games/schema.ts'
import { and, between, eq, sql } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { teamBetDays, teamNodes } from '../db/team-tables.ts'
import { RATE_GROUP_OF } from './rate-groups.ts'
import { findNode, type Person } from './team.ts'

/*
 * What rates earn (docs/product.md §12.2): of valid bets of one's own the whole rate, of those of a
 * downline's team the rate less the downline's.
 */

/** Sums of days that are read at once: other calls are answered in between. */
const CHUNK = 5000
/** Hundredths of a percent. */
const PARTS = 10_000n

export interface CommissionLine {
  /** Null for the agent's own bets. */
  username: string | null
  group: RateGroup
  validBet: number
  ownRate: number
  memberRate: number
  amount: number
}

export interface CommissionDay {
  validBet: number
  amount: number
  lines: CommissionLine[]
}

interface BetSum {
  username: string
  day: string
  gameType: GameType
  validBet: number
}

/** What is less than a unit is not paid. */
const earn = (validBet: number, rate: number): number =>
  Number((BigInt(validBet) * BigInt(rate)) / PARTS)

/** What an agent earned by rates on each day, in units; days without valid bets are left out. */
export async function readCommission(
  db: Db,
  person: Person,
  days: Days,
): Promise<Map<string, CommissionDay>> {
  const node = findNode(db, person)
  const found = new Map<string, CommissionDay>()
  if (!node) return found
  const own = new Map<string, number>()
  const add = (key: string, units: number) => own.set(key, (own.get(key) ?? 0) + units)
  for (const { day, gameType, validBet } of listBets(db, person, days)) {
    add(`${day} ${RATE_GROUP_OF[gameType]}`, validBet)
  }
  const tell = (day: string, line: Omit<CommissionLine, 'amount'>) => {
    if (line.validBet === 0) return
    const amount = earn(line.validBet, line.ownRate - line.memberRate)
    const sums = found.get(day) ?? { validBet: 0, amount: 0, lines: [] }
    sums.validBet += line.validBet
    sums.amount += amount
    sums.lines.push({ ...line, amount })
    found.set(day, sums)
  }
  for await (const { username, rates, sums } of walkChildren(db, person, days)) {
    const byGroup = new Map<string, number>()
    for (const { day, gameType, validBet } of sums) {
      const key = `${day} ${RATE_GROUP_OF[gameType]}`
      byGroup.set(key, (byGroup.get(key) ?? 0) + validBet)
    }
    for (const [key, validBet] of byGroup) {
      const [day, group] = key.split(' ') as [string, RateGroup]
      add(key, -validBet)
      const ownRate = node.rates[group]
      tell(day, { username, group, validBet, ownRate, memberRate: rates[group] })
    }
  }
  for (const [key, validBet] of own) {
    const [day, group] = key.split(' ') as [string, RateGroup]
    tell(day, { username: null, group, validBet, ownRate: node.rates[group], memberRate: 0 })
  }
  return found
}

const listBets = (db: Db, { merchant, username }: Person, { from, to }: Days) =>
  db
    .select()
    .from(teamBetDays)
    .where(
      and(
        eq(teamBetDays.merchant, merchant),
        eq(teamBetDays.username, username),
        between(teamBetDays.day, from, to),
      ),
    )
    .all()

/** The direct downlines, each with what the days of its team came to. */
async function* walkChildren(
  db: Db,
  { merchant, username }: Person,
  days: Days,
): AsyncGenerator<{ username: string; rates: Rates; sums: BetSum[] }> {
  const children = db
    .select({ username: teamNodes.username, rates: teamNodes.rates })
    .from(teamNodes)
    .where(and(eq(teamNodes.merchant, merchant), eq(teamNodes.parent, username)))
    .all()
  const size = Math.max(1, Math.floor(CHUNK / countDays(days)))
  for (let start = 0; start < children.length; start += size) {
    const chunk = children.slice(start, start + size)
    const names = JSON.stringify(chunk.map((child) => child.username))
    const rows = db.all<BetSum>(sql`SELECT username, day, gameType, validBet FROM team_bet_days
      WHERE merchant = ${merchant} AND username IN (SELECT value FROM json_each(${names}))
        AND day BETWEEN ${days.from} AND ${days.to}`)
    const byName = Map.groupBy(rows, (row) => row.username)
    for (const child of chunk) yield { ...child, sums: byName.get(child.username) ?? [] }
    await setImmediate()
  }
}
