import type { BetRow } from '../../db/play-tables.ts'
import type { Days } from '#lib/periods.ts'
import { boundsOf } from '#lib/periods.ts'
import type { MoneyReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import type { PageEnd } from '../../http/page-cursor.ts'
import { zoneOf } from '../days.ts'
import { walkPages } from '../keyset.ts'
import { type BetFilter, type EntryRow, type PageAsked } from '../money/records.ts'
import { IN_SCOPE, type Scope } from './team-scope.ts'

/*
 * Lists bets and movements of a team's members by time (docs/product.md §12.8). In a small team,
 * each member's rows are read from an index. In a large team, the rows of all players are read by
 * time, and those of other teams are skipped.
 */

/** Largest number of members in a team that counts as small. */
const SMALL = 2000

export type TeamBetRow = Omit<BetRow, 'merchant' | 'seatId' | 'trial'> & { row: number }
export type TeamEntryRow = EntryRow & { username: string }

/** A table with rows of players, named `it` in queries, and a table of their sums by `daily`. */
interface Table {
  /**
   * SQL that goes from each member's `node` to the rows, and SQL for the rows of all players by
   * time.
   */
  byMember: string
  byTime: string
  row: string
  username: string
  columns: string
  where: string
  /** SQL that goes from each member's `node` to the sums of the member's days. */
  days: string
  sums: Record<string, string>
  sumsWhere: string
}

const SETTLED = (name: string) => `CASE WHEN daily.state = 'settled' THEN daily.${name} END`
const isBet = (table: string) => `(@vendor IS NULL OR ${table}.vendor = @vendor)
  AND (@gameType IS NULL OR ${table}.gameType = @gameType)
  AND (@state IS NULL OR ${table}.state = @state)`
const isEntry = (table: string) => `CASE WHEN @reasons IS NULL THEN ${table}.reason <> 'opening'
  ELSE ${table}.reason IN (SELECT value FROM json_each(@reasons)) END`

const BETS: Table = {
  byMember: `team_nodes AS node CROSS JOIN bets AS it
    ON it.merchant = node.merchant AND it.username = node.username`,
  byTime: 'bets AS it INDEXED BY bets_by_time',
  row: 'it.rowid',
  username: 'it.username',
  columns: `it.vendor, it.transactionId, it.nodeId, it.roundId, it.gameType, it.state,
    it.amount, it.win, it.closedAt`,
  where: `it.trial = 0 AND it.amount > 0 AND ${isBet('it')}`,
  days: 'bet_days AS daily ON daily.merchant = node.merchant AND daily.username = node.username',
  sums: {
    count: 'daily.count',
    stake: "CASE WHEN daily.state <> 'rolledBack' THEN daily.stake END",
    settledStake: SETTLED('stake'),
    validBet: SETTLED('validBet'),
    win: SETTLED('win'),
  },
  sumsWhere: isBet('daily'),
}

const ENTRIES: Table = {
  byMember: `team_nodes AS node CROSS JOIN ledger_entries AS it
    ON it.merchant = node.merchant AND it.account = 'main:' || node.username`,
  byTime: 'ledger_entries AS it INDEXED BY entries_of_wallets_by_time',
  row: 'it.id',
  username: 'substr(it.account, 6)',
  columns: `it.reason, it.amount, it.balanceAfter,
    (SELECT reference FROM ledger_transfers AS cause WHERE cause.id = it.transferId) AS reference`,
  where: `it.account GLOB 'main:*' AND ${isEntry('it')}`,
  days: `entry_days AS daily
    ON daily.merchant = node.merchant AND daily.account = 'main:' || node.username`,
  sums: { count: 'daily.count', received: 'daily.received', paid: 'daily.paid' },
  sumsWhere: isEntry('daily'),
}

/** Lists and sums the rows of a table by a filter, whose values `valuesOf` names for the SQL. */
const recordsOf = <Row extends PageEnd, Filter, Sum extends string>(
  table: Table,
  valuesOf: (filter: Filter) => object,
) => {
  const list = (db: Db, scope: Scope, filter: Filter, asked: PageAsked) =>
    listRows(db, table, scope, valuesOf(filter), asked) as Row[]
  return {
    /** Lists a page of the rows of a scope's members. */
    list,
    /** Yields all rows of a scope's members, page by page. */
    walk: (
      db: Db,
      scope: Scope,
      filter: Filter,
      asked: Pick<PageAsked, 'days' | 'ascending'>,
    ): AsyncGenerator<Row[]> =>
      walkPages(
        (page) => list(db, scope, filter, { ...asked, ...page }),
        ({ at, row }) => ({ at, row }),
      ),
    /** Sums the rows of a scope's members on some days, in units. */
    sum: (db: Db, scope: Scope, filter: Filter, days: Days) =>
      db.$client
        .prepare(
          `SELECT ${Object.entries(table.sums)
            .map(([name, column]) => `coalesce(sum(${column}), 0) AS ${name}`)
            .join(', ')}
          FROM team_nodes AS node CROSS JOIN ${table.days}
          WHERE ${IN_SCOPE} AND daily.day BETWEEN @from AND @to AND ${table.sumsWhere}`,
        )
        .get({ ...scope, ...valuesOf(filter), ...days }) as Record<Sum, number>,
  }
}

/** Bets; voided bets are only counted in sums, and open bets have won nothing yet. */
export const teamBets = recordsOf<
  TeamBetRow,
  BetFilter,
  'count' | 'stake' | 'settledStake' | 'validBet' | 'win'
>(BETS, ({ gameType, vendor, state }) => ({
  gameType: gameType ?? null,
  vendor: vendor ?? null,
  state: state ?? null,
}))

/** Movements in the main wallets, of all reasons or of some. */
export const teamEntries = recordsOf<
  TeamEntryRow,
  readonly MoneyReason[] | undefined,
  'count' | 'received' | 'paid'
>(ENTRIES, (reasons) => ({ reasons: reasons ? JSON.stringify(reasons) : null }))

/** Lists a page of the rows of a scope's members. */
function listRows(
  db: Db,
  table: Table,
  scope: Scope,
  filter: object,
  { days, ascending = false, after, size }: PageAsked,
): unknown[] {
  const { start, end } = boundsOf(days, zoneOf(db, scope.merchant))
  const [order, beyond] = ascending ? ['ASC', '>'] : ['DESC', '<']
  const narrowed = after && (ascending ? { start: after.at } : { last: after.at })
  const range = { start, last: end - 1, size, at: null, row: null, ...after, ...narrowed }
  const [from, isInScope] = isSmall(db, scope)
    ? [table.byMember, IN_SCOPE]
    : // A join would make SQLite read all members for each page.
      [
        table.byTime,
        `(SELECT ${IN_SCOPE} FROM team_nodes AS node
          WHERE node.merchant = it.merchant AND node.username = ${table.username})`,
      ]
  return db.$client
    .prepare(
      `SELECT ${table.row} AS row, ${table.username} AS username, it.at, ${table.columns} FROM ${from}
      WHERE it.merchant = @merchant AND it.at BETWEEN @start AND @last AND ${isInScope}
      AND ${table.where} AND (@at IS NULL OR (it.at, ${table.row}) ${beyond} (@at, @row))
      ORDER BY it.at ${order}, ${table.row} ${order} LIMIT @size`,
    )
    .all({ ...scope, ...filter, ...range })
}

const isSmall = (db: Db, scope: Scope): boolean =>
  db.$client
    .prepare(`SELECT 1 FROM team_nodes AS node WHERE ${IN_SCOPE} LIMIT 1 OFFSET ${SMALL}`)
    .get(scope) === undefined
