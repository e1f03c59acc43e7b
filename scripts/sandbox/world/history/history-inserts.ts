import { min } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import type { ledgerEntries, ledgerTransfers } from '../../db/play-tables.ts'

/** The lowest number that rows have, or 0: those of an invented past come before. */
export const firstId = (db: Db, table: typeof ledgerTransfers | typeof ledgerEntries): number =>
  Math.min(
    0,
    db
      .select({ id: min(table.id) })
      .from(table)
      .get()?.id ?? 0,
  )
