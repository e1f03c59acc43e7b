import { useLocation, useNavigate } from 'react-router-dom'
import { withSearch } from '#core/navigation/withSearch.ts'
import { paths } from '#core/navigation/paths.ts'
import { writeRecordState } from '#parts/records/recordsUrl.ts'
import { useRecordState } from '#parts/records/useRecordState.ts'
import { orderOf, TEAM_FILTERS, type TeamFilters } from './filters.ts'

/** Reads the team page's settings from the address, and changes them. */
export function useTeamState() {
  const record = useRecordState(TEAM_FILTERS)
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { period, filters } = record
  return {
    ...record,
    terms: { days: record.days, ...orderOf(filters) },
    /**
     * Changes the filters without a new history entry, so that the back button does not undo each
     * letter.
     */
    replaceFilters: (chosen: TeamFilters) =>
      void navigate(
        { search: writeRecordState({ period, filters: chosen }), hash },
        { replace: true },
      ),
    /** Returns the address of another part of the team page, with the same period and filters. */
    pathOf: (place?: string) => withSearch(paths.agentHome('downlineManagmentView', place), search),
  }
}
