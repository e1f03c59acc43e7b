import { SQL } from 'drizzle-orm'
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session'
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'

/** What `scripts/sandbox/db/drizzle.ts` loads as CommonJS, which a page cannot. */
export * from 'drizzle-orm'
export * from 'drizzle-orm/sqlite-core'
// Both packages have types of these names.
export type {
  SelectedFields,
  SelectedFieldsFlat,
  SelectedFieldsOrdered,
  TableConfig,
} from 'drizzle-orm/sqlite-core'
export { SQL as SQLClass }

/** Drizzle's driver without its import of the native package. */
export function drizzle(client: unknown) {
  const dialect = new SQLiteSyncDialect()
  const session = new BetterSQLiteSession(client as never, dialect, undefined)
  const db = new BaseSQLiteDatabase('sync', dialect, session as never, undefined)
  return Object.assign(db, { $client: client })
}
