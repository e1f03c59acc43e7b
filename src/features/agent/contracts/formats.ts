import type { Arithmetic } from './settlementSchema.ts'

const percents = new Map<string, Intl.NumberFormat>()

function percentOf(locale: string): Intl.NumberFormat {
  // Making one costs a phone as much as drawing ten rows.
  let percent = percents.get(locale)
  if (!percent) {
    percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    percents.set(locale, percent)
  }
  return percent
}

/** A rate, in hundredths of a percent, as it is read. */
export const formatRate = (rate: number, locale: string): string =>
  percentOf(locale).format(rate / 10_000)

/** The rates that a settlement's amount was counted with, as they are read. */
export const formatRates = ({ parts }: Pick<Arithmetic, 'parts'>, locale: string): string =>
  parts.flatMap(({ rate }) => (rate === null ? [] : [formatRate(rate, locale)])).join(' / ')
