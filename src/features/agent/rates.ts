import * as v from 'valibot'
import { type AmountFault, readNumber } from '#lib/amounts.ts'
import { tidyText } from '#lib/tidyText.ts'
import { type Fault, writeFault } from '#parts/form/field-rules/faults.ts'
import {
  RATE_GROUPS,
  type RateBounds,
  type RateGroup,
  type Rates,
  type RateTexts,
} from './schema.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** Formats a rate in hundredths of a percent: 35 becomes 0.35 %. */
export function formatRate(rate: number, locale: string): string {
  // Formatters are cached, because making one takes a phone as long as drawing ten rows.
  let formatter = formatters.get(locale)
  if (!formatter) {
    const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    formatter = new Intl.NumberFormat(locale, { style: 'percent', ...options })
    formatters.set(locale, formatter)
  }
  return formatter.format(rate / 10_000)
}

/** Writes a rate as an agent types it, such as `0.35`. */
export const typeRate = (rate: number): string => (rate / 100).toFixed(2)

const mapRates = <Value>(valueOf: (group: RateGroup) => Value) =>
  Object.fromEntries(RATE_GROUPS.map((group) => [group, valueOf(group)])) as Record<
    RateGroup,
    Value
  >

export const typeRates = (rates: Rates): RateTexts => mapRates((group) => typeRate(rates[group]))

/** Reads typed text as a rate in hundredths of a percent, or returns its error. */
export function readRate(text: string, locale: string): number | AmountFault | 'required' {
  const typed = tidyText(text).replace(/\s*[%٪]$/, '')
  if (typed === '') return 'required'
  const read = readNumber(typed, 2, locale)
  return typeof read === 'string' ? read : Math.round(Number(read.amount) * 100)
}

interface Limits {
  /** Lowest rate that the agent may enter, in hundredths of a percent; zero if left out. */
  min?: number
  max: number
  locale: string
}

/** Validates a typed rate, including its bounds. */
export function readRateWithin(
  text: string,
  { min = 0, max, locale }: Limits,
): { rate: number; fault?: never } | { fault: Fault; rate?: never } {
  const rate = readRate(text, locale)
  if (typeof rate === 'string') return { fault: { kind: rate } }
  if (rate < min) return { fault: { kind: 'amountTooLow', text: formatRate(min, locale) } }
  if (rate > max) return { fault: { kind: 'amountTooHigh', text: formatRate(max, locale) } }
  return { rate }
}

/**
 * Schemas for the rate fields of a form, each with its bounds. The message of a schema issue is an
 * error of our own type as text (`writeFault`).
 */
export const makeRateEntries = ({ min, max }: RateBounds, locale: string) =>
  mapRates((group) =>
    v.pipe(
      v.string(),
      v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
        const limits = { min: min[group], max: max[group], locale }
        const { rate, fault } = readRateWithin(dataset.value, limits)
        if (rate !== undefined) return rate
        addIssue({ message: writeFault(fault) })
        return NEVER
      }),
    ),
  )

export const listChanged = (before: Rates, after: Rates): RateGroup[] =>
  RATE_GROUPS.filter((group) => before[group] !== after[group])

/** Lowers all rates by the same amount, but not below zero. */
export const lowerRates = (rates: Rates, by: number): Rates =>
  mapRates((group) => Math.max(0, rates[group] - by))

export const NO_RATES: Rates = mapRates(() => 0)

/** Whether some rates of an invitation link are now above its agent's own rates. */
export const isAboveOwn = (rates: Rates, own: Rates): boolean =>
  RATE_GROUPS.some((group) => rates[group] > own[group])
