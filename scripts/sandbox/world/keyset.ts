import type { SQL, SQLWrapper } from 'drizzle-orm'
import { asc, desc, sql } from '../db/drizzle.ts'
import type { PageEnd } from '../http/page-cursor.ts'

/*
 * Pages in the order of a column. The number of a row comes after it, so that a page goes on exactly
 * where the one before it ended, also among equal values.
 */

export interface Keyset {
  column: SQLWrapper
  row: SQLWrapper
  ascending: boolean
}

/** The rows after the end of the page before; `at` of the end is the value of the column. */
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

/** Rows that are read before others have their turn. */
const SLICE = 1000

/**
 * All rows of a list, page by page.
 *
 * @param readPage a page of so many rows after the end of the page before
 * @param placeOf where a row stands in the order of the list
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
