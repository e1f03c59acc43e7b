import { useFeatureStatus } from '#core/system/permission.tsx'
import { type IncomeSource, INCOME_SOURCES } from './schema.ts'

/** What an agent of this brand can earn by, and what has earned something: a kind may be given up. */
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
