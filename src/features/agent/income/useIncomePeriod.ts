import { useMoments } from '#core/locale/useMoments.ts'
import type { IncomeRow } from './schema.ts'

/** How a row's period is written: its days, or the time from which a shorter one counts. */
export function useIncomePeriod() {
  const { days, write } = useMoments()
  return ({ source, start, end }: Pick<IncomeRow, 'source' | 'start' | 'end'>): string =>
    source === 'hourlySalary' || source === 'realtimeSalary'
      ? write(start)
      : days(Date.parse(start), Date.parse(end) - 1)
}
