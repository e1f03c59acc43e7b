import { randomUUID } from 'node:crypto'
import { and, lte, sql } from '../../db/drizzle.ts'
import { matches, addRow } from '../../db/rows.ts'
import { contracts } from '../../db/contract-tables.ts'
import type { Db } from '../../db/open.ts'
import { given, cacheStatements } from '../../db/prepared-statements.ts'
import { refusalOf, refuse } from '../../http/call-error.ts'
import * as book from './contract-book.ts'
import { type Contract, isInForce, isWithin, OFFER_LIFE } from './contract-rules.ts'
import { firstDueAt, firstStart } from './contract-periods.ts'
import { addStep, requireState, endAll, move, write } from './contract-steps.ts'
import { findNode, type Person } from '../team/tree.ts'

/*
 * The life of contracts (docs/product.md §12.6): an offer becomes active, rejected, withdrawn or
 * expired. An active contract ends when both sides agree, when a new version replaces it, or when
 * the contract above it ends.
 */

/** An offer; the upline is null for the house. */
type Offer = Pick<Contract, 'merchant' | 'upline' | 'downline' | 'terms'> & { now: number }

/**
 * Offers a contract to a direct downline; if one of the kind is in force, this is its next version.
 * Throws `CallError` 404 `member_not_found`, 422 `downline_not_agent`, `downline_without_wallet` or
 * `contract_closed`, 409 `contract_offered` while another offer waits, and 422 `contract_out_of_bounds`
 * (`data.fields`).
 */
export function offer(db: Db, { merchant, upline, downline, terms, now }: Offer): Contract {
  const person = { merchant, username: downline }
  const { kind } = terms
  return db.transaction(() => {
    book.requireTaker(db, person, upline, kind)
    book.requireBounds(db, merchant, upline, terms)
    expireOffers(db, merchant, now)
    if (book.findOffer(db, person, kind, now)) refuse('contract_offered')
    const inForce = book.findInForce(db, person, kind)
    const version = sql<number>`coalesce(max(${contracts.version}), 0) + 1`
    const next = db
      .select({ version })
      .from(contracts)
      .where(matches(contracts, { merchant, kind, downline }))
      .get()
    const row: Contract = {
      id: `C${randomUUID().replaceAll('-', '').slice(0, 14).toUpperCase()}`,
      merchant,
      kind,
      upline,
      downline,
      state: 'offered',
      terms,
      version: next?.version ?? 1,
      supersedes: inForce?.id ?? null,
      offeredAt: now,
      expiresAt: now + OFFER_LIFE,
      signedAt: null,
      countsFrom: null,
      endAskedBy: null,
      endAskedAt: null,
      endedAt: null,
      dueAt: null,
    }
    addRow(db, contracts, row)
    addStep(db, row, 'offered', 'upline', now)
    return row
  })
}

/**
 * Throws `CallError` 409 `contract_ends_others` (`data.contracts`) unless the caller has named all
 * of these contracts.
 */
function requireNamed(broken: readonly Contract[], named: readonly string[]): void {
  const agreed = new Set(named)
  if (broken.length === agreed.size && broken.every(({ id }) => agreed.has(id))) return
  throw endsOthers(broken.map(({ id }) => id))
}

export const endsOthers = (contractIds: readonly string[]) =>
  refusalOf('contract_ends_others', { contracts: contractIds })

/** Result of answering an offer or a request; `ended` are contracts below that ended with it. */
export interface Outcome {
  contract: Contract
  ended: Contract[]
}

/**
 * Signs an offer for the downline. In one transaction, the old version is superseded, and contracts
 * below that the new terms do not cover end; the signer must name those (`listBroken`). Throws
 * `CallError` 409 `contract_changed` or `contract_ends_others`, and 422 `contract_out_of_bounds`.
 */
