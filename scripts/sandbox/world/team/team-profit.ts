import type { ProfitRowKind } from '#features/agent/reports/schema.ts'
import type { Days } from '#lib/periods.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/statement.ts'
import { sumTeam } from './team-sums.ts'
import { Breather, chunksOf, IN_CHUNK, type Scope } from './team-scope.ts'

/*
 * What members of a team won and lost (docs/product.md §12.8), from the sums by day: a period of any
 * length reads as many rows as it has days.
 */

/** Sums of days, in units. */
export interface Profit {
  deposits: number
  withdrawals: number
  stake: number
  validBet: number
  win: number
  bonuses: number
  rebates: number
}

export interface ProfitLine extends Profit {
  username: string
  /** Of the account, or of the line if it is of nobody's own. */
  id: string
  kind: ProfitRowKind
  /** Wins, bonuses and rebates, less stakes. */
  net: number
}

const NONE: Profit = {
  deposits: 0,
  withdrawals: 0,
  stake: 0,
  validBet: 0,
  win: 0,
  bonuses: 0,
  rebates: 0,
}
const NAMES = Object.keys(NONE) as (keyof Profit)[]

const TOTALS = NAMES.map((name) => `COALESCE(SUM(daily.${name}), 0) AS ${name}`).join(', ')

type Row = Profit & Pick<ProfitLine, 'username' | 'id'>

/** Makes a line of a row, which is not copied: a report may have tens of thousands. */
const lineOf = (row: Row, kind: ProfitRowKind): ProfitLine =>
  Object.assign(row, { kind, net: row.win + row.bonuses + row.rebates - row.stake })

const idOf = (username: string) => `(SELECT account.id FROM accounts AS account
  WHERE account.merchant = @merchant AND account.username = ${username}) AS id`
const daysOf = (table: string, username: string) => `${table} AS daily
  ON daily.merchant = @merchant AND daily.username = ${username}
  AND daily.day BETWEEN @firstDay AND @lastDay`

const listChildren = statement(`SELECT username FROM team_nodes
  WHERE merchant = @merchant AND parent = @root ORDER BY username`)
const sumOwn = statement(`SELECT @root AS username, ${idOf('@root')}, ${TOTALS}
  FROM (SELECT 1) LEFT JOIN ${daysOf('player_days', '@root')}`)
/** Whether somebody came to a team or left it; of the lines of downlines only direct ones matter. */
const directMoves = statement(`SELECT 1 FROM team_moves
  WHERE merchant = @merchant AND @root IN ("from", "to") LIMIT 1`)
const allMoves = statement(`SELECT 1 FROM team_moves AS move JOIN team_closure AS closure
    ON closure.merchant = move.merchant AND closure.descendant IN (move."from", move."to")
  WHERE move.merchant = @merchant AND closure.ancestor = @root LIMIT 1`)
/** In the order of the accounts' key and of the days': SQLite need not sort the days to group them. */
const sumTeams = statement(`SELECT account.username, account.id, ${TOTALS}
  FROM accounts AS account LEFT JOIN ${daysOf('team_days', 'account.username')}
  WHERE account.merchant = @merchant
    AND account.username IN (SELECT value FROM json_each(@asked))
  GROUP BY account.username`)
const sumPlayers = statement(`SELECT closure.descendant AS username,
    ${idOf('closure.descendant')}, ${TOTALS}
  FROM team_closure AS closure CROSS JOIN ${daysOf('player_days', 'closure.descendant')}
  WHERE ${IN_CHUNK} GROUP BY closure.descendant`)

/** Names that are asked for at once. */
const AT_ONCE = 200

/**
 * Adds a line of what moves between teams part from the lines (docs/product.md §12.8), if anything:
 * with it they sum to what the team's days came to.
 */
function addMoves(
  db: Db,
  touching: typeof directMoves,
  { merchant, root }: Pick<Scope, 'merchant' | 'root'>,
  days: Days,
  lines: ProfitLine[],
): void {
  if (touching(db).get({ merchant, root }) === undefined) return
  const team = sumTeam(db, { merchant, username: root }, days)
  const rest = { ...NONE, username: root, id: `${root} moves` }
  for (const name of NAMES) {
    rest[name] = lines.reduce((left, line) => left - line[name], team[name])
  }
  if (NAMES.some((name) => rest[name] !== 0)) lines.push(lineOf(rest, 'moves'))
}

