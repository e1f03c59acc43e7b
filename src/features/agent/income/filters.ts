import type { FilterSpec } from '#parts/records/recordsUrl.ts'
import { HIDE, type Hidden, sortReader, type SortText, sortsOf } from '../tables/tableUrl.ts'
import { INCOME_SORTS, INCOME_SOURCES, type IncomeSort, type IncomeSource } from './schema.ts'

export interface IncomeFilters extends Hidden {
  source?: IncomeSource | undefined
  sort?: SortText<IncomeSort> | undefined
}

export const INCOME_FILTERS: FilterSpec<IncomeFilters> = {
  source: INCOME_SOURCES,
  sort: sortsOf(INCOME_SORTS),
  hide: HIDE,
}

/** Reads the order of the income from the address; by default the newest comes first. */
export const readIncomeSort = sortReader<IncomeSort>('-date')
