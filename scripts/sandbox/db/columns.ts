import type { BuildColumns } from 'drizzle-orm'
import type { SQLiteColumnBuilderBase, SQLiteTableExtraConfigValue } from 'drizzle-orm/sqlite-core'
import { primaryKey, sqliteTable, text } from './drizzle.ts'

/** Columns of every table whose rows belong to a player. */
export const ofPlayer = { merchant: text().notNull(), username: text().notNull() }

/** Declares a table with a primary key of several columns, and perhaps more constraints. */
export const keyedTable = <
  Name extends string,
  Columns extends Record<string, SQLiteColumnBuilderBase>,
>(
  name: Name,
  key: readonly (keyof Columns & string)[],
  columns: Columns,
  more: (
    table: BuildColumns<Name, Columns, 'sqlite'>,
  ) => readonly SQLiteTableExtraConfigValue[] = () => [],
) =>
  sqliteTable(name, columns, (table) => [
    primaryKey({ columns: key.map((column) => table[column]) as never }),
    ...more(table),
  ])
