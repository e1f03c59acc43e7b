import { CONTRACT_KINDS, type ContractKind } from '#features/agent/contracts/schema.ts'
import { contracts } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Merchant, Sockets } from '../../http/serve.ts'
import { addMessage } from '../content/inbox.ts'
import { write } from './contract-steps.ts'
import { makeRest } from '../rest.ts'

type Party = Pick<Merchant, 'code' | 'brand'>

/** Number of contracts that end in one step; other calls are answered between the steps. */
const BATCH = 50

/**
 * Ends the contracts of kinds that the brand has turned off, since no page could show or end them
 * any more (docs/product.md §12.7). Offers are withdrawn, and the income until now is paid with the
 * current period. Both sides get a message.
 */
export async function endKindsOff(
  db: Db,
  { code, brand }: Party,
  now: number,
  sockets: Pick<Sockets, 'tellMessage'>,
): Promise<void> {
  const off = CONTRACT_KINDS.filter((kind) => !brand.features[kind])
  const rest = makeRest()
  while (off.length > 0) {
    const told = db.transaction(() => endSome(db, code, off, now))
    if (told === null) return
    for (const name of told) sockets.tellMessage(code, name)
    await rest()
  }
}

/** Ends a few contracts, and returns who got a message; null if there are none left. */
function endSome(
  db: Db,
  merchant: string,
  kinds: readonly ContractKind[],
  now: number,
): Set<string> | null {
  const open = rowsOf(db, contracts, {
    merchant,
    kind: kinds,
    state: ['offered', 'active', 'terminationRequested'],
  }).list({ limit: BATCH })
  if (open.length === 0) return null
  const told = new Set<string>()
  for (const contract of open) {
    const { kind, upline, downline } = contract
    const isOffer = contract.state === 'offered'
    const state = isOffer ? 'withdrawn' : 'terminated'
    write(db, contract, { state, endedAt: now }, 'brand', now)
    for (const username of isOffer ? [] : [upline, downline]) {
      if (username === null) continue
      // An agent may have many downlines, but gets only one message.
      const reference = `${kind} off ${now}`
      const id = addMessage(db, {
        merchant,
        username,
        kind: `${kind}Ended`,
        reference,
        at: now,
      })
      if (id !== null) told.add(username)
    }
  }
  return told
}
