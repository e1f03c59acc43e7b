import type { Terms } from '#features/agent/contracts/schema.ts'
import { findTier } from '#rules/contractTiers.ts'
import type { SettledFigures } from '../../db/contract-tables.ts'
import { writeUnits } from '../money/money.ts'

/*
 * Calculates the amount of a contract for a period from the team's figures (docs/product.md §12.7).
 * Sums are in units; nothing is read or written here.
 */

/** Number of rate parts in a whole: rates are in hundredths of a percent. */
const PARTS = 10_000n

/** Figures of the team in the period, without its share of costs. */
export type PeriodFigures = Omit<SettledFigures, 'loss' | 'costShare'>

/** Figures of bets from earlier periods that were voided in this one. */
export type LateVoids = Pick<SettledFigures, 'stake' | 'win' | 'validBet' | 'wonBet' | 'lostBet'>

export const NO_VOIDS: LateVoids = { stake: 0, win: 0, validBet: 0, wonBet: 0, lostBet: 0 }
export const NO_FIGURES: PeriodFigures = { ...NO_VOIDS, bonuses: 0, rebates: 0, activeMembers: 0 }

export interface Reckoning {
  figures: SettledFigures
  /** Amount to which the rate is applied. */
  base: number
  tier: number | null
  rate: number
  carriedIn: number
  carriedOut: number
  amount: number
}

const share = (units: number, rate: number): bigint => BigInt(units) * BigInt(rate)
/** Rounds down to whole units: fractions of a unit are not paid. */
const floor = (parts: bigint): number => Number(parts / PARTS)

const zero = (units: number) => Math.max(0, units)

/**
 * @param figures figures from which late voids are already subtracted
 * @param late the subtracted late voids
 * @param carriedIn loss carried into the base, or for real-time salaries into the amount; never
 *   above zero
 */
export function reckon(
  terms: Terms,
  { figures, late, carriedIn }: { figures: PeriodFigures; late: LateVoids; carriedIn: number },
  currency: string,
): Reckoning {
  const loss = figures.stake - figures.win
  if (terms.kind === 'realtimeSalary') {
    const earned = share(figures.wonBet, terms.profitRate) + share(figures.lostBet, terms.lossRate)
    const due = floor(earned) + carriedIn
    return {
      figures: { ...figures, loss, costShare: 0 },
      base: figures.wonBet + figures.lostBet,
      tier: null,
      rate: 0,
      carriedIn,
      carriedOut: Math.min(0, due),
      amount: zero(due),
    }
  }
  const costShare =
    terms.kind === 'dividend'
      ? Math.ceil((zero(figures.bonuses + figures.rebates) * terms.costRatio) / 100)
      : 0
  const counted = (terms.kind === 'dividend' ? loss - costShare : figures.validBet) + carriedIn
  const tier = findTier(terms.tiers, {
    activeMembers: figures.activeMembers,
    validBet: writeUnits(figures.validBet, currency),
    loss: writeUnits(loss, currency),
  })
  const rate = terms.tiers[tier]?.rate ?? 0
  const keeps = terms.kind !== 'dividend' || terms.carryOver
  const lateLoss = terms.kind === 'dividend' ? zero(late.stake - late.win) : zero(late.validBet)
  return {
    figures: { ...figures, loss, costShare },
    base: zero(counted),
    tier: tier < 0 ? null : tier,
    rate,
    carriedIn,
    // A loss from late voids is carried on, even if the contract carries no other losses.
    carriedOut: Math.min(0, keeps ? counted : Math.max(counted, -lateLoss)),
    amount: floor(share(zero(counted), rate)),
  }
}

/** Whether the team did nothing in the period that would count for a settlement. */
export const isEmpty = (figures: PeriodFigures): boolean =>
  Object.values(figures).every((figure) => figure === 0)

const LATE = Object.keys(NO_VOIDS) as (keyof LateVoids)[]

/** Adds the figures of other bets, such as late voids; with a `sign` of -1, subtracts them. */
export function addFigures<Figures extends LateVoids>(
  figures: Figures,
  other: LateVoids,
  sign: 1 | -1 = 1,
): Figures {
  const sums = { ...figures }
  for (const name of LATE) sums[name] = figures[name] + sign * other[name]
  return sums
}

/**
 * Calculates the change by late voids as a row of its own, which together with the period's row is
 * the due amount.
 */
export const differ = (net: Reckoning, own: Reckoning): Reckoning => ({
  ...net,
  figures: {
    ...addFigures(net.figures, own.figures, -1),
    bonuses: 0,
    rebates: 0,
    loss: net.figures.loss - own.figures.loss,
    costShare: 0,
  },
  base: net.base - own.base,
  carriedIn: 0,
  amount: net.amount - own.amount,
})
