import type { SQLWrapper } from 'drizzle-orm'
import type { GameType } from '#parts/games/schema.ts'
import type { Days } from '#lib/periods.ts'
import { boundsOf } from '#lib/periods.ts'
import { and, between, eq, gt, inArray, ne, sql } from '../../db/drizzle.ts'
import type { MoneyReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import { type BetRow, bets, ledgerEntries, ledgerTransfers } from '../../db/play-tables.ts'
import { betDays, entryDays } from '../../db/record-tables.ts'
import type { PageEnd } from '../../http/page-cursor.ts'
import { zoneOf } from '../days.ts'
import { isBeyond, type Keyset, orderOf, type PageRange } from '../keyset.ts'
import { idOf, mainWalletOf } from './ledger.ts'
import type { Person } from '../team/tree.ts'

export interface PageAsked extends PageRange {
  days: Days
  /** True if the oldest rows come first; otherwise the newest do. */
  ascending?: boolean
}

export interface BetFilter {
  gameType?: GameType | undefined
  vendor?: string | undefined
  state?: BetRow['state'] | undefined
}

const BET_STATES: readonly BetRow['state'][] = ['open', 'settled', 'rolledBack']
const betRow = sql<number>`"bets"."rowid"`

/** Lists a page of a player's bets, sorted by time. */
export function listBetRows(
  db: Db,
  player: Person,
  { gameType, vendor, state }: BetFilter,
  asked: PageAsked,
): (BetRow & { row: number })[] {
  const { merchant, username } = player
  // One query for each state, because an index has the rows of each state in the required order.
  const states = state ? [state] : BET_STATES
  const keyset = { column: bets.at, row: betRow, ascending: asked.ascending }
  return firstOf(
    asked,
    states.map((one) =>
      db
        .select({ bet: bets, row: betRow })
        .from(bets)
        .where(
          and(
            matches(bets, { merchant, username, state: one, trial: false }),
            vendor === undefined ? undefined : eq(bets.vendor, vendor),
            vendor === undefined && gameType ? eq(bets.gameType, gameType) : undefined,
            // The plus sign keeps SQLite from using this column's index: a vendor has games of few
            // categories.
            vendor !== undefined && gameType ? sql`+${bets.gameType} = ${gameType}` : undefined,
            gt(bets.amount, 0),
            within(db, merchant, asked, keyset),
          ),
        )
        .orderBy(...orderOf(keyset))
        .limit(asked.size)
        .all()
        .map(({ bet, row }) => ({ ...bet, row })),
    ),
  )
}

/** Sums of bets in units; voided ones are only counted, and open ones have won nothing yet. */
export function sumBets(
  db: Db,
  { merchant, username }: Person,
  filter: Omit<BetFilter, 'gameType'> & { gameType?: GameType | readonly GameType[] | undefined },
  { from, to }: Days,
) {
  const total = (column: SQLWrapper, when = sql`1`) =>
    sql<number>`COALESCE(SUM(CASE WHEN ${when} THEN ${column} ELSE 0 END), 0)`
  const isSettled = sql`${betDays.state} = 'settled'`
  return db
    .select({
      count: total(betDays.count),
      stake: total(betDays.stake, sql`${betDays.state} <> 'rolledBack'`),
      settledStake: total(betDays.stake, isSettled),
      validBet: total(betDays.validBet, isSettled),
      win: total(betDays.win, isSettled),
    })
    .from(betDays)
    .where(and(matches(betDays, { merchant, username, ...filter }), between(betDays.day, from, to)))
    .get() as Record<'count' | 'stake' | 'settledStake' | 'validBet' | 'win', number>
}

/** What a player has deposited on some days, in units. */
export const sumDeposits = (db: Db, player: Person, { from, to }: Days): number =>
  rowsOf(
    db,
    entryDays,
    { merchant: player.merchant, account: accountOf(player), reason: 'deposit' },
    between(entryDays.day, from, to),
  ).sum(entryDays.received)

/** What a player's settled bets of each day came to, in units. */
export const listBetDays = (db: Db, { merchant, username }: Person, { from, to }: Days) =>
  db
    .select({
      day: betDays.day,
      stake: sql<number>`SUM(${betDays.stake})`,
      validBet: sql<number>`SUM(${betDays.validBet})`,
      win: sql<number>`SUM(${betDays.win})`,
    })
    .from(betDays)
    .where(
      and(
        matches(betDays, { merchant, username, state: 'settled' }),
        between(betDays.day, from, to),
      ),
    )
    .groupBy(betDays.day)
    .all()

export interface EntryRow extends PageEnd {
  reason: MoneyReason
  amount: number
  balanceAfter: number
  reference: string
}

const accountOf = ({ merchant, username }: Person) => idOf(mainWalletOf(merchant, username))

/** Lists a page of the movements in a player's main wallet, sorted by time. */
export function listEntryRows(
  db: Db,
  player: Person,
  reasons: readonly MoneyReason[] | undefined,
  asked: PageAsked,
): EntryRow[] {
  const { merchant } = player
  const { at: column, id: row } = ledgerEntries
  const keyset = { column, row, ascending: asked.ascending }
  return firstOf(
    asked,
    // One query for each reason, because an index has the rows of each reason in the required
    // order.
    (reasons ?? [undefined]).map((reason) =>
      db
        .select({
          row: ledgerEntries.id,
          at: ledgerEntries.at,
          // A transfer of points alone never moves the main wallet, so the reason is one of money.
          reason: sql<MoneyReason>`${ledgerEntries.reason}`,
          amount: ledgerEntries.amount,
          balanceAfter: ledgerEntries.balanceAfter,
          reference: sql<string>`(SELECT reference FROM ${ledgerTransfers} AS cause
            WHERE cause.id = ${ledgerEntries.transferId})`,
        })
        .from(ledgerEntries)
        .where(
          and(
            matches(ledgerEntries, { merchant, account: accountOf(player) }),
            // The opening balance of a demo account is left out, since its history explains it.
            reason ? eq(ledgerEntries.reason, reason) : ne(ledgerEntries.reason, 'opening'),
            within(db, merchant, asked, keyset),
          ),
        )
        .orderBy(...orderOf(keyset))
        .limit(asked.size)
        .all(),
    ),
  )
}

/** Lists the sums of a player's movements by day and reason, in units. */
export const listEntryDays = (
  db: Db,
  player: Person,
  reasons: readonly MoneyReason[] | undefined,
  { from, to }: Days,
) =>
  rowsOf(
    db,
    entryDays,
    { merchant: player.merchant, account: accountOf(player) },
    and(
      between(entryDays.day, from, to),
      reasons ? inArray(entryDays.reason, [...reasons]) : ne(entryDays.reason, 'opening'),
    ),
  ).list()

/** Condition that a row lies in the days of the query and after the end of the previous page. */
function within(db: Db, merchant: string, { days, after }: PageAsked, keyset: Keyset) {
  const { start, end } = boundsOf(days, zoneOf(db, merchant))
  const last = end - 1
  // The end of the previous page also narrows the range in which the index is read.
  const [from, to] = !after
    ? [start, last]
    : keyset.ascending
      ? [Math.max(after.at, start), last]
      : [start, Math.min(after.at, last)]
  // The range above is for the index. The plus sign excludes this condition: SQLite would choose an
  // index without the filter's columns.
  const beyond = isBeyond({ ...keyset, column: sql`+${keyset.column}` }, after)
  return and(between(keyset.column, from, to), beyond)
}

/** Merges several sorted lists and returns their first rows. */
const firstOf = <Row extends PageEnd>(
  { size, ascending }: Pick<PageAsked, 'size' | 'ascending'>,
  lists: readonly Row[][],
): Row[] => lists.flat().toSorted(byTime(ascending)).slice(0, size)

/** Compares rows by time, the newest first unless ascending. */
export const byTime =
  (ascending = false) =>
  (one: PageEnd, other: PageEnd): number =>
    (ascending ? 1 : -1) * (one.at - other.at || one.row - other.row)
