import type { Arithmetic } from './settlementSchema.ts'

/** A rate, in hundredths of a percent, as it is read. */
export const formatRate = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }).format(rate / 10_000)

/** The rates that a settlement's amount was counted with. */
export const rateOf = ({ parts }: Pick<Arithmetic, 'parts'>): number[] =>
  parts.flatMap(({ rate }) => (rate === null ? [] : [rate]))
