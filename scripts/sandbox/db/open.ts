import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { drizzle } from './drizzle.ts'
import * as tables from './schema.ts'

export type Db = BetterSQLite3Database<typeof tables> & { $client: Database.Database }

/** SQL that drizzle-kit generates from the table definitions (docs/decisions/026). */
const ddl = readFileSync(new URL('schema.sql', import.meta.url), 'utf8')

/**
 * Opens the sandbox's data file, or a database in memory. A file with another schema is emptied,
 * and its data is seeded again.
 *
 * @param file path of the SQLite file (its folder is created), or `:memory:`
 */
export function openDatabase(file: string): Db {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const client = new Database(file)
  client.pragma('journal_mode = WAL')
  client.pragma('synchronous = NORMAL')
  // A checkpoint delays the call in which it runs, so there is one only for every few hundred
  // transfers.
  client.pragma('wal_autocheckpoint = 4000')
  client.pragma('busy_timeout = 5000')
  // Memory-mapped, so that the pages of a large team are read from the system's cache without
  // copying.
  client.pragma('mmap_size = 1073741824')
  // Foreign keys are off while tables are dropped in any order; inside a transaction this pragma
  // would have no effect.
  client.pragma('foreign_keys = OFF')
  client.transaction(() => ensureShape(client)).immediate()
  client.pragma('foreign_keys = ON')
  return drizzle(client, { schema: tables })
}

function ensureShape(client: Database.Database): void {
  client.exec('CREATE TABLE IF NOT EXISTS shape (ddl TEXT NOT NULL)')
  if (client.prepare('SELECT ddl FROM shape').pluck().get() === ddl) return
  const stored = client
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .pluck()
    .all() as string[]
  for (const name of stored) client.exec(`DROP TABLE "${name}"`)
  client.exec(ddl)
  // SQLite reports a foreign key to columns that are not unique only in this check and at the first
  // write.
  client.pragma('foreign_key_check')
  client.exec('CREATE TABLE shape (ddl TEXT NOT NULL)')
  client.prepare('INSERT INTO shape VALUES (?)').run(ddl)
}
