import { useFeatureStatus } from '#core/system/permission.tsx'
import { INCOME_SOURCES, type IncomeSource } from './schema.ts'

/** What an agent of this brand can earn by. */
export function useSources(): readonly IncomeSource[] {
  const status = useFeatureStatus()
  return INCOME_SOURCES.filter((source) => source === 'commission' || status(source) !== 'off')
}
