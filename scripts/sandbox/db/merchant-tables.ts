import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getTableColumns, getTableConfig, is, SQLiteTable as Table } from './drizzle.ts'
import * as schema from './schema.ts'

/** What belongs to a merchant, but not to its players. */
const OTHERS: readonly SQLiteTable[] = [
  schema.merchants,
  schema.winners,
  schema.intents,
  schema.feedback,
  schema.affiliateApplications,
]

/** A table of which each merchant has rows of its own. */
export type MerchantTable = typeof schema.accounts

/** All tables, each before those that it refers to, so that they can be emptied in this order. */
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

/** What belongs to a merchant's players. */
export const PLAYER_TABLES = TABLES.filter(
  (table) => 'merchant' in getTableColumns(table) && !OTHERS.includes(table),
) as unknown as readonly MerchantTable[]

/** The same without the players themselves. */
export const MONEY_TABLES = PLAYER_TABLES.filter(
  (table: SQLiteTable) => table !== schema.accounts && table !== schema.sessions,
)
