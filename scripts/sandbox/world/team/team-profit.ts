import type { ProfitRowKind } from '#features/agent/reports/schema.ts'
import type { Days } from '#lib/periods.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/prepared-statements.ts'
import { addUp } from '../sums.ts'
import { namesIn } from './tree.ts'
import { type DaySum, NO_DAY, SUM_NAMES } from './team-days.ts'
import type { Scope } from './team-scope.ts'
import { addSums, listPathSums } from './team-sums.ts'

/* Wins and losses of a team's members (docs/product.md §12.8), from the sums of their days. */

export interface ProfitLine extends DaySum {
  username: string
  /** Id of the account; for a row without an account, an id of the row. */
  id: string
  kind: ProfitRowKind
  /** Wins, bonuses and rebates minus stakes, in units. */
  net: number
}

interface Member {
  username: string
  id: string
  parent: string | null
}

const listMembers = statement(`SELECT node.username, account.id, node.parent
  FROM team_nodes AS node JOIN accounts AS account
    ON account.merchant = node.merchant AND account.username = node.username
  WHERE node.merchant = @merchant AND node.path >= @first AND node.path < @end`)

const lineOf = ({ username, id }: Omit<Member, 'parent'>, kind: ProfitRowKind): ProfitLine => {
  return { ...NO_DAY, username, id, kind, net: 0 }
}

/** Lists a row for each direct downline's team, after a row for the agent alone. */
export const listTeamProfit = (db: Db, scope: Scope, days: Days): ProfitLine[] =>
  listLines(db, scope, days, ({ username, parent }) => {
    if (username === scope.root) return 'member'
    return parent === scope.root ? 'team' : undefined
  })

/** Lists a row for each member of a team with any figures. */
export const listPlayerProfit = (db: Db, scope: Scope, days: Days): ProfitLine[] =>
  listLines(db, scope, days, () => 'member').filter(
    (line) => line.kind === 'moves' || SUM_NAMES.some((name) => line[name] !== 0),
  )

/**
 * Lists rows for today's members: `member` rows for one member alone, and `team` rows for whole
 * teams. One more row has the figures of members who changed teams, so that all rows sum to the
 * team's figures of those days.
 */
function listLines(
  db: Db,
  scope: Scope,
  days: Days,
  kindOf: (member: Member) => ProfitRowKind | undefined,
): ProfitLine[] {
  const lines = new Map<string, ProfitLine>()
  for (const member of listMembers(db).all(scope) as Member[]) {
    const kind = kindOf(member)
    if (kind) lines.set(member.username, lineOf(member, kind))
  }
  const moves = lineOf({ username: scope.root, id: `${scope.root} moves` }, 'moves')
  for (const row of listPathSums(db, scope.merchant, days)) {
    const names = namesIn(row.path)
    if (names.includes(scope.root)) addSums(moves, row)
    for (const name of names) {
      const line = lines.get(name)
      if (!line || (line.kind === 'member' && name !== names.at(-1))) continue
      addSums(line, row)
      for (const sum of SUM_NAMES) moves[sum] -= row[sum]
    }
  }
  const parted = SUM_NAMES.some((name) => moves[name] !== 0) ? [moves] : []
  const all = [...lines.values(), ...parted]
  for (const line of all) line.net = line.win + line.bonuses + line.rebates - line.stake
  return all
}

export const sumProfit = (lines: readonly ProfitLine[]) => addUp({ ...NO_DAY, net: 0 }, lines)

export type ProfitColumn = keyof DaySum | 'net'

export interface ProfitOrder {
  by: ProfitColumn
  descending: boolean
}

/** End of a page: the value of its last row, and the id of the account in that row. */
export interface ProfitEnd {
  value: number
  id: string
}

/**
 * Compares rows for sorting. Equal rows are sorted by id, so that pages do not overlap; an order by
 * name would reveal masked names.
 */
const comparer =
  ({ by, descending }: ProfitOrder) =>
  (one: ProfitLine, other: ProfitLine): number =>
    (descending ? other[by] - one[by] : one[by] - other[by]) ||
    (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

export const sortProfit = (lines: readonly ProfitLine[], order: ProfitOrder): ProfitLine[] =>
  lines.toSorted(comparer(order))

/** Returns the next rows in an order. */
export function pageOfProfit(
  lines: readonly ProfitLine[],
  order: ProfitOrder,
  after: ProfitEnd | undefined,
  size: number,
): ProfitLine[] {
  const end = after && ({ [order.by]: after.value, id: after.id } as never)
  const compare = comparer(order)
  const left = end ? lines.filter((line) => compare(line, end) > 0) : lines
  return sortProfit(left, order).slice(0, size)
}
