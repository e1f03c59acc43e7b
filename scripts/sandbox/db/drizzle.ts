import { createRequire } from 'node:module'

/*
 * Loads Drizzle's CommonJS build. For each ES module of a package, Node parses its package.json
 * again, and this one is large: as ES modules it takes a second and 150 MB to load.
 */
const load = createRequire(import.meta.url)

export const {
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
  SQL: SQLClass,
  TransactionRollbackError,
} = load('drizzle-orm') as typeof import('drizzle-orm')

export const {
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
} = load('drizzle-orm/sqlite-core') as typeof import('drizzle-orm/sqlite-core')

export const { drizzle } = load(
  'drizzle-orm/better-sqlite3',
) as typeof import('drizzle-orm/better-sqlite3')
