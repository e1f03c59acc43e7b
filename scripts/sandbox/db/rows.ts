import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { and, eq } from './drizzle.ts'
import type { Db } from './open.ts'

/* Queries that most calls need: rows of one table, selected by the values of some columns. */

type Columns<Table extends SQLiteTable> = {
  readonly [Name in keyof Table['$inferSelect']]?: Table['$inferSelect'][Name] | SQLWrapper
}

/** Condition that a row has these values in its columns. */
export const matches = <Table extends SQLiteTable>(
  table: Table,
  values: Columns<Table>,
): SQL | undefined =>
  and(
    ...Object.entries(values).map(([name, value]) =>
      eq((table as unknown as Record<string, SQLWrapper>)[name]!, value),
    ),
  )

/** Lists the rows that have these values and meet further conditions. */
export const listRows = <Table extends SQLiteTable>(
  db: Pick<Db, 'select'>,
  table: Table,
  values: Columns<Table>,
  more?: SQL,
): Table['$inferSelect'][] =>
  db
    .select()
    .from(table as SQLiteTable)
    .where(and(matches(table, values), more))
    .all()

/** Finds the row that has these values and meets further conditions. */
export const findRow = <Table extends SQLiteTable>(
  db: Pick<Db, 'select'>,
  table: Table,
  values: Columns<Table>,
  more?: SQL,
): Table['$inferSelect'] | undefined =>
  db
    .select()
    .from(table as SQLiteTable)
    .where(and(matches(table, values), more))
    .get()

/** Updates the rows that have these values; returns the number of updated rows. */
export const changeRows = <Table extends SQLiteTable>(
  db: Pick<Db, 'update'>,
  table: Table,
  values: Columns<Table>,
  set: Columns<Table>,
): number =>
  db
    .update(table as SQLiteTable)
    .set(set)
    .where(matches(table, values))
    .run().changes
