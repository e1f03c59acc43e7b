import type { Db } from '../db/open.ts'
import type { Merchant } from '../http/serve.ts'
import { ensureCommission, settleCommission } from './commission.ts'
import { ensureContracts } from './contract-seeds.ts'
import { settleDue } from './settlement.ts'
import { ensureTeam } from './team-demo.ts'

/**
 * Sees to it that the demo team with its contracts is there, and that what is due by now was settled.
 *
 * @returns who was paid
 */
export async function bringTeamUpToDate(
  db: Db,
  merchant: Merchant,
  at: number,
): Promise<Set<string>> {
  await ensureTeam(db, merchant, at)
  await ensureContracts(db, merchant, at)
  ensureCommission(db, merchant, at)
  return new Set([
    ...(await settleDue(db, merchant, at)),
    ...(await settleCommission(db, merchant, at)),
  ])
}
