import type { Db } from '../../db/open.ts'
import type { Merchant, Sockets } from '../../http/serve.ts'
import { ensureCommission, settleCommission } from './commission.ts'
import { listSince, markSteps } from '../contracts/contract-book.ts'
import { endKindsOff } from '../contracts/contract-kinds-off.ts'
import { ensureContracts } from '../contracts/contract-seeds.ts'
import { settleDue } from '../contracts/settlement.ts'
import { carryOutMove, listDueMoves } from './coming-moves.ts'
import { ensureTeam } from './team-demo.ts'

/** Seeds a merchant's demo team with its contracts and history, unless that was done before. */
export async function ensureAgents(db: Db, merchant: Merchant, at: number): Promise<void> {
  await ensureTeam(db, merchant, at)
  await ensureContracts(db, merchant, at)
  ensureCommission(db, merchant, at)
}

/**
 * Brings a merchant's teams up to the gateway's time: due settlements are paid, and the pages of
 * those concerned are notified.
 *
 * @returns usernames whose balance changed
 */
export async function settleAgents(
  db: Db,
  merchant: Merchant,
  at: number,
  sockets: Pick<Sockets, 'tellBalance' | 'tellContracts' | 'tellMessage'>,
): Promise<string[]> {
  const { code } = merchant
  const mark = markSteps(db)
  const byContract = new Set<string>()
  // What is due until a move is settled with the former upline.
  for (const move of listDueMoves(db, code, at)) {
    for (const name of await settleDue(db, merchant, move.at)) byContract.add(name)
    carryOutMove(db, move, at, (name) => sockets.tellMessage(code, name))
    // A move that has become impossible writes no step, and yet its contract does not end by it.
    sockets.tellContracts(code, move.username)
  }
  for (const name of await settleDue(db, merchant, at)) byContract.add(name)
  const byCommission = await settleCommission(db, merchant, at)
  await endKindsOff(db, merchant, at, sockets)
  const paid = new Set([...byContract, ...byCommission])
  for (const username of paid) sockets.tellBalance(code, username)
  const changed = new Set([...byContract, ...listSince(db, code, mark)])
  for (const username of changed) sockets.tellContracts(code, username)
  return [...paid].toSorted()
}

/** Runs a change of contracts, and notifies the pages of both sides of each changed contract. */
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
