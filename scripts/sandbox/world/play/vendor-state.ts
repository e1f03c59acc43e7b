import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { vendors } from '../../db/tables.ts'
import type { Settings } from '../../state.ts'
import { writeTime } from '../days.ts'

export type Vendor = typeof vendors.$inferSelect

/** Shortest maintenance of a vendor, in milliseconds; it ends at a full hour. */
const MAINTENANCE = 90 * 60_000
const HOUR = 60 * 60_000

export const findVendor = (db: Db, code: string): Vendor | undefined =>
  rowsOf(db, vendors, { code }).find()

/**
 * Returns a vendor's state at a merchant: the one that a tester set, else that of the demo data.
 */
export function stateOfVendor(
  { code, state }: Vendor,
  { rules }: Settings,
  now: Date,
): { state: Vendor['state']; endsAt?: string } {
  const set = rules.vendors[code]
  if (set) {
    const over = set.endsAt !== undefined && Date.parse(set.endsAt) <= now.getTime()
    if (set.state === 'maintenance' && over) return { state: 'open' }
    return { state: set.state, ...(set.endsAt !== undefined && { endsAt: set.endsAt }) }
  }
  if (state !== 'maintenance') return { state }
  const end = Math.ceil((now.getTime() + MAINTENANCE) / HOUR) * HOUR
  return { state, endsAt: writeTime(end) }
}
