import { useLocation, useNavigate } from 'react-router-dom'
import { withSearch } from '#core/navigation/withSearch.ts'
import { paths } from '#core/navigation/paths.ts'
import { writeRecordState } from '#parts/records/recordsUrl.ts'
import { useRecordState } from '#parts/records/useRecordState.ts'
import { orderOf, TEAM_FILTERS, type TeamFilters } from './filters.ts'

/** What the address says about the team page, and ways to change it. */
export function useTeamState() {
  const record = useRecordState(TEAM_FILTERS)
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { period, filters } = record
  return {
    ...record,
    terms: { days: record.days, ...orderOf(filters) },
    /** Changes what is typed: the back button need not undo each letter. */
    replaceFilters: (chosen: TeamFilters) =>
      void navigate(
        { search: writeRecordState({ period, filters: chosen }), hash },
        { replace: true },
      ),
    /** A place of the page, with the same period and filters. */
    pathOf: (place?: string) => withSearch(paths.agentHome('downlineManagmentView', place), search),
  }
}
