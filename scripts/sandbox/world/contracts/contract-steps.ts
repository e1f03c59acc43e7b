import type { ContractState } from '#features/agent/contracts/schema.ts'
import { rowsOf, addRow } from '../../db/rows.ts'
import { type ContractSide, contractSteps, contracts } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/prepared-statements.ts'
import { refuse } from '../../http/call-error.ts'
import { findContract } from './contract-book.ts'
import { type Contract, stateOf } from './contract-rules.ts'

/* Functions that change a contract's state; they throw this if it has changed meanwhile. */

/** The contract as it is now. Throws `CallError` 409 `contract_changed` in another state. */
export function requireState(
  db: Db,
  known: Contract,
  states: readonly ContractState[],
  now: number,
): Contract {
  const contract = findContract(db, known)
  if (!contract || !states.includes(stateOf(contract, now))) refuse('contract_changed')
  return contract
}

type Change = Partial<Contract> & Pick<Contract, 'state'>

/**
 * Moves a contract from one of some states to another state. Throws `CallError` 409
 * `contract_changed`.
 */
export function move(
  db: Db,
  contract: Contract,
  from: readonly ContractState[],
  change: Change,
  by: ContractSide,
  now: number,
): Contract {
  return db.transaction(() => write(db, requireState(db, contract, from, now), change, by, now))
}

/** Writes a contract's next state, and which side caused it. */
export function write(
  db: Db,
  contract: Contract,
  change: Change,
  by: ContractSide,
  now: number,
): Contract {
  rowsOf(db, contracts, { id: contract.id }).change(change)
  addStep(db, contract, change.state, by, now)
  if (change.state === 'terminated') endReplaced(db, contract, by, now)
  return { ...contract, ...change }
}

/** The tables must be joined in this order: otherwise SQLite would read all offers. */
const offersBelow = statement(`SELECT offered.id FROM json_each(@ids) ended
  CROSS JOIN contracts above ON above.id = ended.value
  CROSS JOIN contracts offered ON offered.merchant = above.merchant
    AND offered.upline = above.downline AND offered.kind = above.kind
    AND offered.state = 'offered'`)
const close = statement(`UPDATE contracts SET state = @state, endedAt = @now
  WHERE id IN (SELECT value FROM json_each(@ids))`)
const addSteps = statement(`INSERT INTO contract_steps (merchant, contractId, state, "by", at)
  SELECT contracts.merchant, contracts.id, @state, @by, @now
  FROM json_each(@ids) ended CROSS JOIN contracts ON contracts.id = ended.value`)

/** Ends contracts that are in force, and the offers that depend on them; there may be thousands. */
export function endAll(
  db: Db,
  ended: readonly Contract[],
  by: ContractSide,
  now: number,
): Contract[] {
  const closeAll = (ids: readonly unknown[], state: ContractState, side: ContractSide) => {
    const all = { ids: JSON.stringify(ids), state, now }
    close(db).run(all)
    addSteps(db).run({ ...all, by: side })
  }
  const ids = ended.map(({ id }) => id)
  const offers = offersBelow(db)
    .pluck()
    .all({ ids: JSON.stringify(ids) })
  closeAll(offers, 'withdrawn', 'cascade')
  closeAll(ids, 'terminated', by)
  for (const contract of ended) endReplaced(db, contract, by, now)
  return ended.map((contract) => ({ ...contract, state: 'terminated', endedAt: now }))
}

/** If a contract ends before it counts, the contract that it was to replace ends too. */
function endReplaced(db: Db, contract: Contract, by: ContractSide, now: number): void {
  const { merchant, supersedes, countsFrom } = contract
  if (supersedes === null || countsFrom === null || countsFrom <= now) return
  const replaced = findContract(db, { merchant, id: supersedes })
  if (replaced?.state !== 'superseded') return
  write(db, replaced, { state: 'terminated', endedAt: now }, by, now)
}

/** Stores a new state of a contract, and who caused it. */
export function addStep(
  db: Db,
  { merchant, id }: Contract,
  state: ContractState,
  by: ContractSide,
  at: number,
): void {
  addRow(db, contractSteps, { merchant, contractId: id, state, by, at })
}
