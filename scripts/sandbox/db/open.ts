import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import type { SQLiteTable as Table } from 'drizzle-orm/sqlite-core'
import { drizzle, getTableConfig, is, SQLiteTable } from './drizzle.ts'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import * as guardTables from './guard-tables.ts'
import * as playTables from './play-tables.ts'
import * as worldTables from './tables.ts'

const tables = { ...worldTables, ...guardTables, ...playTables }

export type Db = BetterSQLite3Database<typeof tables> & { $client: Database.Database }

/** By name, since loaders list a module's exports in orders of their own. */
const allTables = (
  Object.values(tables).filter((value) => is(value, SQLiteTable)) as Table[]
).toSorted((one, other) => getTableConfig(one).name.localeCompare(getTableConfig(other).name))

/** Columns and keys of every table, as SQL; a data file made from another text is made anew. */
const ddl = allTables.flatMap(createStatements)

/**
 * Opens the sandbox's data file, or memory.
 *
 * @param file path of the SQLite file (its folder is made), or `:memory:`
 */
export function openDatabase(file: string): Db {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const client = new Database(file)
  client.pragma('journal_mode = WAL')
  client.pragma('synchronous = NORMAL')
  client.pragma('busy_timeout = 5000')
  const db = drizzle(client, { schema: tables })
  client.transaction(() => {
    const shape = ddl.join('\n')
    client.exec('CREATE TABLE IF NOT EXISTS shape (ddl TEXT NOT NULL)')
    const stored = client.prepare('SELECT ddl FROM shape').pluck().get()
    if (stored === shape) return
    for (const table of allTables) {
      client.exec(`DROP TABLE IF EXISTS "${getTableConfig(table).name}"`)
    }
    for (const statement of ddl) client.exec(statement)
    client.exec('DELETE FROM shape')
    client.prepare('INSERT INTO shape VALUES (?)').run(shape)
  })()
  return db
}

function createStatements(table: Table): string[] {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table)
  const lines = columns.map(
    (column) =>
      `"${column.name}" ${column.getSQLType()}${column.primary ? ' PRIMARY KEY' : ''}${column.notNull ? ' NOT NULL' : ''}`,
  )
  for (const key of primaryKeys) lines.push(`PRIMARY KEY (${quote(key.columns)})`)
  return [
    `CREATE TABLE "${name}" (${lines.join(', ')})`,
    ...indexes.map(
      ({ config }) =>
        `CREATE INDEX "${config.name}" ON "${name}" (${quote(config.columns as { name: string }[])})`,
    ),
  ]
}

function quote(columns: { name: string }[]): string {
  return columns.map(({ name }) => `"${name}"`).join(', ')
}
