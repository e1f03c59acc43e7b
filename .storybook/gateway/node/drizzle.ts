import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session'
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'

/** What `scripts/sandbox/db/drizzle.ts` loads as CommonJS, which a page cannot. */
export {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  notInArray,
  or,
  sql,
  SQL as SQLClass,
  TransactionRollbackError,
} from 'drizzle-orm'
export {
  blob,
  check,
  foreignKey,
  getTableConfig,
  index,
  integer,
  primaryKey,
  SQLiteTable,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

/** Drizzle's driver without its import of the native package. */
export function drizzle(client: unknown) {
  const dialect = new SQLiteSyncDialect()
  const session = new BetterSQLiteSession(client as never, dialect, undefined)
  const db = new BaseSQLiteDatabase('sync', dialect, session as never, undefined)
  return Object.assign(db, { $client: client })
}
