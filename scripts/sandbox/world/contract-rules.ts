import { Big } from 'big.js'
import type { ContractState, Terms } from '#features/agent/contracts/schema.ts'
import { findExcess } from '#lib/contractTiers.ts'
import type { contracts } from '../db/contract-tables.ts'

/*
 * Rules of contracts that need nothing but the rows (docs/product.md §12.6).
 */

export type Contract = typeof contracts.$inferSelect

/** How long an offer stands. */
export const OFFER_LIFE = 7 * 24 * 60 * 60_000

/** The state of a contract at a moment. */
export const stateOf = (
  { state, expiresAt }: Pick<Contract, 'state' | 'expiresAt'>,
  now: number,
): ContractState => (state === 'offered' && now >= expiresAt ? 'expired' : state)

/** Whether a contract pays: one that somebody asks to end does, until it is ended. */
export const isInForce = ({ state }: Pick<Contract, 'state'>): boolean =>
  state === 'active' || state === 'terminationRequested'

/** What of an offer goes beyond the contract above: a field, such as `tiers.0.rate`. */
export type Excess = string

/**
 * What of terms pays more than the contract above does: nothing, if the downline's pay is at most the
 * agent's, whatever the team reaches.
 */
export function findTermsExcess(terms: Terms, above: Terms): Excess[] {
  const excess = (isBeyond: boolean, field: Excess) => (isBeyond ? [field] : [])
  const tiers = (own: Parameters<typeof findExcess>[0], of: Parameters<typeof findExcess>[1]) =>
    findExcess(own, of).map((place) => `tiers.${place}.rate`)
  if (terms.kind === 'dividend' && above.kind === 'dividend') {
    return [
      ...excess(terms.period !== above.period, 'period'),
      ...excess(terms.costRatio < above.costRatio, 'costRatio'),
      ...excess(above.carryOver && !terms.carryOver, 'carryOver'),
      ...excess(terms.minBetDays < above.minBetDays, 'minBetDays'),
      ...tiers(terms.tiers, above.tiers),
    ]
  }
  if (terms.kind === 'realtimeSalary' && above.kind === 'realtimeSalary') {
    return [
      ...excess(terms.profitRate > above.profitRate, 'profitRate'),
      ...excess(terms.lossRate > above.lossRate, 'lossRate'),
      ...excess(Big(terms.singleBet).lt(above.singleBet), 'singleBet'),
    ]
  }
  if ('tiers' in terms && 'tiers' in above && terms.kind === above.kind) {
    return tiers(terms.tiers, above.tiers)
  }
  throw new TypeError(`Terms of ${terms.kind} within those of ${above.kind}`)
}
