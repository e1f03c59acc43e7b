import { readAmount } from '#lib/amounts.ts'
import type { Fault } from '#parts/field-rules/faults.ts'
import { RATE_GROUPS, type RateGroup, type Rates, type RateTexts } from '../schema.ts'

/** A currency of two decimals, as percentages have here. */
const HUNDREDTHS = 'USD'

/** A rate, in hundredths of a percent, as it is read. */
export const formatRate = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(rate / 10_000)

/** A rate as it is typed, such as `0.35`. */
export const typeRate = (rate: number): string => String(rate / 100)

export const typeRates = (rates: Rates): RateTexts => mapRates((group) => typeRate(rates[group]))

const mapRates = <Value>(valueOf: (group: RateGroup) => Value) =>
  Object.fromEntries(RATE_GROUPS.map((group) => [group, valueOf(group)])) as Record<
    RateGroup,
    Value
  >

/** What is typed as a rate in hundredths of a percent, or what is wrong with it. */
export function readRate(text: string): number | Fault['kind'] {
  const typed = text.replaceAll('%', '').trim()
  if (typed === '') return 'required'
  const read = readAmount(typed, HUNDREDTHS)
  if (read === 'tooFine') return 'amountTooFine'
  return read === 'unreadable' ? 'amountUnreadable' : Math.round(Number(read.amount) * 100)
}

/**
 * What is wrong with a typed rate.
 *
 * @param most the highest one allowed
 * @param write writes the bound for the agent
 */
export function findRateFault(
  text: string,
  most: number,
  write: (rate: number) => string,
): Fault | undefined {
  const rate = readRate(text)
  if (typeof rate !== 'number') return { kind: rate }
  return rate > most ? { kind: 'amountTooHigh', text: write(most) } : undefined
}

/** Rates that were typed without a fault. */
export const readRates = (texts: RateTexts): Rates =>
  mapRates((group) => {
    const rate = readRate(texts[group])
    return typeof rate === 'number' ? rate : 0
  })

/** All rates lower by as much, none below zero. */
export const lowerRates = (rates: Rates, by: number): Rates =>
  mapRates((group) => Math.max(0, rates[group] - by))

export const NO_RATES: Rates = mapRates(() => 0)

/** Whether some of a link's rates are above what its agent has by now. */
export const isAboveOwn = (rates: Rates, own: Rates): boolean =>
  RATE_GROUPS.some((group) => rates[group] > own[group])
