import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { vendors } from '../../db/tables.ts'
import type { Settings } from '../../state.ts'
import { writeTime } from '../days.ts'

export type Vendor = typeof vendors.$inferSelect

/** Least time that a vendor in maintenance stays so, in milliseconds; it ends at a full hour. */
const MAINTENANCE = 90 * 60_000
const HOUR = 60 * 60_000

export const findVendor = (db: Db, code: string): Vendor | undefined =>
  rowsOf(db, vendors, { code }).find()

/** How a vendor fares at a merchant now: what a tester set, else what the world says of it. */
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
