import type { FilterSpec } from '#parts/records/recordsUrl.ts'
import { HIDE, type Hidden, sortReader, type SortText, sortsOf } from '../tables/tableUrl.ts'
import {
  SETTLEMENT_SORTS,
  SETTLEMENT_STATES,
  type SettlementSort,
  type SettlementState,
} from './settlementSchema.ts'

export interface RecordFilters extends Hidden {
  of?: 'own' | 'downlines' | undefined
  state?: SettlementState | undefined
  /** Id of the only downline to list; undefined for all downlines. */
  downline?: string | undefined
  sort?: SortText<SettlementSort> | undefined
}

/** How the address stores the filters of the settlements. */
export const RECORD_FILTERS: FilterSpec<RecordFilters> = {
  of: ['own', 'downlines'],
  state: SETTLEMENT_STATES,
  downline: /^[\w-]{1,64}$/,
  sort: sortsOf(SETTLEMENT_SORTS),
  hide: HIDE,
}

/** Reads the order of the settlements from the address; by default the newest comes first. */
export const readRecordSort = sortReader<SettlementSort>('-date')
