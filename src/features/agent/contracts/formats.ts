import { formatRate } from '../rates.ts'
import type { Arithmetic } from './settlementSchema.ts'

/** A share in whole percents, as it is read. */
export const formatShare = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)

/** The rates that a settlement's amount was counted with, as they are read. */
export const formatRates = ({ parts }: Pick<Arithmetic, 'parts'>, locale: string): string =>
  parts.flatMap(({ rate }) => (rate === null ? [] : [formatRate(rate, locale)])).join(' / ')
