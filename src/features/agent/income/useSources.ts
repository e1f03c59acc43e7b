import { useFeatureStatus } from '#core/system/permission.tsx'
import { type IncomeSource, INCOME_SOURCES } from './schema.ts'

/**
 * Sources from which an agent of this brand can earn, and past sources that have income in the
 * period.
 */
export function useSources(
  sums: Record<IncomeSource, string> | undefined,
  chosen: IncomeSource | undefined,
): readonly IncomeSource[] {
  const status = useFeatureStatus()
  return INCOME_SOURCES.filter(
    (source) =>
      source === 'commission' ||
      source === chosen ||
      status(source) !== 'off' ||
      Number(sums?.[source] ?? 0) !== 0,
  )
}
