import { boundsOf, type Days } from '#lib/periods.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/statement.ts'
import type { PageEnd } from '../../http/page-cursor.ts'
import { zoneOf } from '../days.ts'
import { byTime } from '../money/records.ts'
import { Breather, type Scope } from './team-scope.ts'

/** Rows that are looked at before others have their turn. */
const SLICE = 500

export type Cells = readonly (string | number | null)[]

/** A table whose rows are walked by time. */
export interface Walked<Row> {
  /** Table and index, as `it`. */
  from: string
  /** Which rows the index has, and of which part of it. */
  within: string
  /** What `within` names. */
  values?: Record<string, string>
  row: string
  /** After the row, its time and whose it is. */
  columns: string
  read: (cells: Cells) => Row
  /**
   * Whether it is asked for. SQLite is not told: it would look for the next one in one go, however
   * far away that is.
   */
  isAsked: (row: Row) => boolean
}

/** What of a walk is asked for: all of it, the newest first, unless told otherwise. */
export interface WalkAsked {
  ascending?: boolean
  after?: PageEnd | undefined
  size?: number
}

/** The rows of a scope's members by time, slice by slice. */
export async function* walk<Row extends PageEnd & { username: string }>(
  db: Db,
  scope: Scope,
  days: Days,
  { ascending = false, after, size = SLICE }: WalkAsked,
  { from, within, values, row, columns, read, isAsked }: Walked<Row>,
): AsyncGenerator<Row[]> {
  const { merchant } = scope
  const { start, end } = boundsOf(days, zoneOf(db, merchant))
  const ofMembers = memberFilter(db, scope)
  const [order, beyond] = ascending ? ['ASC', '>'] : ['DESC', '<']
  const slice = db.$client
    .prepare(
      `SELECT ${columns} FROM ${from}
      WHERE it.merchant = @merchant AND ${within}
      AND it.at BETWEEN ${ascending ? '@at AND @limit' : '@limit AND @at'}
      AND (it.at ${beyond} @at OR ${row} ${beyond} @row)
      ORDER BY it.at ${order}, ${row} ${order} LIMIT @length`,
    )
    .raw()
  const breather = new Breather()
  const [first, limit] = ascending ? [start - 1, end - 1] : [end, start]
  const isWithin = after && (ascending ? after.at > first : after.at < first)
  // Before all rows of the first moment.
  const far = ascending ? Number.MAX_SAFE_INTEGER : -Number.MAX_SAFE_INTEGER
  let last: PageEnd = isWithin ? after : { at: first, row: far }
  // A page of a team that is most of all players is found at once.
  let length = Math.min(SLICE, 2 * size)
  for (;;) {
    const cells = slice.all({ ...values, ...last, merchant, limit, length }) as NamedCells[]
    const rows: Row[] = []
    for (const each of ofMembers(cells)) {
      const found = read(each)
      if (isAsked(found)) rows.push(found)
    }
    yield rows
    const ending = cells.at(-1)
    if (!ending || cells.length < length) return
    last = { at: ending[1], row: ending[0] }
    length = SLICE
    // Each slice begins where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    await breather.rest()
  }
}

type NamedCells = readonly [row: number, at: number, username: string]

const findInScope = statement(`SELECT closure.descendant
  FROM json_each(@names) AS asked CROSS JOIN team_closure AS closure
  ON closure.merchant = @merchant AND closure.ancestor = @root
  AND closure.descendant = asked.value AND closure.distance BETWEEN @from AND @to`)

/** Leaves the rows of others than a scope's members out; each name is looked up once. */
function memberFilter(db: Db, scope: Scope) {
  const known = new Map<string, boolean>()
  const find = findInScope(db).pluck()
  const lookUp = (names: readonly string[]) => {
    for (const name of names) known.set(name, false)
    const found = find.all({ ...scope, names: JSON.stringify(names) }) as string[]
    for (const name of found) known.set(name, true)
  }
  return (rows: readonly NamedCells[]): readonly NamedCells[] => {
    const unknown = new Set<string>()
    for (const row of rows) if (!known.has(row[2])) unknown.add(row[2])
    if (unknown.size > 0) lookUp([...unknown])
    return rows.filter((row) => known.get(row[2]))
  }
}

/** The first rows of a walk. */
export async function takePage<Row>(slices: AsyncGenerator<Row[]>, size: number): Promise<Row[]> {
  const rows: Row[] = []
  for await (const slice of slices) {
    rows.push(...slice)
    if (rows.length >= size) break
  }
  return rows.slice(0, size)
}

/** The first by time of the rows that several members have. */
export async function firstOf<Row extends PageEnd>(
  members: readonly string[],
  { size, ascending }: { size: number; ascending?: boolean },
  list: (username: string) => Row[],
): Promise<Row[]> {
  const breather = new Breather()
  const rows: Row[] = []
  for (const username of members) {
    rows.push(...list(username))
    // Each reads from the one database.
    // oxlint-disable-next-line no-await-in-loop
    await breather.rest()
  }
  return rows.toSorted(byTime(ascending)).slice(0, size)
}
