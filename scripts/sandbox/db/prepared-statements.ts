import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { and, eq, getTableColumns, sql } from './drizzle.ts'
import type { Db } from './open.ts'

/** Makes something once for each database, at its first use. */
export function perDatabase<Made>(make: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<Db, Made>()
  return (db) => {
    let found = made.get(db)
    if (found === undefined) made.set(db, (found = make(db)))
    return found
  }
}

/** Builds statements once for each database, because building one takes longer than running it. */
export const cacheStatements = <Statements>(build: (db: Db) => Statements) => perDatabase(build)

/** Prepares a frequent statement once per database: building it takes longer than running it. */
export const statement = (text: string) => perDatabase(({ $client }) => $client.prepare(text))

/** Declares a named value that is passed when the statement runs. */
export const given = sql.placeholder

/** The values of an insert, each passed under its column's name when the statement runs. */
export const givenValues = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, given(name)])) as never

/**
 * Condition that a row has the values that are passed under these names when the statement runs.
 */
export const matchesGiven = <Table extends SQLiteTable>(
  table: Table,
  ...names: (keyof Table['_']['columns'] & string)[]
) =>
  and(
    ...names.map((name) =>
      eq((table as unknown as Record<string, SQLiteColumn>)[name]!, given(name)),
    ),
  )

/** Returns a function that finds the row with these values by a statement that is built once. */
export function finder<Table extends SQLiteTable, Name extends keyof Table['$inferSelect']>(
  table: Table,
  ...names: (Name & keyof Table['_']['columns'] & string)[]
) {
  const search = cacheStatements((db) =>
    db
      .select()
      .from(table as SQLiteTable)
      .where(matchesGiven(table, ...names))
      .prepare(),
  )
  return (db: Db, values: Pick<Table['$inferSelect'], Name>): Table['$inferSelect'] | undefined =>
    search(db).get(values)
}

/** Prepares one insert statement for all rows: building each anew takes longer than running it. */
export function inserter<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  { unlessThere = false } = {},
) {
  const insert = db
    .insert<SQLiteTable>(table)
    .values(givenValues(Object.keys(getTableColumns(table))))
  return rowRunner(db, table, unlessThere ? insert.onConflictDoNothing() : insert)
}

const addends = ({ name }: { name: string }) => sql.raw(`"${name}" + excluded."${name}"`)

/** Inserts rows of sums, whose keys are texts, or adds the numbers to existing rows. */
export function adder<Table extends SQLiteTable>(db: Db, table: Table) {
  const columns = getTableColumns(table)
  const keys = Object.values(columns).filter(({ dataType }) => dataType === 'string')
  const summed = Object.entries(columns).filter(([, { dataType }]) => dataType === 'number')
  const insert = db
    .insert<SQLiteTable>(table)
    .values(givenValues(Object.keys(columns)))
    .onConflictDoUpdate({
      target: keys,
      set: Object.fromEntries(summed.map(([name, column]) => [name, addends(column)])),
    })
  return rowRunner(db, table, insert)
}

/**
 * Runs an insert without drizzle, whose checks of each value take longer than writing the row. A
 * column that a row leaves out, such as an automatic id, is null.
 */
export function rowRunner<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  insert: { toSQL(): { sql: string } },
) {
  const prepared = db.$client.prepare(insert.toSQL().sql)
  const columns = Object.entries(getTableColumns(table))
  return {
    run: (row: Table['$inferInsert']) =>
      prepared.run(
        ...columns.map(([name, column]) => encode(column, (row as Record<string, unknown>)[name])),
      ),
  }
}

const encode = (column: SQLiteColumn, value: unknown) =>
  value === null || value === undefined ? null : column.mapToDriverValue(value)
