import type { ContractState, Terms } from '#features/agent/contracts/schema.ts'
import { findBoundFaults } from '#rules/contractTerms.ts'
import type { contracts } from '../../db/contract-tables.ts'

/* Rules of contracts that depend only on the rows (docs/product.md §12.6). */

export type Contract = typeof contracts.$inferSelect

/** Milliseconds after which an unanswered offer expires. */
export const OFFER_LIFE = 7 * 24 * 60 * 60_000

/** Returns the state of a contract at a given time. */
export const stateOf = (
  { state, expiresAt }: Pick<Contract, 'state' | 'expiresAt'>,
  now: number,
): ContractState => (state === 'offered' && now >= expiresAt ? 'expired' : state)

/** Whether a contract pays. A contract whose end was requested still does, until it ends. */
export const isInForce = ({ state }: Pick<Contract, 'state'>): boolean =>
  state === 'active' || state === 'terminationRequested'

/** Whether terms never pay more than the contract above, whatever results the team has. */
export const isWithin = (terms: Terms, above: Terms): boolean =>
  findBoundFaults(terms, above).length === 0