/** A line for each direct downline with everybody below, after one of the agent's own. */
export async function listTeamProfit(
  db: Db,
  merchant: string,
  root: string,
  days: Days,
): Promise<ProfitLine[]> {
  const { from: firstDay, to: lastDay } = days
  const lines = [lineOf(sumOwn(db).get({ merchant, root, firstDay, lastDay }) as Row, 'member')]
  const names = listChildren(db).pluck().all({ merchant, root }) as string[]
  const breather = new Breather()
  for (let first = 0; first < names.length; first += AT_ONCE) {
    const asked = JSON.stringify(names.slice(first, first + AT_ONCE))
    const found = sumTeams(db).all({ merchant, asked, firstDay, lastDay }) as Row[]
    for (const row of found) lines.push(lineOf(row, 'team'))
    // One after the other, so that others have their turn.
    // oxlint-disable-next-line no-await-in-loop
    await breather.rest()
  }
  addMoves(db, directMoves, { merchant, root }, days, lines)
  return lines
}

/** A line for each member of a scope who did something. */
export async function listPlayerProfit(db: Db, scope: Scope, days: Days): Promise<ProfitLine[]> {
  const { from: firstDay, to: lastDay } = days
  const lines: ProfitLine[] = []
  for await (const chunk of chunksOf(db, scope)) {
    const found = sumPlayers(db).all({ ...scope, ...chunk, firstDay, lastDay }) as Row[]
    for (const row of found) lines.push(lineOf(row, 'member'))
  }
  addMoves(db, allMoves, scope, days, lines)
  return lines
}

export const sumProfit = (lines: readonly ProfitLine[]): Profit & { net: number } => {
  const sums = { ...NONE, net: 0 }
  for (const line of lines) {
    for (const name of NAMES) sums[name] += line[name]
    sums.net += line.net
  }
  return sums
}

export type ProfitColumn = keyof Profit | 'net'

export interface ProfitOrder {
  by: ProfitColumn
  descending: boolean
}

/** Where a page ended: the value of its last row, and whose it was. */
export interface ProfitEnd {
  value: number
  id: string
}

/**
 * Compares lines; equal ones are in the order of their ids, so that pages do not overlap: that of the
 * names would tell hidden ones.
 */
const comparer =
  ({ by, descending }: ProfitOrder) =>
  (one: ProfitLine, other: ProfitLine): number =>
    (descending ? other[by] - one[by] : one[by] - other[by]) ||
    (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

export const sortProfit = (lines: readonly ProfitLine[], order: ProfitOrder): ProfitLine[] =>
  lines.toSorted(comparer(order))

/** The next lines of an order, without sorting all. */
export function pageOfProfit(
  lines: readonly ProfitLine[],
  order: ProfitOrder,
  after: ProfitEnd | undefined,
  size: number,
): ProfitLine[] {
  const compare = comparer(order)
  const end = after && ({ [order.by]: after.value, id: after.id } as never)
  const page: ProfitLine[] = []
  for (const line of lines) {
    if (end && compare(line, end) <= 0) continue
    const last = page.at(-1)
    if (page.length === size && last && compare(line, last) >= 0) continue
    let low = 0
    let high = page.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(line, page[middle] as ProfitLine) < 0) high = middle
      else low = middle + 1
    }
    page.splice(low, 0, line)
    if (page.length > size) page.pop()
  }
  return page
}

/** How long the pages of a report come from what its first page counted, by the machine's clock. */
const KEPT_FOR = 60_000
const MOST_KEPT = 4
const kept = new WeakMap<Db, Map<string, { at: number; lines: ProfitLine[] }>>()

/** Counts a report anew for its first page, and reads the others from what that one counted. */
export async function keepReport(
  db: Db,
  key: string,
  isFirst: boolean,
  count: () => Promise<ProfitLine[]>,
): Promise<ProfitLine[]> {
  const reports = kept.get(db) ?? new Map<string, { at: number; lines: ProfitLine[] }>()
  kept.set(db, reports)
  const known = reports.get(key)
  if (!isFirst && known && performance.now() - known.at < KEPT_FOR) return known.lines
  const lines = await count()
  reports.delete(key)
  reports.set(key, { at: performance.now(), lines })
  for (const oldest of reports.keys()) {
    if (reports.size <= MOST_KEPT) break
    reports.delete(oldest)
  }
  return lines
}
