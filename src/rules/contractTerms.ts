import { Big } from 'big.js'
import { mostAt, type Tier } from './contractTiers.ts'

/*
 * Limits on the terms of a contract (docs/product.md §12.6), which both the offer's form and the
 * gateway check.
 */

/** The terms that an upline's contract limits in a downline's contract, by kind of contract. */
export type BoundTerms =
  | {
      kind: 'dividend'
      period: string
      costRatio: number
      carryOver: boolean
      minBetDays: number
      tiers: readonly Tier[]
    }
  | { kind: 'dailySalary' | 'hourlySalary'; tiers: readonly Tier[] }
  | { kind: 'realtimeSalary'; profitRate: number; lossRate: number; singleBet: string }

/** A fault of a contract's terms; `at` is the field, such as `tiers.1.rate`. */
export interface TermsFault {
  at: string
  fault:
    /**
     * The tier's rate is higher than the rate that the agent's own contract pays for the same
     * results; `bound` is the highest rate allowed.
     */
    | 'rateTooHigh'
    /**
     * The agent's own contract pays nothing for results as low as the tier requires; the tier must
     * require more, or be removed.
     */
    | 'tierTooEasy'
    /** The rate is not higher than the rate of the tier before it. */
    | 'rateNotHigher'
    /** The tier requires a lower result than the tier before it. */
    | 'lessThanBefore'
    /** The term is below the same term of the agent's own contract. */
    | 'tooLow'
    | 'otherPeriod'
    | 'carryOverNeeded'
  /**
   * The limit that the value breaks, in the unit of its field: hundredths of a percent, a number,
   * or a decimal string.
   */
  bound?: number | string | undefined
}

/**
 * Lists the faults that keep an agent from offering terms; `own` are the terms of that agent's own
 * contract.
 */
export const findTermsFaults = (terms: BoundTerms, own: BoundTerms): TermsFault[] => [
  ...('tiers' in terms ? findOrderFaults(terms.tiers) : []),
  ...findBoundFaults(terms, own),
]

/**
 * Lists the terms that pay more than the agent's own contract does. Without such faults, a
 * downline's rate is at most the upline's, whatever the team's results are.
 */
export function findBoundFaults(terms: BoundTerms, own: BoundTerms): TermsFault[] {
  if (terms.kind !== own.kind) throw new Error(`A ${terms.kind} is not bounded by a ${own.kind}.`)
  if (terms.kind === 'realtimeSalary' && own.kind === 'realtimeSalary') {
    return [
      ...tooHigh('profitRate', terms.profitRate, own.profitRate),
      ...tooHigh('lossRate', terms.lossRate, own.lossRate),
      ...(new Big(terms.singleBet).lt(own.singleBet)
        ? [{ at: 'singleBet', fault: 'tooLow', bound: own.singleBet } as const]
        : []),
    ]
  }
  if (terms.kind === 'realtimeSalary' || own.kind === 'realtimeSalary') return []
  const faults: TermsFault[] = []
  if (terms.kind === 'dividend' && own.kind === 'dividend') {
    if (terms.period !== own.period) {
      faults.push({ at: 'period', fault: 'otherPeriod', bound: own.period })
    }
    if (terms.costRatio < own.costRatio) {
      faults.push({ at: 'costRatio', fault: 'tooLow', bound: own.costRatio })
    }
    if (own.carryOver && !terms.carryOver)
      faults.push({ at: 'carryOver', fault: 'carryOverNeeded' })
    if (terms.minBetDays < own.minBetDays) {
      faults.push({ at: 'minBetDays', fault: 'tooLow', bound: own.minBetDays })
    }
  }
  return [...faults, ...findTierFaults(terms.tiers, own.tiers)]
}

/** Tiers of an offered contract; undefined stands for a tier that is still being typed. */
type Tiers = readonly (Tier | undefined)[]

/**
 * Lists the faults between tiers: each tier must require at least as much as the one before, and
 * pay more.
 */
export function findOrderFaults(tiers: Tiers): TermsFault[] {
  return tiers.flatMap((tier, index) => {
    const before = tiers[index - 1]
    if (!tier || !before) return []
    const at = (field: string) => `tiers.${index}.${field}`
    const faults: TermsFault[] = []
    const asksLess = (field: 'validBet' | 'loss') => {
      if (new Big(tier[field] ?? 0).lt(before[field] ?? 0)) {
        faults.push({ at: at(field), fault: 'lessThanBefore', bound: before[field] })
      }
    }
    if (tier.activeMembers < before.activeMembers) {
      faults.push({ at: at('activeMembers'), fault: 'lessThanBefore', bound: before.activeMembers })
    }
    asksLess('validBet')
    asksLess('loss')
    if (tier.rate <= before.rate) {
      faults.push({ at: at('rate'), fault: 'rateNotHigher', bound: before.rate })
    }
    return faults
  })
}

/**
 * Lists the tiers that pay more than the agent's own contract does to a team that has just reached
 * them.
 */
export const findTierFaults = (tiers: Tiers, own: readonly Tier[]): TermsFault[] =>
  tiers.flatMap((tier, index): TermsFault[] => {
    if (!tier) return []
    const most = mostAt(own, tier)
    if (most === 0 && tier.rate > 0) return [{ at: `tiers.${index}.rate`, fault: 'tierTooEasy' }]
    return tooHigh(`tiers.${index}.rate`, tier.rate, most)
  })

const tooHigh = (at: string, rate: number, most: number): TermsFault[] =>
  rate > most ? [{ at, fault: 'rateTooHigh', bound: most }] : []
