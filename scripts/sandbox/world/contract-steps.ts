import type { ContractState } from '#features/agent/contracts/schema.ts'
import { eq } from '../db/drizzle.ts'
import { type ContractSide, contractSteps, contracts } from '../db/contract-tables.ts'
import type { Db } from '../db/open.ts'
import { CallError } from '../http/call-error.ts'
import { findContract } from './contract-book.ts'
import { type Contract, stateOf } from './contract-rules.ts'

/*
 * How a contract gets its next state.
 */

export const changed = () =>
  new CallError(409, 'contract_changed', 'This contract is another one by now.')

/** The contract as it is now. Throws `CallError` 409 `contract_changed` in another state. */
export function demandState(
  db: Db,
  { merchant, id }: Contract,
  states: readonly ContractState[],
  now: number,
): Contract {
  const contract = findContract(db, merchant, id)
  if (!contract || !states.includes(stateOf(contract, now))) throw changed()
  return contract
}

type Change = Partial<
  Pick<
    Contract,
    'state' | 'signedAt' | 'countsFrom' | 'endAskedBy' | 'endAskedAt' | 'endedAt' | 'dueAt'
  >
> & { state: ContractState }

/** Brings a contract that is in one of some states to another one. Throws `CallError` 409 `contract_changed`. */
export function move(
  db: Db,
  contract: Contract,
  from: readonly ContractState[],
  change: Change,
  by: ContractSide,
  now: number,
): Contract {
  return db.transaction(() => {
    return write(db, demandState(db, contract, from, now), change, by, now)
  })
}

/** Writes a contract's next state, and who brought it about. */
export function write(
  db: Db,
  contract: Contract,
  change: Change,
  by: ContractSide,
  now: number,
): Contract {
  db.update(contracts).set(change).where(eq(contracts.id, contract.id)).run()
  addStep(db, contract, change.state, by, now)
  if (change.state === 'terminated') endReplaced(db, contract, by, now)
  return { ...contract, ...change }
}

/** A contract that ends before it counts leaves nothing to wait for: the one that it replaces ends too. */
function endReplaced(db: Db, contract: Contract, by: ContractSide, now: number): void {
  const { merchant, supersedes, countsFrom } = contract
  if (supersedes === null || countsFrom === null || countsFrom <= now) return
  const replaced = findContract(db, merchant, supersedes)
  if (replaced?.state !== 'superseded') return
  write(db, replaced, { state: 'terminated', endedAt: now }, by, now)
}

/** Stores that a contract got a state, and by whom. */
export function addStep(
  db: Db,
  { merchant, id }: Contract,
  state: ContractState,
  by: ContractSide,
  at: number,
): void {
  db.insert(contractSteps).values({ merchant, contractId: id, state, by, at }).run()
}
