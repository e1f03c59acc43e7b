import { and, eq, isNull, sql } from '../../db/drizzle.ts'
import type { AccountKind, TransferReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import { given, prepared } from '../../db/prepared.ts'
import type { bets } from '../../db/play-tables.ts'
import {
  playerDays,
  playerSpans,
  teamBetDays,
  teamDays,
  teamNodes,
  teamSpans,
  voidedBets,
} from '../../db/team-tables.ts'
import { dayAt } from '../days.ts'
import { lineageAt, lineageOf } from './team-lineage.ts'
import { type DaySum, readMoney } from './team-money.ts'
import { SPAN_KINDS, startOfSpan } from './team-spans.ts'

/*
 * What teams' days come to, written with each bet and each movement of money (docs/product.md §12.3).
 */

export interface TeamDaySum extends DaySum {
  joined: number
  active: number
  firstDeposits: number
}

export const NO_DAY: DaySum = {
  deposits: 0,
  withdrawals: 0,
  stake: 0,
  validBet: 0,
  win: 0,
  bonuses: 0,
  rebates: 0,
}
export const NO_TEAM_DAY: TeamDaySum = { ...NO_DAY, joined: 0, active: 0, firstDeposits: 0 }

type Bet = typeof bets.$inferSelect
/** What of a bet is counted; a void takes away what was. */
export type CountedBet = Pick<Bet, 'merchant' | 'username' | 'gameType'> & {
  count: 1 | -1
  stake: number
  validBet: number
  win: number
}

/** Adds an entry of the ledger to the sums of its player and of all teams above. */
export function countTeamMoney(
  db: Db,
  { merchant, kind, username }: { merchant: string; kind: AccountKind; username: string | null },
  { amount, reason, at }: { amount: number; reason: TransferReason; at: number },
): void {
  const sums = username === null ? undefined : readMoney(kind, { amount, reason })
  if (!sums || username === null) return
  const person = { merchant, username }
  const lineage = lineageOf(db, person)
  if (lineage.length === 0) return
  const day = dayAt(db, merchant, at)
  addToPlayer(db, { ...person, day }, sums)
  const isFirst =
    reason === 'deposit' && prepare(db).markDeposit.run({ ...person, at }).changes === 1
  addToTeams(db, { merchant, lineage, day }, { ...sums, ...(isFirst && { firstDeposits: 1 }) })
}

/** Adds what became of a bet to the sums of its player and of all teams above. */
export function countTeamBet(db: Db, before: Bet, after: Bet): void {
  const { merchant, username, gameType, trial, amount, closedAt } = after
  if (trial || amount === 0) return
  const person = { merchant, username }
  if (before.state === 'open' && after.state === 'settled') {
    const lineage = lineageOf(db, person)
    const bet = { ...person, gameType, count: 1 as const, ...stakesOf(after) }
    if (lineage.length > 0) addBet(db, lineage, bet, closedAt ?? after.at)
  } else if (before.state === 'settled' && after.state === 'rolledBack') {
    const settledAt = before.closedAt ?? before.at
    const voidedAt = closedAt ?? settledAt
    const had = stakesOf(before)
    const { vendor, transactionId } = after
    db.insert(voidedBets)
      .values({ ...person, vendor, transactionId, gameType, ...had, settledAt, voidedAt })
      .run()
    const lineage = lineageAt(db, person, settledAt)
    if (lineage.length > 0) addBet(db, lineage, voidOf({ ...person, gameType, ...had }), voidedAt)
  }
}

/** A bet taken back: it is taken from the teams that it was counted in, on the day of the void. */
export const voidOf = ({
  merchant,
  username,
  gameType,
  stake,
  validBet,
  win,
}: Omit<CountedBet, 'count'>): CountedBet => ({
  merchant,
  username,
  gameType,
  count: -1,
  stake: -stake,
  validBet: -validBet,
  win: -win,
})

/** A settled stake is valid unless it came back as it was. */
export const stakesOf = ({ amount, win }: Pick<Bet, 'amount' | 'win'>) => ({
  stake: amount,
  validBet: win === amount ? 0 : amount,
  win,
})

function addBet(db: Db, lineage: readonly string[], bet: CountedBet, at: number): void {
  const { merchant, username, gameType, count, stake, validBet, win } = bet
  const day = dayAt(db, merchant, at)
  const sums = { stake, validBet, win }
  addToPlayer(db, { merchant, username, day }, sums)
  const isActive = validBet > 0 && markActive(db, { merchant, username }, lineage, day)
  addToTeams(db, { merchant, lineage, day }, { ...sums, ...(isActive && { active: 1 }) })
  prepare(db).addBets.run({
    merchant,
    day,
    gameType,
    count,
    stake,
    validBet,
    win,
    lineage: JSON.stringify(lineage),
  })
}

/** Notes a valid bet; false if its player had one on that day already. */
function markActive(
  db: Db,
  person: { merchant: string; username: string },
  lineage: readonly string[],
  day: string,
): boolean {
  const { markDay, markSpan, addSpan, noteActive } = prepare(db)
  if (markDay.run({ ...person, start: day }).changes === 0) return false
  noteActive.run({ ...person, day })
  for (const kind of SPAN_KINDS) {
    if (kind === 'D') continue
    const start = startOfSpan(kind, day)
    const { days } = markSpan.get({ ...person, kind, start }) as { days: number }
    const { merchant } = person
    addSpan.run({ merchant, kind, start, days, lineage: JSON.stringify(lineage) })
  }
  return true
}

const addToPlayer = (
  db: Db,
  owner: { merchant: string; username: string; day: string },
  sums: Partial<DaySum>,
): void => void prepare(db).addToPlayer.run({ ...NO_DAY, ...sums, ...owner })

/** Adds to the sums of teams, of which the lineage names the agents. */
export function addToTeams(
  db: Db,
  { merchant, lineage, day }: { merchant: string; lineage: readonly string[]; day: string },
  sums: Partial<TeamDaySum>,
): void {
  const values = { ...NO_TEAM_DAY, ...sums }
  prepare(db).addToTeams.run({ ...values, merchant, day, lineage: JSON.stringify(lineage) })
}

/** Statements are prepared once for each database, since every bet runs them. */
const prepare = prepared(prepareAll)

const givenAll = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`${given(name)}`),
    sql`, `,
  )
