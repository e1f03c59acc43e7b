import { Big } from 'big.js'
import { mostAt, type Tier } from './contractTiers.ts'

/*
 * What terms of a contract may be (docs/product.md §12.6): the form of an offer and the gateway ask the
 * same.
 */

/** Terms of each kind, as far as one bounds the other. */
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

/** What is wrong with terms; `at` is the field, such as `tiers.1.rate`. */
export interface TermsFault {
  at: string
  fault:
    /** More than the own contract pays for the same; `bound` is the most. */
    | 'rateTooHigh'
    /** The own contract pays nothing for so little; the tier asks for more or is left out. */
    | 'tierTooEasy'
    /** Not above the rate of the tier before it. */
    | 'rateNotHigher'
    /** The tier requires less than the tier before. */
    | 'lessThanBefore'
    /** The tier requires less than the agent's own contract. */
    | 'tooLow'
    | 'otherPeriod'
    | 'carryOverNeeded'
  /** Hundredths of a percent, a number, or a decimal string, as the field has it. */
  bound?: number | string | undefined
}

/** What keeps terms from being offered by somebody whose own contract has the terms `own`. */
export const findTermsFaults = (terms: BoundTerms, own: BoundTerms): TermsFault[] => [
  ...('tiers' in terms ? findOrderFaults(terms.tiers) : []),
  ...findBoundFaults(terms, own),
]

/**
 * What of terms pays more than the contract above does. Of those without a fault, whatever a team does,
 * the downline's rate is at most the upline's.
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

/** Tiers as far as they are known: one that is being typed is not. */
type Tiers = readonly (Tier | undefined)[]

/** What is wrong between tiers: each asks for at least as much as the one before, and pays more. */
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

/** Tiers that pay more than the own contract does to a team that has just reached them. */
export const findTierFaults = (tiers: Tiers, own: readonly Tier[]): TermsFault[] =>
  tiers.flatMap((tier, index): TermsFault[] => {
    if (!tier) return []
    const most = mostAt(own, tier)
    if (most === 0 && tier.rate > 0) return [{ at: `tiers.${index}.rate`, fault: 'tierTooEasy' }]
    return tooHigh(`tiers.${index}.rate`, tier.rate, most)
  })

const tooHigh = (at: string, rate: number, most: number): TermsFault[] =>
  rate > most ? [{ at, fault: 'rateTooHigh', bound: most }] : []
