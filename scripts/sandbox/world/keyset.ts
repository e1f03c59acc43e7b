import type { SQL, SQLWrapper } from 'drizzle-orm'
import { asc, desc, sql } from '../db/drizzle.ts'
import type { PageEnd } from '../http/page-cursor.ts'

/*
 * Pages sorted by a column and then by row number, so that a page continues exactly where the one
 * before ended, even among equal values.
 */

export interface Keyset {
  column: SQLWrapper
  row: SQLWrapper
  ascending: boolean
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

/** Number of rows that are read before other calls get their turn. */
const SLICE = 1000

/**
 * Yields all rows of a list, page by page.
 *
 * @param readPage reads a page of this many rows after the end of the page before
 * @param placeOf returns a row's sort key
 */
export async function* walkPages<Row>(
  readPage: (page: { after: PageEnd | undefined; size: number }) => Row[],
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
