import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

const known = new WeakSet<SQLiteTable>()

/**
 * Keeps the rows of tables in the order of their primary keys, without row numbers, so that a range of
 * a key is read in one go. For tables of sums and pairs, which are most of a large team's file.
 */
export function byKey(...tables: readonly SQLiteTable[]): void {
  for (const table of tables) known.add(table)
}

export const isByKey = (table: SQLiteTable): boolean => known.has(table)
