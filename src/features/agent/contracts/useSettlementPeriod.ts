import { useMoments } from '#core/gateway/useMoments.ts'
import type { Settlement } from './settlementSchema.ts'

/** Formats the period of a settlement or a preview: its days, or its start if a day has several settlements. */
export function useSettlementPeriod() {
  const { write, days } = useMoments()
  return ({ kind, start, end }: Pick<Settlement, 'kind' | 'start' | 'end'>): string =>
    kind === 'hourlySalary' || kind === 'realtimeSalary'
      ? write(start)
      : days(Date.parse(start), Date.parse(end) - 1)
}
