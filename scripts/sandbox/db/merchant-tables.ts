import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getTableColumns, getTableConfig, is, SQLiteTable as Table } from './drizzle.ts'
import * as schema from './schema.ts'

/** Tables of data that belongs to a merchant but not to its players. */
const OTHERS: readonly SQLiteTable[] = [
  schema.merchants,
  schema.winners,
  schema.intents,
  schema.feedback,
  schema.affiliateApplications,
]

/** Type of a table in which each merchant has its own rows. */
export type MerchantTable = typeof schema.accounts

/**
 * All tables, each before the tables that it refers to, so that they can be emptied in this order.
 */
export const TABLES: readonly SQLiteTable[] = sortByReference(
  Object.values(schema).filter((value): value is never => is(value, Table)),
)

function sortByReference(tables: readonly SQLiteTable[]): SQLiteTable[] {
  const left = new Set(tables)
  const sorted: SQLiteTable[] = []
  while (left.size > 0) {
    for (const table of left) {
      const isFree = [...left].every((other) => other === table || !refersTo(other, table))
      if (isFree && left.delete(table)) sorted.push(table)
    }
  }
  return sorted
}

function refersTo(table: SQLiteTable, other: SQLiteTable): boolean {
  return getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === other)
}

/** Tables of data that belongs to a merchant's players. */
export const PLAYER_TABLES = TABLES.filter(
  (table) => 'merchant' in getTableColumns(table) && !OTHERS.includes(table),
) as unknown as readonly MerchantTable[]

/** Tables of data that belongs to players, without the table of players itself. */
export const MONEY_TABLES = PLAYER_TABLES.filter(
  (table: SQLiteTable) => table !== schema.accounts && table !== schema.sessions,
)
