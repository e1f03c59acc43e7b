import type { SQL } from 'drizzle-orm'
import type { ForeignKey, Index, SQLiteColumn, SQLiteTable as Table } from 'drizzle-orm/sqlite-core'
import { isByKey } from './by-key.ts'
import {
  CheckBuilder,
  ForeignKeyBuilder,
  getTableConfig,
  IndexBuilder,
  is,
  PrimaryKeyBuilder,
  SQL as Expression,
  SQLiteSyncDialect,
  SQLiteTable,
  UniqueConstraintBuilder,
} from './drizzle.ts'

type Config = ReturnType<typeof getTableConfig> & { order: string }
type Column = SQLiteColumn & { autoIncrement?: boolean }

/** A declaration that cannot be written as SQL. Left out, it would not hold in the database. */
export class UndeclarableError extends Error {}

const dialect = new SQLiteSyncDialect()

/**
 * The statements that create tables with all that they declare: keys, defaults, checks, unique
 * constraints, foreign keys and indexes.
 *
 * @param declared exports of modules that declare tables and nothing else
 * @throws {UndeclarableError} if a declaration has no form here
 */
export function writeDdl(declared: Record<string, unknown>): string[] {
  const configs = Object.entries(declared).map(([name, value]) => {
    if (!is(value, SQLiteTable)) throw new UndeclarableError(`The export ${name} is not a table.`)
    const config = getTableConfig(value)
    refuseUnknownExtras(value, config.name)
    return { ...config, order: isByKey(value) ? ' WITHOUT ROWID' : '' }
  })
  const names = new Set(configs.map(({ name }) => name))
  // By name, since module loaders list exports in different orders.
  const sorted = configs.toSorted((one, other) => one.name.localeCompare(other.name))
  return sorted.flatMap((config) => [
    writeTable(config, names),
    ...config.indexes.map((index) => writeIndex(config.name, index)),
  ])
}

const KNOWN_EXTRAS = [
  CheckBuilder,
  ForeignKeyBuilder,
  IndexBuilder,
  PrimaryKeyBuilder,
  UniqueConstraintBuilder,
]

/** `getTableConfig` skips what it does not know, such as an `index()` without its `on()`. */
function refuseUnknownExtras(table: Table, name: string): void {
  const { ExtraConfigBuilder, Columns } = (
    SQLiteTable as never as { Symbol: Record<'ExtraConfigBuilder' | 'Columns', symbol> }
  ).Symbol
  const own = table as never as Record<symbol, ((columns: unknown) => object) | undefined>
  const extras = own[ExtraConfigBuilder]?.(own[Columns]) ?? []
  const all: unknown[] = Array.isArray(extras) ? extras.flat(1) : Object.values(extras)
  if (all.every((extra) => KNOWN_EXTRAS.some((kind) => is(extra, kind as never)))) return
  throw new UndeclarableError(
    `Table ${name} declares something that is no key, check, constraint or index.`,
  )
}

function writeTable(config: Config, names: ReadonlySet<string>): string {
  const { name, columns, primaryKeys, uniqueConstraints, checks, foreignKeys, order } = config
  const lines = [
    ...columns.map((column) => writeColumn(name, column)),
    ...primaryKeys.map((key) => `PRIMARY KEY ${list(key.columns)}`),
    ...uniqueConstraints.map(
      (one) => `CONSTRAINT ${quote(one.name as string)} UNIQUE ${list(one.columns)}`,
    ),
    ...checks.map((check) => `CONSTRAINT ${quote(check.name)} CHECK (${write(name, check.value)})`),
    ...foreignKeys.map((key) => writeForeignKey(name, key, names)),
  ]
  return `CREATE TABLE ${quote(name)} (${lines.join(', ')})${order}`
}

function writeColumn(table: string, column: Column): string {
  const name = `${table}.${column.name}`
  if (column.generated || column.generatedIdentity) {
    throw new UndeclarableError(`${name} is a generated column.`)
  }
  return [
    quote(column.name),
    column.getSQLType(),
    column.primary && `PRIMARY KEY${column.autoIncrement ? ' AUTOINCREMENT' : ''}`,
    column.notNull && 'NOT NULL',
    column.isUnique && `CONSTRAINT ${quote(column.uniqueName ?? `${table}_${column.name}`)} UNIQUE`,
    column.default !== undefined && `DEFAULT ${writeDefault(name, column)}`,
  ]
    .filter((part) => part !== false)
    .join(' ')
}

function writeDefault(name: string, column: Column): string {
  if (is(column.default, Expression)) return `(${write(name, column.default as SQL)})`
  const value = column.mapToDriverValue(column.default)
  if (typeof value === 'string') return dialect.escapeString(value)
  if (typeof value === 'bigint' || Number.isFinite(value)) return String(value)
  throw new UndeclarableError(`The default of ${name} is no text, finite number or expression.`)
}

function writeForeignKey(table: string, key: ForeignKey, names: ReadonlySet<string>): string {
  const { columns, foreignTable, foreignColumns } = key.reference()
  const foreign = getTableConfig(foreignTable).name
  if (!names.has(foreign)) {
    throw new UndeclarableError(`${table} refers to ${foreign}, which is not created with it.`)
  }
  const actions = [
    key.onDelete && ` ON DELETE ${key.onDelete.toUpperCase()}`,
    key.onUpdate && ` ON UPDATE ${key.onUpdate.toUpperCase()}`,
  ]
  const target = `${quote(foreign)} ${list(foreignColumns)}`
  return `CONSTRAINT ${quote(key.getName())} FOREIGN KEY ${list(columns)} REFERENCES ${target}${actions.filter(Boolean).join('')}`
}

function writeIndex(table: string, { config }: Index): string {
  const { name, unique, columns, where } = config
  const parts = columns.map((part) =>
    is(part, Expression) ? write(name, part as SQL) : quote((part as SQLiteColumn).name),
  )
  const condition = where ? ` WHERE ${write(name, where)}` : ''
  return `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${quote(name)} ON ${quote(table)} (${parts.join(', ')})${condition}`
}

/** An expression with its values written out, since DDL takes no parameters. */
function write(owner: string, expression: SQL): string {
  // As in an index, columns go by their own names.
  const { sql, params } = dialect.sqlToQuery(expression.inlineParams(), 'indexes')
  if (params.length === 0) return sql
  throw new UndeclarableError(`An expression of ${owner} has a value that is not known yet.`)
}

const quote = (name: string) => dialect.escapeName(name)

const list = (columns: readonly { name: string }[]) =>
  `(${columns.map(({ name }) => quote(name)).join(', ')})`
