import type { FilterSpec } from '#parts/records/recordsUrl.ts'
import { SETTLEMENT_STATES, type SettlementState } from './settlementSchema.ts'

export interface RecordFilters {
  of?: 'own' | 'downlines' | undefined
  state?: SettlementState | undefined
  /** One downline's only. */
  downline?: string | undefined
}

/** How the address writes the filters of the records. */
export const RECORD_FILTERS: FilterSpec<RecordFilters> = {
  of: ['own', 'downlines'],
  state: SETTLEMENT_STATES,
  downline: /^[\w-]{1,64}$/,
}
