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
  /** One downline's only. */
  downline?: string | undefined
  sort?: SortText<SettlementSort> | undefined
}

/** How the address writes the filters of the records. */
export const RECORD_FILTERS: FilterSpec<RecordFilters> = {
  of: ['own', 'downlines'],
  state: SETTLEMENT_STATES,
  downline: /^[\w-]{1,64}$/,
  sort: sortsOf(SETTLEMENT_SORTS),
  hide: HIDE,
}

/** By what records are sorted: the newest comes first, unless the address says otherwise. */
export const readRecordSort = sortReader<SettlementSort>('-date')