/** For each agent of the lineage. */
const forEach = sql`FROM json_each(${given('lineage')}) WHERE true`
const DAY_SUMS = Object.keys(NO_DAY) as (keyof DaySum)[]
const TEAM_SUMS = Object.keys(NO_TEAM_DAY) as (keyof TeamDaySum)[]
const BET_SUMS = ['count', 'stake', 'validBet', 'win'] as const

const adding = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const column = sql.identifier(name)
      return [name, sql`${column} + excluded.${column}`]
    }),
  )

function prepareAll(db: Db) {
  const isPerson = and(
    eq(teamNodes.merchant, given('merchant')),
    eq(teamNodes.username, given('username')),
  )
  const players = [playerDays.merchant, playerDays.username, playerDays.day]
  const spans = [playerSpans.merchant, playerSpans.username, playerSpans.kind, playerSpans.start]
  const mark = { merchant: given('merchant'), username: given('username'), start: given('start') }
  return {
    addToPlayer: db
      .insert(playerDays)
      .values({
        merchant: given('merchant'),
        username: given('username'),
        day: given('day'),
        ...(Object.fromEntries(DAY_SUMS.map((name) => [name, given(name)])) as never as DaySum),
      })
      .onConflictDoUpdate({ target: players, set: adding(DAY_SUMS) })
      .prepare(),
    addToTeams: db
      .insert(teamDays)
      .select(
        sql`SELECT ${given('merchant')}, value, ${given('day')}, ${givenAll(TEAM_SUMS)} ${forEach}`,
      )
      .onConflictDoUpdate({
        target: [teamDays.merchant, teamDays.username, teamDays.day],
        set: adding(TEAM_SUMS),
      })
      .prepare(),
    addBets: db
      .insert(teamBetDays)
      .select(
        sql`SELECT ${given('merchant')}, value, ${given('day')}, lag(value, 1, '') OVER (ORDER BY key), ${given('gameType')}, ${givenAll(BET_SUMS)} ${forEach}`,
      )
      .onConflictDoUpdate({
        target: [
          teamBetDays.merchant,
          teamBetDays.username,
          teamBetDays.day,
          teamBetDays.via,
          teamBetDays.gameType,
        ],
        set: adding(BET_SUMS),
      })
      .prepare(),
    markDeposit: db
      .update(teamNodes)
      .set({ firstDepositAt: sql`${given('at')}` })
      .where(and(isPerson, isNull(teamNodes.firstDepositAt)))
      .prepare(),
    noteActive: db
      .update(teamNodes)
      .set({ activeOn: sql`max(coalesce(${teamNodes.activeOn}, ''), ${given('day')})` })
      .where(isPerson)
      .prepare(),
    markDay: db
      .insert(playerSpans)
      .values({ ...mark, kind: 'D', days: 1 })
      .onConflictDoNothing()
      .prepare(),
    markSpan: db
      .insert(playerSpans)
      .values({ ...mark, kind: given('kind') as never, days: 1 })
      .onConflictDoUpdate({ target: spans, set: { days: sql`${playerSpans.days} + 1` } })
      .returning({ days: playerSpans.days })
      .prepare(),
    addSpan: db
      .insert(teamSpans)
      .select(
        sql`SELECT ${given('merchant')}, value, ${given('kind')}, ${given('start')}, ${given('days')}, 1 ${forEach}`,
      )
      .onConflictDoUpdate({
        target: [
          teamSpans.merchant,
          teamSpans.username,
          teamSpans.kind,
          teamSpans.start,
          teamSpans.days,
        ],
        set: { count: sql`${teamSpans.count} + 1` },
      })
      .prepare(),
  }
}
