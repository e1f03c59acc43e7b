import type { ContractKind, ContractState, Terms } from '#features/agent/contracts/schema.ts'
import { findTermsFaults } from '#rules/contractTerms.ts'
import { and, asc, desc, eq, gt, inArray, max } from '../../db/drizzle.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import { contractSteps, contracts } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import { cacheStatements, finder, given, statement } from '../../db/prepared-statements.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { playerOf } from '../../http/serve.ts'
import { type Contract, isWithin, stateOf } from './contract-rules.ts'
import { findUnfit } from './contract-terms.ts'
import { isOpenFor } from './open-kinds.ts'
import { currencyOf } from '../days.ts'
import { findAccount } from '../identity/accounts.ts'
import { hasWallet, isAgent } from '../team/team.ts'
import { findNode, type Person } from '../team/tree.ts'

export type ContractStep = Pick<typeof contractSteps.$inferSelect, 'state' | 'by' | 'at'>
export type ContractParty = 'upline' | 'downline'

/** States in which a contract pays. */
const IN_FORCE = ['active', 'terminationRequested'] as const

/**
 * Finds a contract of the caller, and the caller's side. The upline is the present one: after a
 * move, the former upline is refused like any other agent. Throws `CallError` 404
 * `contract_not_found`.
 */
export function requireContract(
  context: Pick<CallContext, 'db' | 'merchant' | 'player'>,
  id: string,
): { contract: Contract; side: ContractParty } {
  const { db, merchant } = context
  const { username } = playerOf(context)
  const contract = findContract(db, { merchant: merchant.code, id })
  if (contract?.downline === username) return { contract, side: 'downline' }
  if (contract?.upline === username) {
    const downline = findNode(db, { merchant: merchant.code, username: contract.downline })
    if (downline?.parent === username) return { contract, side: 'upline' }
  }
  refuse('contract_not_found')
}

export const findContract = finder(contracts, 'merchant', 'id')

/** Finds the contract by which a member is paid now; there is at most one of each kind. */
export const findInForce = (
  db: Db,
  { merchant, username }: Person,
  kind: ContractKind,
): Contract | undefined =>
  rowsOf(db, contracts, { merchant, kind, downline: username, state: IN_FORCE }).find()

/** Finds the offer that waits for a member's answer. */
export function findOffer(
  db: Db,
  { merchant, username }: Person,
  kind: ContractKind,
  now: number,
): Contract | undefined {
  const offers = rowsOf(db, contracts, { merchant, kind, downline: username, state: 'offered' })
  const found = offers.find()
  return found && stateOf(found, now) === 'offered' ? found : undefined
}

/** Lists the contracts by which a member is or was paid, newest first. */
export const listContracts = (db: Db, { merchant, username }: Person): Contract[] =>
  rowsOf(db, contracts, { merchant, downline: username }).list({
    order: [desc(contracts.offeredAt), desc(contracts.version)],
  })

export const listSteps = (db: Db, { merchant, id }: Contract): ContractStep[] =>
  rowsOf(db, contractSteps, { merchant, contractId: id }).list({ order: [asc(contractSteps.id)] })

/** Prepared statements, since they run at each call of an agent. */
const steps = cacheStatements((db) => ({
  last: db
    .select({ last: max(contractSteps.id) })
    .from(contractSteps)
    .prepare(),
  since: db
    .selectDistinct({ upline: contracts.upline, downline: contracts.downline })
    .from(contractSteps)
    // A cross join starts with the steps; otherwise SQLite would read all contracts of the
    // merchant.
    .crossJoin(contracts)
    .where(
      and(
        gt(contractSteps.id, given('mark')),
        matches(contracts, { id: contractSteps.contractId, merchant: given('merchant') }),
      ),
    )
    .prepare(),
}))

/** Returns the id of the latest step of any contract, from which `listSince` continues. */
export const markSteps = (db: Db): number => steps(db).last.get()?.last ?? 0

/** Lists both sides of all contracts that have a newer step. */
export function listSince(db: Db, merchant: string, mark: number): Set<string> {
  const rows = steps(db).since.all({ merchant, mark })
  const names = rows.flatMap(({ upline, downline }) => [upline, downline])
  return new Set(names.filter((name) => name !== null))
}

