import { useLocation, useNavigate } from 'react-router-dom'
import { useBrand } from '#core/brand/brand.ts'
import { useToday } from '#core/gateway/useToday.ts'
import { daysOf, type Days, type Period } from '#lib/periods.ts'
import { type FilterSpec, readRecordState, writeRecordState } from './recordsUrl.ts'

export interface RecordHandle<Filters> {
  period: Period
  filters: Filters
  /** The days that the period covers today, in the brand's time zone. */
  days: Days
  today: string
  zone: string
  /** Changes the period. Each change adds a history entry, so that the back button undoes it. */
  choosePeriod: (period: Period) => void
  chooseFilters: (filters: Filters) => void
}

/** The period and the filters of a record; the address stores both. */
export function useRecordState<Filters extends object>(
  spec: FilterSpec<Filters>,
): RecordHandle<Filters> {
  const { timeZone: zone } = useBrand()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { period, filters } = readRecordState(new URLSearchParams(search), spec)
  const today = useToday()
  const go = (next: { period: Period; filters: Filters }) =>
    void navigate({ search: writeRecordState(next), hash })
  return {
    period,
    filters,
    days: daysOf(period, today),
    today,
    zone,
    choosePeriod: (chosen) => go({ period: chosen, filters }),
    chooseFilters: (chosen) => go({ period, filters: chosen }),
  }
}
