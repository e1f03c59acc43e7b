import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { and, eq, getTableConfig, inArray, isNull, is, sql, SQLClass } from './drizzle.ts'
import type { Db } from './open.ts'

/* Queries that most calls need: rows of one table, selected by the values of some columns. */

type Row<Table extends SQLiteTable> = Table['$inferSelect']

/** Values of columns: of a list any one, and `undefined` asks for none. */
type Values<Table extends SQLiteTable> = {
  readonly [Name in keyof Row<Table>]?:
    | Row<Table>[Name]
    | SQLWrapper
    | readonly Row<Table>[Name][]
    | undefined
}

type Changes<Table extends SQLiteTable> = {
  readonly [Name in keyof Row<Table>]?: Row<Table>[Name] | SQLWrapper | undefined
}

type Reader = Pick<Db, 'select' | 'update' | 'delete'>

/** Whether a row has these values. */
export const matches = <Table extends SQLiteTable>(
  table: Table,
  values: Values<Table>,
): SQL | undefined =>
  and(
    ...Object.entries(values).map(([name, value]) => {
      const column = (table as unknown as Record<string, SQLWrapper>)[name]!
      if (value === undefined) return undefined
      if (value === null) return isNull(column)
      return Array.isArray(value) ? inArray(column, value) : eq(column, value)
    }),
  )

/** The rows of a table that have these values, and for which more holds: to read, change or remove. */
export function rowsOf<Table extends SQLiteTable>(
  db: Reader,
  table: Table,
  values: Values<Table> | SQL | undefined = {},
  more?: SQL,
) {
  const own = table as SQLiteTable
  const isMeant = and(isSql(values) ? values : matches(table, values), more)
  const read = (column: SQL<number>) =>
    db.select({ read: column }).from(own).where(isMeant).get()!.read
  return {
    find: (): Row<Table> | undefined => db.select().from(own).where(isMeant).get(),
    list: ({
      order = [],
      limit = -1,
    }: { order?: readonly (SQL | SQLWrapper)[]; limit?: number } = {}): Row<Table>[] =>
      db
        .select()
        .from(own)
        .where(isMeant)
        .orderBy(...(order as SQL[]))
        .limit(limit)
        .all(),
    count: (): number => read(sql<number>`count(*)`),
    sum: (column: SQLWrapper): number => read(sql<number>`coalesce(sum(${column}), 0)`),
    /** @returns how many rows there were */
    change: (set: Changes<Table>): number => db.update(own).set(set).where(isMeant).run().changes,
    /** Changes a row that is the only one, and returns it as it is then. */
    changeOne: (set: Changes<Table>): Row<Table> | undefined =>
      db.update(own).set(set).where(isMeant).returning().get(),
    /** @returns how many rows there were */
    remove: (): number => db.delete(own).where(isMeant).run().changes,
  }
}

const isSql = (value: unknown): value is SQL | undefined =>
  value === undefined || is(value, SQLClass)

/** Adds a row or several; the database refuses one whose key is there. */
export const addRow = <Table extends SQLiteTable>(
  db: Pick<Db, 'insert'>,
  table: Table,
  row: Table['$inferInsert'] | Table['$inferInsert'][],
): void => void insertInto(db, table, row).run()

/** Adds a row, and returns it with its id and defaults. */
export const makeRow = <Table extends SQLiteTable>(
  db: Pick<Db, 'insert'>,
  table: Table,
  row: Table['$inferInsert'],
): Row<Table> => insertInto(db, table, row).returning().get() as Row<Table>

/** Adds a row, or several, unless there are rows with their keys; returns how many were added. */
export const addMissing = <Table extends SQLiteTable>(
  db: Pick<Db, 'insert'>,
  table: Table,
  row: Table['$inferInsert'] | Table['$inferInsert'][],
): number => insertInto(db, table, row).onConflictDoNothing().run().changes

/** Adds a row, or gives the one with its primary key these values. */
export function putRow<Table extends SQLiteTable>(
  db: Pick<Db, 'insert'>,
  table: Table,
  key: Partial<Row<Table>>,
  set: Changes<Table>,
): void {
  const { primaryKeys, columns } = getTableConfig(table)
  const target = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  insertInto(db, table, { ...key, ...set } as never)
    .onConflictDoUpdate({ target, set })
    .run()
}

const insertInto = (db: Pick<Db, 'insert'>, table: SQLiteTable, row: object) =>
  db.insert(table).values(row as never)