export function sign(db: Db, offered: Contract, now: number, named: readonly string[]): Outcome {
  return db.transaction(() => {
    const contract = requireState(db, offered, ['offered'], now)
    book.requireBounds(db, contract.merchant, contract.upline, contract.terms)
    const node = findNode(db, { merchant: contract.merchant, username: contract.downline })
    if (node?.parent !== contract.upline) refuse('contract_changed')
    const ended = book.listBroken(db, contract)
    requireNamed(ended, named)
    const inForce = book.findInForce(
      db,
      { merchant: contract.merchant, username: contract.downline },
      contract.kind,
    )
    if (inForce) write(db, inForce, { state: 'superseded', endedAt: now }, 'downline', now)
    endAll(db, ended, 'cascade', now)
    const { merchant, kind, upline } = contract
    const above =
      upline === null ? undefined : book.findInForce(db, { merchant, username: upline }, kind)
    const countsFrom = firstStart(db, contract, { now, replaced: inForce, above })
    const signed = write(
      db,
      contract,
      { state: 'active', signedAt: now, countsFrom, dueAt: firstDueAt(db, contract, countsFrom) },
      'downline',
      now,
    )
    withdrawBroken(db, signed, now)
    return { contract: signed, ended }
  })
}

/** Withdraws offers below that could not be signed any more. */
function withdrawBroken(db: Db, { merchant, kind, downline, terms }: Contract, now: number): void {
  for (const below of book.listBelow(db, merchant, kind, downline, ['offered'])) {
    if (isWithin(below.terms, terms)) continue
    write(db, below, { state: 'withdrawn', endedAt: now }, 'cascade', now)
  }
}

/** Rejects an offer for the downline; a contract in force stays unchanged. */
export const reject = (db: Db, contract: Contract, now: number): Contract =>
  move(db, contract, ['offered'], { state: 'rejected', endedAt: now }, 'downline', now)

/** Withdraws an offer for the upline. */
export const withdraw = (db: Db, contract: Contract, now: number): Contract =>
  move(db, contract, ['offered'], { state: 'withdrawn', endedAt: now }, 'upline', now)

/** Requests the end of a contract for one side; it stays in force until the other side agrees. */
export const requestTermination = (
  db: Db,
  contract: Contract,
  by: book.ContractParty,
  now: number,
): Contract =>
  move(
    db,
    contract,
    ['active'],
    { state: 'terminationRequested', endAskedBy: by, endAskedAt: now },
    by,
    now,
  )

/**
 * Answers a request to end a contract for the other side, who agrees or refuses. Whoever agrees
 * must name the contracts that end too (`listBroken`). The side that asked may withdraw its
 * request, which counts as a refusal. Throws `CallError` 409.
 */
export function answerTermination(
  db: Db,
  asked: Contract,
  answer: { agreed: boolean; by: book.ContractParty; now: number; named: readonly string[] },
): Outcome {
  const { agreed, by, now, named } = answer
  return db.transaction(() => {
    const contract = requireState(db, asked, ['terminationRequested'], now)
    if (!agreed) {
      const back = { state: 'active', endAskedBy: null, endAskedAt: null } as const
      return { contract: write(db, contract, back, by, now), ended: [] }
    }
    if (contract.endAskedBy === by) refuse('contract_changed')
    const ended = book.listBroken(db, contract)
    requireNamed(ended, named)
    endAll(db, ended, 'cascade', now)
    const [over = contract] = endAll(db, [contract], by, now)
    return { contract: over, ended }
  })
}

/**
 * Ends all contracts of a member with an upline, of every kind, before a move to another upline.
 */
export function endWithUpline(db: Db, { merchant, username }: Person, now: number): Contract[] {
  return db.transaction(() => {
    const own = book.listContracts(db, { merchant, username })
    for (const contract of own.filter(({ state }) => state === 'offered')) {
      write(db, contract, { state: 'withdrawn', endedAt: now }, 'move', now)
    }
    const moved = own.filter(isInForce)
    const below = moved.flatMap((contract) => book.listBroken(db, contract))
    return [...endAll(db, moved, 'move', now), ...endAll(db, below, 'cascade', now)]
  })
}

/** A prepared statement, since it runs at each call of an agent. */
const overOffers = cacheStatements((db) =>
  db
    .select()
    .from(contracts)
    .where(
      and(
        matches(contracts, { merchant: given('merchant'), state: 'offered' }),
        lte(contracts.expiresAt, given('now')),
      ),
    )
    .prepare(),
)

/** Marks offers as expired whose deadline has passed. */
export function expireOffers(db: Db, merchant: string, now: number): void {
  for (const contract of overOffers(db).all({ merchant, now })) {
    const { expiresAt } = contract
    write(db, contract, { state: 'expired', endedAt: expiresAt }, 'time', expiresAt)
  }
}
