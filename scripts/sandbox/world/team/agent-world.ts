import type { Db } from '../../db/open.ts'
import type { Merchant, Sockets } from '../../http/serve.ts'
import { ensureCommission, settleCommission } from './commission.ts'
import { listSince, markSteps } from '../contracts/contract-book.ts'
import { endKindsOff } from '../contracts/contract-kinds-off.ts'
import { ensureContracts } from '../contracts/contract-seeds.ts'
import { settleDue } from '../contracts/settlement.ts'
import { ensureTeam } from './team-demo.ts'

/** Writes a merchant's demo team with its contracts and seeded history, unless they are there. */
export async function ensureAgents(db: Db, merchant: Merchant, at: number): Promise<void> {
  await ensureTeam(db, merchant, at)
  await ensureContracts(db, merchant, at)
  ensureCommission(db, merchant, at)
}

/**
 * Brings a merchant's teams up to the gateway's clock: what is due is paid, and those whom it concerns are
 * told.
 *
 * @returns whose balance changed
 */
export async function settleAgents(
  db: Db,
  merchant: Merchant,
  at: number,
  sockets: Pick<Sockets, 'tellBalance' | 'tellContracts' | 'tellMessage'>,
): Promise<string[]> {
  const { code } = merchant
  const mark = markSteps(db)
  const byContract = await settleDue(db, merchant, at)
  const byCommission = await settleCommission(db, merchant, at)
  await endKindsOff(db, merchant, at, sockets)
  const paid = new Set([...byContract, ...byCommission])
  for (const username of paid) sockets.tellBalance(code, username)
  const changed = new Set([...byContract, ...listSince(db, code, mark)])
  for (const username of changed) sockets.tellContracts(code, username)
  return [...paid].toSorted()
}

/** Does something with contracts, and tells both sides of each that it changed. */
export function tellChanged<T>(
  {
    db,
    merchant: { code },
    sockets,
  }: { db: Db; merchant: Pick<Merchant, 'code'>; sockets: Pick<Sockets, 'tellContracts'> },
  work: () => T,
): T {
  const mark = markSteps(db)
  const done = work()
  for (const username of listSince(db, code, mark)) sockets.tellContracts(code, username)
  return done
}
