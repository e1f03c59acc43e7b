import { formatRate } from '../rates.ts'
import type { Arithmetic } from './settlementSchema.ts'

/** Formats a share in whole percents for the agent's language. */
export const formatShare = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)

/** Formats the rates by which a settlement's amount was calculated. */
export const formatRates = ({ parts }: Pick<Arithmetic, 'parts'>, locale: string): string =>
  parts.flatMap(({ rate }) => (rate === null ? [] : [formatRate(rate, locale)])).join(' / ')
