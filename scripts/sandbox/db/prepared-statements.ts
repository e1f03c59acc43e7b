import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { and, eq, getTableColumns, sql } from './drizzle.ts'
import type { Db } from './open.ts'

/** Builds statements once for each database, because building one takes longer than running it. */
export function cacheStatements<Statements>(build: (db: Db) => Statements): (db: Db) => Statements {
  const built = new WeakMap<Db, Statements>()
  return (db) => {
    let statements = built.get(db)
    if (statements === undefined) built.set(db, (statements = build(db)))
    return statements
  }
}

/** A value that is given by a name when the statement runs. */
export const given = sql.placeholder

/** The values of an insert, each given by its column's name when the statement runs. */
export const givenValues = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, given(name)])) as never

/** Whether a row has the values that are given by these names when the statement runs. */
export const matchesGiven = <Table extends SQLiteTable>(
  table: Table,
  ...names: (keyof Table['_']['columns'] & string)[]
) =>
  and(
    ...names.map((name) =>
      eq((table as unknown as Record<string, SQLiteColumn>)[name]!, given(name)),
    ),
  )

/** One statement for all rows: building each anew takes longer than running it. */
export function inserter(db: Db, table: SQLiteTable, { unlessThere = false } = {}) {
  const insert = db.insert(table).values(givenValues(Object.keys(getTableColumns(table))))
  return rowRunner(db, table, unlessThere ? insert.onConflictDoNothing() : insert)
}

const addends = ({ name }: { name: string }) => sql.raw(`"${name}" + excluded."${name}"`)

/** Inserts sums, whose keys are texts, or adds their numbers to those that are there. */
export function adder(db: Db, table: SQLiteTable) {
  const columns = getTableColumns(table)
  const keys = Object.values(columns).filter(({ dataType }) => dataType === 'string')
  const summed = Object.entries(columns).filter(([, { dataType }]) => dataType === 'number')
  const insert = db
    .insert(table)
    .values(givenValues(Object.keys(columns)))
    .onConflictDoUpdate({
      target: keys,
      set: Object.fromEntries(summed.map(([name, column]) => [name, addends(column)])),
    })
  return rowRunner(db, table, insert)
}

/**
 * Runs an insert whose values are all given, without drizzle, which looks at each value for longer
 * than the row takes to write. A row has each column by its name; null for an id that is counted.
 */
export function rowRunner(db: Db, table: SQLiteTable, insert: { toSQL(): { sql: string } }) {
  const statement = db.$client.prepare(insert.toSQL().sql)
  const columns = Object.entries(getTableColumns(table))
  return {
    run: (row: Record<string, unknown>) =>
      statement.run(...columns.map(([name, column]) => encode(column, row[name]))),
  }
}

const encode = (column: SQLiteColumn, value: unknown) =>
  value === null ? null : column.mapToDriverValue(value)
