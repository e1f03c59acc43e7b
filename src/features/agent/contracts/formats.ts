import { formatRate } from '../rates.ts'
import type { Arithmetic } from './settlementSchema.ts'

/** Formats the rates by which a settlement's amount was calculated. */
export const formatRates = ({ parts }: Pick<Arithmetic, 'parts'>, locale: string): string =>
  parts.flatMap(({ rate }) => (rate === null ? [] : [formatRate(rate, locale)])).join(' / ')
