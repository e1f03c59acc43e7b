import { useMoments } from '#core/gateway/useMoments.ts'
import type { IncomeRow } from './schema.ts'

/** Formats the days of an income row's period. */
export function useIncomePeriod() {
  const { days } = useMoments()
  return ({ start, end }: Pick<IncomeRow, 'start' | 'end'>): string =>
    days(Date.parse(start), Date.parse(end) - 1)
}
