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
