import type { SQL } from 'drizzle-orm'
import type { Days } from '#lib/periods.ts'
import type { GameType } from '#parts/games/schema.ts'
import { sql } from '../db/drizzle.ts'
import type { MoneyReason } from '../db/ledger-kinds.ts'
import type { Db } from '../db/open.ts'
import { ledgerTransfers } from '../db/play-tables.ts'
import { betDays, entryDays } from '../db/record-tables.ts'
import { teamClosure } from '../db/team-tables.ts'
import type { BetRow } from './bet-book.ts'
import {
  type BetFilter,
  type EntryRow,
  listBetRows,
  listEntryRows,
  type PageAsked,
} from './records.ts'
import { chunksOf, inChunk, type Scope } from './team-scope.ts'
import { type Cells, firstOf, takePage, walk, type WalkAsked } from './team-walk.ts'

/*
 * What the members of a team bet and moved, by time (docs/product.md §12.8). Of few members
 * who did something, each one's rows come from an index of their own; of many, the rows of all
 * players are walked by time, a slice at a time, and those of others are left out.
 */

/** How many members are read one by one. */
const FEW = 40

export type TeamBetRow = Omit<BetRow, 'merchant' | 'seatId' | 'trial'> & { row: number }
export type TeamBet = Omit<TeamBetRow, 'roundId' | 'closedAt'>
export type TeamEntryRow = EntryRow & { username: string }

/** A page of the bets of a scope's members. */
export async function listTeamBetRows(
  db: Db,
  scope: Scope,
  filter: BetFilter,
  asked: PageAsked,
): Promise<TeamBetRow[]> {
  const few = await findFew(db, scope, betDaysOf(filter, asked.days))
  if (few) {
    return firstOf(few, asked, (username) =>
      listBetRows(db, { merchant: scope.merchant, username }, filter, asked),
    )
  }
  const slices = walk<TeamBetRow>(db, scope, asked.days, asked, {
    ...betsOf(filter),
    columns: `${BET_COLUMNS}, it.roundId, it.closedAt`,
    read: (cells) => ({
      ...readBet(cells),
      roundId: cells[10] as string,
      closedAt: cells[11] as number | null,
    }),
  })
  return takePage(slices, asked.size)
}

/** All bets of a scope's members, slice by slice, with what a file shows of them. */
export const walkTeamBets = (
  db: Db,
  scope: Scope,
  filter: BetFilter,
  days: Days,
  asked: Pick<WalkAsked, 'ascending'>,
): AsyncGenerator<TeamBet[]> =>
  walk<TeamBet>(db, scope, days, asked, { ...betsOf(filter), columns: BET_COLUMNS, read: readBet })

const BET_COLUMNS = `it.rowid, it.at, it.username, it.vendor, it.transactionId, it.nodeId,
  it.gameType, it.state, it.amount, it.win`

const readBet = (cells: Cells): TeamBet => ({
  row: cells[0] as number,
  at: cells[1] as number,
  username: cells[2] as string,
  vendor: cells[3] as string,
  transactionId: cells[4] as string,
  nodeId: cells[5] as string | null,
  gameType: cells[6] as GameType,
  state: cells[7] as BetRow['state'],
  amount: cells[8] as number,
  win: cells[9] as number,
})

const betsOf = ({ gameType, vendor, state }: BetFilter) => ({
  ...(state && state !== 'settled'
    ? {
        from: 'bets AS it INDEXED BY bets_unsettled_by_time',
        within: `it.trial = 0 AND it.amount > 0 AND it.state <> 'settled' AND it.state = @state`,
        values: { state },
      }
    : {
        from: 'bets AS it INDEXED BY bets_by_time',
        within: 'it.trial = 0 AND it.amount > 0',
      }),
  row: 'it.rowid',
  isAsked: (bet: TeamBet) =>
    (gameType === undefined || bet.gameType === gameType) &&
    (vendor === undefined || bet.vendor === vendor) &&
    (state === undefined || bet.state === state),
})

const PLAY: readonly MoneyReason[] = ['bet', 'settle', 'rollback', 'settleVoid']

/** A page of the movements of the main wallets of a scope's members. */
export async function listTeamEntryRows(
  db: Db,
  scope: Scope,
  reasons: readonly MoneyReason[] | undefined,
  asked: PageAsked,
): Promise<TeamEntryRow[]> {
  const few = await findFew(db, scope, entryDaysOf(reasons, asked.days))
  if (few) {
    return firstOf(few, asked, (username) =>
      listEntryRows(db, { merchant: scope.merchant, username }, reasons, asked).map((entry) => ({
        ...entry,
        username,
      })),
    )
  }
  return takePage(walkTeamEntries(db, scope, reasons, asked.days, asked), asked.size)
}

