import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import * as commissionTables from './commission-tables.ts'
import * as contractTables from './contract-tables.ts'
import { writeDdl } from './ddl.ts'
import { drizzle } from './drizzle.ts'
import * as agentNewsTables from './agent-news-tables.ts'
import * as depositTables from './deposit-tables.ts'
import * as guardTables from './guard-tables.ts'
import * as invitationTables from './invitation-tables.ts'
import * as messageTables from './message-tables.ts'
import * as playTables from './play-tables.ts'
import * as raffleTables from './raffle-tables.ts'
import * as pointsTables from './points-tables.ts'
import * as promotionTables from './promotion-tables.ts'
import * as publicTables from './public-tables.ts'
import * as rateTables from './rate-tables.ts'
import * as recordTables from './record-tables.ts'
import * as referralTables from './referral-tables.ts'
import * as rewardTables from './reward-tables.ts'
import * as securityTables from './security-tables.ts'
import * as worldTables from './tables.ts'
import * as teamTables from './team-tables.ts'
import * as uploadTables from './upload-tables.ts'
import * as withdrawalTables from './withdrawal-tables.ts'

const tables = {
  ...worldTables,
  ...guardTables,
  ...playTables,
  ...recordTables,
  ...securityTables,
  ...uploadTables,
  ...depositTables,
  ...withdrawalTables,
  ...rewardTables,
  ...teamTables,
  ...agentNewsTables,
  ...contractTables,
  ...commissionTables,
  ...rateTables,
  ...invitationTables,
  ...raffleTables,
  ...messageTables,
  ...referralTables,
  ...pointsTables,
  ...promotionTables,
  ...publicTables,
  ...referralTables,
}

export type Db = BetterSQLite3Database<typeof tables> & { $client: Database.Database }

const ddl = writeDdl(tables)

/**
 * Opens the sandbox's data file, or memory. A file of another shape is emptied, and its world made
 * anew.
 *
 * @param file path of the SQLite file (its folder is made), or `:memory:`
 */
export function openDatabase(file: string): Db {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const client = new Database(file)
  client.pragma('journal_mode = WAL')
  client.pragma('synchronous = NORMAL')
  // A checkpoint holds a call up: one for every few hundred transfers.
  client.pragma('wal_autocheckpoint = 4000')
  client.pragma('busy_timeout = 5000')
  // Pages of a large team are read where the system keeps them, not copied one by one.
  client.pragma('mmap_size = 1073741824')
  // Off while tables are dropped, in whatever order; the pragma does nothing inside a transaction.
  client.pragma('foreign_keys = OFF')
  client.transaction(() => ensureShape(client)).immediate()
  client.pragma('foreign_keys = ON')
  return drizzle(client, { schema: tables })
}

function ensureShape(client: Database.Database): void {
  const shape = ddl.join('\n')
  client.exec('CREATE TABLE IF NOT EXISTS shape (ddl TEXT NOT NULL)')
  if (client.prepare('SELECT ddl FROM shape').pluck().get() === shape) return
  const stored = client
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .pluck()
    .all() as string[]
  for (const name of stored) client.exec(`DROP TABLE "${name}"`)
  for (const statement of ddl) client.exec(statement)
  // SQLite reports a foreign key to columns that are not unique only here and at the first write.
  client.pragma('foreign_key_check')
  client.exec('CREATE TABLE shape (ddl TEXT NOT NULL)')
  client.prepare('INSERT INTO shape VALUES (?)').run(shape)
}
