import { dayOf } from '#lib/periods.ts'
import { eq } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { merchants } from '../db/tables.ts'

/** The zone in which a merchant's days begin and end. */
export function zoneOf(db: Db, merchant: string): string {
  const row = db
    .select({ timeZone: merchants.timeZone })
    .from(merchants)
    .where(eq(merchants.code, merchant))
    .get()
  return row?.timeZone ?? 'UTC'
}

/** The day on which something happened at a merchant, as ISO 8601 writes it. */
export const dayAt = (db: Db, merchant: string, at: number): string =>
  dayOf(at, zoneOf(db, merchant))
