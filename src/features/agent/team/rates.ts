import { Big } from 'big.js'
import * as v from 'valibot'
import { readAmount } from '#lib/amounts.ts'
import { REQUIRED, writeFault } from '#parts/field-rules/faults.ts'
import { RATE_GROUPS, type RateGroup, type Rates } from '../schema.ts'
import type { RateBounds } from './schema.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** A rate in hundredths of a percent, as it is read: 35 is 0.35 %. */
export function formatRate(rate: number, locale: string): string {
  let formatter = formatters.get(locale)
  if (!formatter) {
    const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    formatter = new Intl.NumberFormat(locale, { style: 'percent', ...options })
    formatters.set(locale, formatter)
  }
  return formatter.format(rate / 10_000)
}

/** A rate as it is typed. */
export const writeRate = (rate: number): string => new Big(rate).div(100).toFixed(2)

/** Reads a typed rate with two decimals at most; an issue's message is a fault. */
const makeRateSchema = (min: number, max: number, write: (rate: number) => string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
      const refuse = (message: string) => {
        addIssue({ message })
        return NEVER
      }
      // A currency with two decimals is written like a percentage.
      const read = readAmount(dataset.value.replace(/%$/, ''), 'THB')
      if (read === 'tooFine') return refuse(writeFault({ kind: 'amountTooFine' }))
      if (read === 'unreadable') return refuse(writeFault({ kind: 'amountUnreadable' }))
      const rate = new Big(read.amount).times(100).toNumber()
      if (rate < min) return refuse(writeFault({ kind: 'amountTooLow', text: write(min) }))
      if (rate > max) return refuse(writeFault({ kind: 'amountTooHigh', text: write(max) }))
      return rate
    }),
  )

/** Rates between what the downline has given on and what the agent has. */
export const makeRatesSchema = ({ min, max }: RateBounds, write: (rate: number) => string) =>
  v.object(
    Object.fromEntries(
      RATE_GROUPS.map((group) => [group, makeRateSchema(min[group], max[group], write)]),
    ) as Record<RateGroup, ReturnType<typeof makeRateSchema>>,
  )

export const listChanged = (before: Rates, after: Rates): RateGroup[] =>
  RATE_GROUPS.filter((group) => before[group] !== after[group])
