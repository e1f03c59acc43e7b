import * as v from 'valibot'
import { type AmountFault, readAmount, readNumber } from '#lib/amounts.ts'
import {
  findOrderFaults,
  findTermsFaults,
  findTierFaults,
  type TermsFault,
} from '#rules/contractTerms.ts'
import type { Tier } from '#rules/contractTiers.ts'
import { readRate, typeRate } from '../rates.ts'
import { DIVIDEND_PERIODS, type ContractKind, MOST_BET_DAYS, type Terms } from './schema.ts'

const TierEntrySchema = v.object({
  activeMembers: v.string(),
  validBet: v.string(),
  loss: v.string(),
  /** Rate of the tier in percent, as the agent typed it. */
  rate: v.string(),
})
export type TierEntry = v.InferOutput<typeof TierEntrySchema>

/** Values of the offer's form: texts as the agent typed them. */
export const TermsEntrySchema = v.object({
  period: v.string(),
  costRatio: v.string(),
  carryOver: v.boolean(),
  minBetDays: v.string(),
  profitRate: v.string(),
  lossRate: v.string(),
  singleBet: v.string(),
  tiers: v.array(TierEntrySchema),
})
export type TermsEntry = v.InferOutput<typeof TermsEntrySchema>

/** Error of a text that cannot be read as a number, in addition to the errors of the terms. */
interface TextFault {
  at: string
  fault: AmountFault | 'empty' | 'notANumber' | 'outOfRange'
}
export type EntryFault = TermsFault | TextFault

export type ReadTerms = { terms: Terms; faults?: never } | { faults: EntryFault[]; terms?: never }

export const MOST_TIERS = 10

const MOST_PEOPLE = 1_000_000

const EMPTY_TIER: TierEntry = { activeMembers: '', validBet: '', loss: '', rate: '' }

export const emptyTier = (): TierEntry => ({ ...EMPTY_TIER })

/** Formats a contract's terms as texts for the form. */
export function enterTerms(terms: Terms): TermsEntry {
  const none: TermsEntry = {
    period: 'M',
    costRatio: '0',
    carryOver: false,
    minBetDays: '1',
    profitRate: '',
    lossRate: '',
    singleBet: '0',
    tiers: [emptyTier()],
  }
  if (terms.kind === 'realtimeSalary') {
    return {
      ...none,
      profitRate: typeRate(terms.profitRate),
      lossRate: typeRate(terms.lossRate),
      singleBet: terms.singleBet,
    }
  }
  const tiers = terms.tiers.map((tier) => ({
    activeMembers: String(tier.activeMembers),
    validBet: tier.validBet,
    loss: 'loss' in tier ? tier.loss : '0',
    rate: typeRate(tier.rate),
  }))
  if (terms.kind !== 'dividend') return { ...none, tiers }
  const { period, costRatio, carryOver, minBetDays } = terms
  return {
    ...none,
    period,
    costRatio: String(costRatio),
    carryOver,
    minBetDays: String(minBetDays),
    tiers,
  }
}

/**
 * Terms that a new offer starts with: the conditions of the agent's own contract, and empty
 * rates.
 */
export function beginTerms(own: Terms): TermsEntry {
  const entry = enterTerms(own)
  return {
    ...entry,
    profitRate: '',
    lossRate: '',
    tiers: entry.tiers.map((tier) => ({ ...tier, rate: '' })),
  }
}

interface Notation {
  currency: string
  /** Intl locale in which the agent types amounts. */
  locale: string
}

export interface TermsBounds extends Notation {
  /** Terms of the agent's own contract, which limit the offer. */
  own: Terms
}

/** Reads the conditions of one tier in the form, even if its rate cannot be read. */
export function readAsked(
  tier: TierEntry,
  { currency, locale }: Notation,
): Omit<Tier, 'rate'> | undefined {
  const amountOf = (read: ReturnType<typeof readAmount>) =>
    typeof read === 'string' ? undefined : read.amount
  const activeMembers = amountOf(readNumber(tier.activeMembers, 0, locale))
  const validBet = amountOf(readAmount(tier.validBet, currency, locale))
  const loss = amountOf(readAmount(tier.loss || '0', currency, locale))
  return activeMembers === undefined || validBet === undefined || loss === undefined
    ? undefined
    : { activeMembers: Number(activeMembers), validBet, loss }
}

/**
 * Reads the form's texts as terms within the agent's own contract, or returns each error with its
 * field.
 */
export function readTerms(
  kind: ContractKind,
  entry: TermsEntry,
  { own, currency, locale }: TermsBounds,
): ReadTerms {
  const faults: EntryFault[] = []
  const refuse = (at: string, fault: TextFault['fault']) => {
    faults.push({ at, fault })
    return undefined
  }
  const money = (at: string, text: string): string | undefined => {
    if (text.trim() === '') return refuse(at, 'empty')
    const read = readAmount(text, currency, locale)
    return typeof read === 'string' ? refuse(at, read) : read.amount
  }
  const whole = (at: string, text: string, least: number, most: number): number | undefined => {
    if (text.trim() === '') return refuse(at, 'empty')
    const read = readNumber(text, 0, locale)
    if (typeof read === 'string') return refuse(at, 'notANumber')
    const number = Number(read.amount)
    return number < least || number > most ? refuse(at, 'outOfRange') : number
  }
  const rate = (at: string, text: string): number | undefined => {
    const read = readRate(text, locale)
    if (read === 'required') return refuse(at, 'empty')
    if (typeof read === 'string') return refuse(at, read)
    return read > 10_000 ? refuse(at, 'outOfRange') : read
  }

  const read = readTexts()
  if (!read) return { faults }
  const bad: EntryFault[] = findTermsFaults(read, own)
  return bad.length > 0 ? { faults: bad } : { terms: read }

  function readTexts(): Terms | undefined {
    if (kind === 'realtimeSalary') {
      const profitRate = rate('profitRate', entry.profitRate)
      const lossRate = rate('lossRate', entry.lossRate)
      const singleBet = money('singleBet', entry.singleBet)
      if (profitRate === undefined || lossRate === undefined || singleBet === undefined) {
        return undefined
      }
      return { kind, profitRate, lossRate, singleBet }
    }
    const tiers = entry.tiers.map((tier, index) => {
      const at = (field: string) => `tiers.${index}.${field}`
      return {
        activeMembers: whole(at('activeMembers'), tier.activeMembers, 0, MOST_PEOPLE),
        validBet: money(at('validBet'), tier.validBet),
        ...(kind === 'dividend' && { loss: money(at('loss'), tier.loss) }),
        rate: rate(at('rate'), tier.rate),
      }
    })
    const period = DIVIDEND_PERIODS.find((each) => each === entry.period)
    const costRatio = kind === 'dividend' ? whole('costRatio', entry.costRatio, 0, 100) : 0
    const most = MOST_BET_DAYS[period ?? 'M']
    const minBetDays = kind === 'dividend' ? whole('minBetDays', entry.minBetDays, 1, most) : 1
    if (faults.length > 0) {
      // The tiers with valid numbers are compared even if other tiers are not valid, so that errors
      // show while the agent types.
      const known = tiers.map((tier) =>
        Object.values(tier).includes(undefined) ? undefined : (tier as Tier),
      )
      faults.push(...findOrderFaults(known))
      if (own.kind !== 'realtimeSalary') faults.push(...findTierFaults(known, own.tiers))
      return undefined
    }
    if (kind !== 'dividend') return { kind, tiers } as Terms
    const { carryOver } = entry
    return { kind, period, costRatio, carryOver, minBetDays, tiers } as Terms
  }
}
