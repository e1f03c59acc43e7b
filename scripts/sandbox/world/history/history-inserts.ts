import { getTableColumns, min, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import type { ledgerEntries, ledgerTransfers } from '../../db/play-tables.ts'
import { givenValues, rowRunner } from '../../db/prepared.ts'
import type { betDays, entryDays } from '../../db/record-tables.ts'

const addends = ({ name }: { name: string }) => sql.raw(`"${name}" + excluded."${name}"`)

/** Inserts sums of a day, or adds them to those that are there. */
export function adder(db: Db, table: typeof entryDays | typeof betDays) {
  const columns = getTableColumns(table)
  const keys = Object.values(columns).filter(({ dataType }) => dataType === 'string')
  const summed = Object.entries(columns).filter(([, { dataType }]) => dataType === 'number')
  const insert = db
    .insert(table)
    .values(givenValues(Object.keys(columns)))
    .onConflictDoUpdate({
      target: keys,
      set: Object.fromEntries(summed.map(([name, column]) => [name, addends(column)])) as never,
    })
  return rowRunner(db, table, insert)
}

/** The lowest number that rows have, or 0: those of an invented past come before. */
export const firstId = (db: Db, table: typeof ledgerTransfers | typeof ledgerEntries): number =>
  Math.min(
    0,
    db
      .select({ id: min(table.id) })
      .from(table)
      .get()?.id ?? 0,
  )
