import type { SQL } from 'drizzle-orm'
import { boundsOf, type Days } from '#lib/periods.ts'
import { sql } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { teamClosure } from '../db/team-tables.ts'
import type { PageEnd } from '../http/page-cursor.ts'
import { zoneOf } from './days.ts'
import { Breather, type Scope } from './team-scope.ts'

/** Rows that are looked at before others have their turn. */
const SLICE = 1000

type Cells = readonly (string | number | null)[]

/** A table whose rows are walked by time. */
export interface Walked<Row> {
  /** Table and index, as `it`. */
  from: SQL
  /** Which rows the index has, and of which part of it. */
  within: SQL
  row: SQL
  /** After the row, its time and whose it is. */
  columns: SQL
  read: (cells: Cells) => Row
  /**
   * Whether it is asked for. SQLite is not told: it would look for the next one in one go, however
   * far away that is.
   */
  isAsked: (row: Row) => boolean
}

/** The rows of a scope's members, the newest first, slice by slice. */
export async function* walk<Row extends PageEnd & { username: string }>(
  db: Db,
  scope: Scope,
  days: Days,
  { after, size = SLICE }: { after?: PageEnd | undefined; size?: number },
  { from, within, row, columns, read, isAsked }: Walked<Row>,
): AsyncGenerator<Row[]> {
  const { merchant } = scope
  const { start, end } = boundsOf(days, zoneOf(db, merchant))
  const ofMembers = memberFilter(db, scope)
  const breather = new Breather()
  let last: PageEnd = after && after.at < end ? after : { at: end, row: -Number.MAX_SAFE_INTEGER }
  // A page of a team that is most of all players is found at once.
  let length = Math.min(SLICE, 2 * size)
  for (;;) {
    const cells = db.values<[number, number, string]>(sql`SELECT ${columns} FROM ${from}
      WHERE it.merchant = ${merchant} AND ${within} AND it.at BETWEEN ${start} AND ${last.at}
      AND (it.at < ${last.at} OR ${row} < ${last.row})
      ORDER BY it.at DESC, ${row} DESC LIMIT ${length}`)
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

/** Leaves the rows of others than a scope's members out; each name is looked up once. */
function memberFilter(db: Db, { merchant, root, from, to }: Scope) {
  const known = new Map<string, boolean>()
  const lookUp = (names: readonly string[]) => {
    const found = db.values<[string]>(sql`SELECT closure.descendant
      FROM json_each(${JSON.stringify(names)}) AS asked CROSS JOIN ${teamClosure} AS closure
      ON closure.merchant = ${merchant} AND closure.ancestor = ${root}
      AND closure.descendant = asked.value AND closure.distance BETWEEN ${from} AND ${to}`)
    for (const name of names) known.set(name, false)
    for (const [name] of found) known.set(name, true)
  }
  return (rows: readonly NamedCells[]): readonly NamedCells[] => {
    const unknown = new Set<string>()
    const kept = rows.filter(([, , name]) => {
      const isMember = known.get(name)
      if (isMember === undefined) unknown.add(name)
      return isMember
    })
    if (unknown.size === 0) return kept
    lookUp([...unknown])
    return rows.filter(([, , name]) => known.get(name))
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

/** The newest of the rows that several members have. */
export async function firstOf<Row extends PageEnd>(
  members: readonly string[],
  size: number,
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
  return rows.toSorted((one, other) => other.at - one.at || other.row - one.row).slice(0, size)
}
