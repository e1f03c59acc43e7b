import { min } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import type { ledgerEntries, ledgerTransfers } from '../../db/play-tables.ts'

/** Lowest id in a table, at most 0. Rows of a seeded history get ids below it. */
export const firstId = (db: Db, table: typeof ledgerTransfers | typeof ledgerEntries): number =>
  Math.min(
    0,
    db
      .select({ id: min(table.id) })
      .from(table)
      .get()?.id ?? 0,
  )
