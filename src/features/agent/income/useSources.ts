import { useOff } from '#core/navigation/useReach.ts'
import { type IncomeSource, INCOME_SOURCES } from './schema.ts'

/**
 * Sources from which this agent of the brand can earn, and past sources that have income in the
 * period.
 */
export function useSources(
  sums: Record<IncomeSource, string> | undefined,
  chosen: IncomeSource | undefined,
): readonly IncomeSource[] {
  const off = useOff().split(' ')
  return INCOME_SOURCES.filter(
    (source) =>
      source === 'commission' ||
      source === chosen ||
      !off.includes(source) ||
      Number(sums?.[source] ?? 0) !== 0,
  )
}
