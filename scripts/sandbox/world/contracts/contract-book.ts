import type { ContractKind, ContractState, Terms } from '#features/agent/contracts/schema.ts'
import { findTermsFaults } from '#rules/contractTerms.ts'
import { and, asc, desc, eq, gt, inArray, isNull, max } from '../../db/drizzle.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import { contractSteps, contracts } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import { given, matchesGiven, cacheStatements } from '../../db/prepared-statements.ts'
import { statement } from '../../db/statement.ts'
import { accounts } from '../../db/tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { playerOf } from '../../http/serve.ts'
import { type Contract, isWithin, stateOf } from './contract-rules.ts'
import { findUnfit } from './contract-terms.ts'
import { currencyOf } from '../days.ts'
import { hasWallet, isAgent } from '../team/team.ts'
import { findNode, type Person } from '../team/tree.ts'

export type ContractStep = Pick<typeof contractSteps.$inferSelect, 'state' | 'by' | 'at'>
export type ContractParty = 'upline' | 'downline'

/** States in which a contract pays. */
const IN_FORCE = ['active', 'terminationRequested'] as const

/**
 * A contract of the caller, with the caller's side. The upline is the one of now: after a move, the
 * upline of before is refused as any other agent. Throws `CallError` 404 `contract_not_found`.
 */
export function requireContract(
  context: Pick<CallContext, 'db' | 'merchant' | 'player'>,
  id: string,
): { contract: Contract; side: ContractParty } {
  const { db, merchant } = context
  const { username } = playerOf(context)
  const contract = findContract(db, merchant.code, id)
  if (contract?.downline === username) return { contract, side: 'downline' }
  if (contract?.upline === username) {
    const downline = findNode(db, { merchant: merchant.code, username: contract.downline })
    if (downline?.parent === username) return { contract, side: 'upline' }
  }
  refuse('contract_not_found')
}

const byId = cacheStatements((db) =>
  db
    .select()
    .from(contracts)
    .where(matchesGiven(contracts, 'merchant', 'id'))
    .prepare(),
)

export const findContract = (db: Db, merchant: string, id: string): Contract | undefined =>
  byId(db).get({ merchant, id })

/** The contract by which somebody is paid now; somebody has at most one of a kind. */
export const findInForce = (
  db: Db,
  { merchant, username }: Person,
  kind: ContractKind,
): Contract | undefined =>
  rowsOf(
    db,
    contracts,
    { merchant, kind, downline: username },
    inArray(contracts.state, IN_FORCE),
  ).find()

/** The offer that waits for somebody's answer. */
export function findOffer(
  db: Db,
  { merchant, username }: Person,
  kind: ContractKind,
  now: number,
): Contract | undefined {
  const found = rowsOf(db, contracts, {
    merchant,
    kind,
    downline: username,
    state: 'offered',
  }).find()
  return found && stateOf(found, now) === 'offered' ? found : undefined
}

/** Contracts by which somebody is or was paid, newest first. */
export const listContracts = (db: Db, { merchant, username }: Person): Contract[] =>
  rowsOf(db, contracts, { merchant, downline: username }).list({
    order: [desc(contracts.offeredAt), desc(contracts.version)],
  })

export const listSteps = (db: Db, { merchant, id }: Contract): ContractStep[] =>
  rowsOf(db, contractSteps, { merchant, contractId: id }).list({ order: [asc(contractSteps.id)] })

/** They run with each call of an agent. */
const steps = cacheStatements((db) => ({
  last: db
    .select({ last: max(contractSteps.id) })
    .from(contractSteps)
    .prepare(),
  since: db
    .selectDistinct({ upline: contracts.upline, downline: contracts.downline })
    .from(contractSteps)
    // A cross join begins with the steps; otherwise SQLite reads all contracts of the merchant.
    .crossJoin(contracts)
    .where(
      and(
        gt(contractSteps.id, given('mark')),
        matches(contracts, { id: contractSteps.contractId, merchant: given('merchant') }),
      ),
    )
    .prepare(),
}))

/** Id of the latest step of any contract, from which `listSince` continues. */
export const markSteps = (db: Db): number => steps(db).last.get()?.last ?? 0

/** Both sides of the contracts to which something happened since. */
export function listSince(db: Db, merchant: string, mark: number): Set<string> {
  const rows = steps(db).since.all({ merchant, mark })
  const names = rows.flatMap(({ upline, downline }) => [upline, downline])
  return new Set(names.filter((name) => name !== null))
}

/** What waits for somebody: offers to sign, and requests of the other side to end a contract. */
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

/** Contracts at the top whose downline asks the house to end them. */
export const listHouseRequests = (db: Db, merchant: string): Contract[] =>
  rowsOf(
    db,
    contracts,
    { merchant, state: 'terminationRequested' },
    isNull(contracts.upline),
  ).list()

/** What an agent may offer: the terms of the own contract; null for one who has none in force. */
export const boundsFor = (db: Db, agent: Person, kind: ContractKind): Terms | null =>
  findInForce(db, agent, kind)?.terms ?? null

/** Throws `CallError` unless the account is a direct downline of the upline, an agent, and has a wallet. */
export function requireTaker(db: Db, person: Person, upline: string | null): void {
  const node = findNode(db, person)
  if (!node || node.parent !== upline) refuse('member_not_found')
  const isPerson = matches(accounts, { merchant: person.merchant, username: person.username })
  const account = rowsOf(db, accounts, isPerson).find()
  if (!account || !isAgent(account)) refuse('downline_not_agent')
  if (!hasWallet(account)) refuse('downline_without_wallet')
}

/** Throws `CallError` 422 `contract_out_of_bounds`, whose `fields` name what is beyond. */
export function requireBounds(db: Db, merchant: string, upline: string | null, terms: Terms): void {
  const above = upline === null ? terms : boundsFor(db, { merchant, username: upline }, terms.kind)
  const faults = above ? findTermsFaults(terms, above) : [{ at: 'kind' }]
  const unfit = findUnfit(terms, currencyOf(db, merchant))
  const fields = [...new Set([...faults.map(({ at }) => at), ...unfit])]
  if (fields.length === 0) return
  refuse('contract_out_of_bounds', { fields })
}

/**
 * What signing an offer would end: contracts below that pay more than it, with all that rest on them.
 * Of a contract in force, what its end would end. Of the nearest downlines first.
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

/** Contracts with all contracts below them, read by one query because there may be thousands. */
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