/**
 * Lists the contracts that wait for an agent: offers to sign, and requests of the other side to end
 * a contract.
 */
export function listWaiting(db: Db, { merchant, username }: Person, now: number): Contract[] {
  const open = inArray(contracts.state, ['offered', 'terminationRequested'])
  return (['downline', 'upline'] as const).flatMap((side) =>
    rowsOf(db, contracts, { merchant }, and(eq(contracts[side], username), open))
      .list({ order: [asc(contracts.offeredAt)] })
      .filter((contract) =>
        contract.state === 'offered'
          ? side === 'downline' && stateOf(contract, now) === 'offered'
          : contract.endAskedBy !== side,
      ),
  )
}

/** Lists contracts at the top of the tree whose downline has asked the house to end them. */
export const listHouseRequests = (db: Db, merchant: string): Contract[] =>
  rowsOf(db, contracts, { merchant, state: 'terminationRequested', upline: null }).list()

/**
 * Throws `CallError` unless the account is an agent with a wallet, a direct downline of the upline,
 * and one for whom the kind of contract is open.
 */
export function requireTaker(
  db: Db,
  person: Person,
  upline: string | null,
  kind: ContractKind,
): void {
  const node = findNode(db, person)
  if (!node || node.parent !== upline) refuse('member_not_found')
  const account = findAccount(db, person)
  if (!account || !isAgent(account)) refuse('downline_not_agent')
  if (!hasWallet(account)) refuse('downline_without_wallet')
  if (!isOpenFor(person.username, kind)) refuse('contract_closed')
}

/**
 * Throws `CallError` 422 `contract_out_of_bounds`, whose `fields` name the terms beyond their
 * limits.
 */
export function requireBounds(db: Db, merchant: string, upline: string | null, terms: Terms): void {
  // An agent's own contract limits the agent's offers; without one, the agent may make none.
  const above =
    upline === null ? terms : findInForce(db, { merchant, username: upline }, terms.kind)?.terms
  const faults = above ? findTermsFaults(terms, above) : [{ at: 'kind' }]
  const unfit = findUnfit(terms, currencyOf(db, merchant))
  const fields = [...new Set([...faults.map(({ at }) => at), ...unfit])]
  if (fields.length === 0) return
  refuse('contract_out_of_bounds', { fields })
}

/**
 * Lists the contracts that would end with a signature: those below that pay more than the offer,
 * with all contracts below them. For a contract in force, lists those that its end would end. The
 * nearest downlines come first.
 */
export function listBroken(db: Db, contract: Contract): Contract[] {
  const { merchant, kind, downline: upline } = contract
  const isOffer = contract.state === 'offered'
  const first = listBelow(db, merchant, kind, upline, IN_FORCE)
    .filter(({ terms }) => !(isOffer && isWithin(terms, contract.terms)))
    .map(({ id }) => id)
  const rows = resting(db).all({ merchant, kind, first: JSON.stringify(first) }) as (Omit<
    Contract,
    'terms'
  > & { terms: string; path: string })[]
  return rows.map(({ path: _path, ...row }) => ({ ...row, terms: JSON.parse(row.terms) as Terms }))
}

/** Selects contracts with all contracts below them, in one query because there may be thousands. */
const resting = statement(`WITH RECURSIVE below (id, downline, path) AS (
    SELECT contracts.id, downline, downline FROM json_each(@first) first
    JOIN contracts ON contracts.id = first.value
    UNION ALL
    SELECT next.id, next.downline, below.path || ' ' || next.downline FROM below
    CROSS JOIN contracts next ON next.merchant = @merchant AND next.upline = below.downline
      AND next.kind = @kind AND next.state IN ('active', 'terminationRequested'))
  SELECT contracts.*, below.path FROM below CROSS JOIN contracts ON contracts.id = below.id
  ORDER BY below.path`)

export const listBelow = (
  db: Db,
  merchant: string,
  kind: ContractKind,
  upline: string,
  states: readonly ContractState[],
): Contract[] =>
  rowsOf(db, contracts, { merchant, upline, kind, state: states }).list({
    order: [asc(contracts.downline)],
  })