/** All movements of the main wallets of a scope's members, slice by slice. */
export async function* walkTeamEntries(
  db: Db,
  scope: Scope,
  reasons: readonly MoneyReason[] | undefined,
  days: Days,
  page: WalkAsked,
): AsyncGenerator<TeamEntryRow[]> {
  const isMain = `it.account >= 'main:' AND it.account < 'main;'`
  const isCash = reasons?.every((reason) => !PLAY.includes(reason)) ?? false
  const slices = walk<Omit<TeamEntryRow, 'reference'> & { transfer: number }>(
    db,
    scope,
    days,
    page,
    {
      ...(isCash
        ? {
            from: 'ledger_entries AS it INDEXED BY entries_of_cash_by_time',
            within: `${isMain} AND it.reason NOT IN ('bet', 'settle', 'rollback', 'settleVoid')`,
          }
        : {
            from: 'ledger_entries AS it INDEXED BY entries_of_wallets_by_time',
            within: isMain,
          }),
      row: 'it.id',
      columns: `it.id, it.at, substr(it.account, 6), it.reason, it.amount, it.balanceAfter,
        it.transferId`,
      read: (cells) => ({
        row: cells[0] as number,
        at: cells[1] as number,
        username: cells[2] as string,
        reason: cells[3] as MoneyReason,
        amount: cells[4] as number,
        balanceAfter: cells[5] as number,
        transfer: cells[6] as number,
      }),
      isAsked: ({ reason }) => (reasons ? reasons.includes(reason) : reason !== 'opening'),
    },
  )
  for await (const slice of slices) {
    const asked = JSON.stringify(slice.map(({ transfer }) => transfer))
    const references = new Map(
      db.values<[number, string]>(sql`SELECT cause.id, cause.reference FROM json_each(${asked})
        AS asked CROSS JOIN ${ledgerTransfers} AS cause ON cause.id = asked.value`),
    )
    yield slice.map(({ transfer, ...entry }) => ({
      ...entry,
      reference: references.get(transfer) ?? '',
    }))
  }
}

/** Sums by day that are joined to the members of a chunk. */
interface Daily {
  table: SQL
  join: SQL
}

/** The members of a scope who did something; undefined if they are not few. */
async function findFew(
  db: Db,
  scope: Scope,
  { table, join }: Daily,
): Promise<string[] | undefined> {
  const found: string[] = []
  for await (const chunk of chunksOf(db, scope)) {
    const names = db.all<{ name: string }>(sql`SELECT closure.descendant AS name
      FROM ${teamClosure} AS closure WHERE ${inChunk(scope, chunk)}
      AND EXISTS (SELECT 1 FROM ${table} WHERE ${join}) LIMIT ${FEW + 1}`)
    found.push(...names.map(({ name }) => name))
    if (found.length > FEW) return undefined
  }
  return found
}

const betDaysOf = ({ gameType, vendor, state }: BetFilter, { from, to }: Days): Daily => ({
  table: sql`${betDays} AS daily`,
  join: sql`daily.merchant = closure.merchant AND daily.username = closure.descendant
    AND daily.day BETWEEN ${from} AND ${to} AND daily.count > 0
    ${vendor === undefined ? sql`` : sql`AND daily.vendor = ${vendor}`}
    ${gameType ? sql`AND daily.gameType = ${gameType satisfies GameType}` : sql``}
    ${state ? sql`AND daily.state = ${state}` : sql``}`,
})

const entryDaysOf = (reasons: readonly MoneyReason[] | undefined, { from, to }: Days): Daily => ({
  table: sql`${entryDays} AS daily`,
  join: sql`daily.merchant = closure.merchant AND daily.account = 'main:' || closure.descendant
    AND daily.day BETWEEN ${from} AND ${to}
    ${
      reasons
        ? sql`AND daily.reason IN (${sql.join(
            reasons.map((reason) => sql`${reason}`),
            sql`, `,
          )})`
        : sql`AND daily.reason <> 'opening'`
    }`,
})

/** Adds up columns of the daily sums of a scope's members. */
async function sumDaily<const Name extends string>(
  db: Db,
  scope: Scope,
  { table, join }: Daily,
  columns: Record<Name, SQL>,
): Promise<Record<Name, number>> {
  const names = Object.keys(columns) as Name[]
  const totals = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
  const selected = sql.join(
    names.map((name) => sql`COALESCE(SUM(${columns[name]}), 0) AS ${sql.identifier(name)}`),
    sql`, `,
  )
  for await (const chunk of chunksOf(db, scope)) {
    const part = db.get<Record<Name, number>>(sql`SELECT ${selected}
      FROM ${teamClosure} AS closure CROSS JOIN ${table} ON ${join} WHERE ${inChunk(scope, chunk)}`)
    for (const name of names) totals[name] += part[name]
  }
  return totals
}

/** Sums of bets in units; voided ones are only counted, and open ones have won nothing yet. */
export const sumTeamBetRows = (db: Db, scope: Scope, filter: BetFilter, days: Days) =>
  sumDaily(db, scope, betDaysOf(filter, days), {
    count: sql`daily.count`,
    stake: sql`CASE WHEN daily.state <> 'rolledBack' THEN daily.stake ELSE 0 END`,
    settledStake: sql`CASE WHEN daily.state = 'settled' THEN daily.stake ELSE 0 END`,
    validBet: sql`CASE WHEN daily.state = 'settled' THEN daily.validBet ELSE 0 END`,
    win: sql`CASE WHEN daily.state = 'settled' THEN daily.win ELSE 0 END`,
  })

/** Sums of movements in units. */
export const sumTeamEntryRows = (
  db: Db,
  scope: Scope,
  reasons: readonly MoneyReason[] | undefined,
  days: Days,
) =>
  sumDaily(db, scope, entryDaysOf(reasons, days), {
    count: sql`daily.count`,
    received: sql`daily.received`,
    paid: sql`daily.paid`,
  })
