import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { asc, desc, sql } from '../db/drizzle.ts'
import type { PageEnd } from '../http/page-cursor.ts'

/*
 * Pages sorted by a column and then by row number, so that a page continues exactly where the one
 * before ended, even among equal values.
 */

export interface Keyset {
  column: SQLWrapper
  row: SQLWrapper
  /** False or left out if the largest value comes first. */
  ascending?: boolean
}

/**
 * Condition for rows after the end of the page before; `at` of the end is the value of the column.
 */
export const isBeyond = (
  { column, row, ascending }: Keyset,
  after: PageEnd | undefined,
): SQL | undefined =>
  after &&
  (ascending
    ? sql`(${column}, ${row}) > (${after.at}, ${after.row})`
    : sql`(${column}, ${row}) < (${after.at}, ${after.row})`)

export const orderOf = ({ column, row, ascending }: Keyset): SQL[] => {
  const inOrder = ascending ? asc : desc
  return [inOrder(column), inOrder(row)]
}

/** The end of the page before, and the number of rows of a page. */
export interface PageRange {
  after: PageEnd | undefined
  size: number
}

/** Reads a page of a table's rows for which a condition holds. */
export const listPage = <Table extends SQLiteTable>(
  db: Db,
  table: Table,
  where: SQL | undefined,
  { after, size, ...keyset }: Keyset & PageRange,
): Table['$inferSelect'][] =>
  rowsOf(db, table, where, isBeyond(keyset, after)).list({ order: orderOf(keyset), limit: size })

/** Number of rows that are read before other calls get their turn. */
const SLICE = 1000

/**
 * Yields all rows of a list, page by page.
 *
 * @param readPage reads a page of this many rows after the end of the page before
 * @param placeOf returns a row's sort key
 */
export async function* walkPages<Row>(
  readPage: (page: PageRange) => Row[],
  placeOf: (row: Row) => PageEnd,
): AsyncGenerator<Row[]> {
  let after: PageEnd | undefined
  for (;;) {
    const rows = readPage({ after, size: SLICE })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < SLICE) return
    after = placeOf(last)
  }
}
