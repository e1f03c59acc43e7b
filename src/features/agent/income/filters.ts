import type { FilterSpec } from '#parts/records/recordsUrl.ts'
import { INCOME_SOURCES, type IncomeSource } from './schema.ts'

export interface IncomeFilters {
  source?: IncomeSource | undefined
}

/** How the address writes them. */
export const INCOME_FILTERS: FilterSpec<IncomeFilters> = { source: INCOME_SOURCES }
