import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { paths } from '#core/navigation/paths.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { ExportButton } from '#parts/records/ExportButton.tsx'
import { FilterSheet } from '#parts/records/FilterSheet.tsx'
import { PeriodBar } from '#parts/records/PeriodBar.tsx'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import { BET_SUMS_NOTE } from '#parts/records/rowMessages.ts'
import { SumsRow } from '#parts/records/SumsRow.tsx'
import { DataTable } from '../tables/DataTable.tsx'
import type { Sort } from '../tables/columns.ts'
import { SavedViews } from '../tables/SavedViews.tsx'
import { TableTools } from '../tables/TableTools.tsx'
import { writeSort } from '../tables/tableUrl.ts'
import { useHiddenColumns } from '../tables/useHiddenColumns.ts'
import { Button } from '#ui/Button.tsx'
import { useReport } from '../useReport.ts'
import { fileTeamBets } from './api.ts'
import { readTimeSort, TEAM_BET_FILTERS } from './filters.ts'
import { Nobody } from './Nobody.tsx'
import { teamBetPagesQuery, teamBetRowsInput, teamBetSumsQuery } from './queries.ts'
import { TeamBetFields } from './TeamBetFields.tsx'
import { useMemberSearch } from './useMemberSearch.ts'
import { useTeamBetColumns } from './useTeamBetColumns.tsx'

const PAGE = 'personalHistoryCopy'

/** The team bets report lists every bet of the agent and the team (docs/product.md §12.8). */
export function TeamBetsPage() {
  const { t } = useLingui()
  const report = useReport(TEAM_BET_FILTERS)
  const { days, filters, locale, currency, context, enabled, writeMoney } = report
  const { hide, sort, ...asked } = filters
  const query = useInfiniteQuery({
    ...teamBetPagesQuery(days, filters, context),
    enabled,
  })
  const sums = useQuery({ ...teamBetSumsQuery(days, filters), enabled })
  const search = useMemberSearch()
  const clear = () => {
    search.clear()
    report.chooseFilters({ hide, sort })
  }
  const columns = useTeamBetColumns(report)
  const active = Object.values(asked).filter(Boolean).length
  const total = sums.data?.sums
  const widen = () => {
    search.clear()
    report.chooseFilters({ ...filters, member: undefined })
  }
  const columnChoice = useHiddenColumns(`agent-${PAGE}`, report)
  const order = readTimeSort(filters)
  const onSort = (next: Sort) => report.chooseFilters({ ...filters, sort: writeSort<'time'>(next) })
  const actions = (
    <>
      <SavedViews page={paths.agentHome(PAGE)} />
      <ExportButton
        name="team-bets"
        {...{ days, filters }}
        count={total?.count}
        fetchFile={(through) => fileTeamBets(teamBetRowsInput(days, filters), through)}
      />
    </>
  )
  const tools = (
    <TableTools {...columnChoice} columns={columns} sort={order} onSort={onSort}>
      {actions}
    </TableTools>
  )
  const isSought = filters.member === undefined && search.found?.length === 0
  const isNobody = isSought || query.error?.code === 'member_not_found'
  return (
    <div className="flex min-w-0 flex-col gap-5 max-lg:gap-3">
      <PeriodBar {...report} onChoose={report.choosePeriod}>
        <FilterSheet active={active} onClear={clear} more={tools}>
          <TeamBetFields
            filters={filters}
            member={query.data?.pages[0]?.member}
            search={search}
            onChoose={report.chooseFilters}
          />
        </FilterSheet>
      </PeriodBar>
      {isNobody ? (
        <Nobody {...(isSought && { sought: search.asked })} onWiden={widen} />
      ) : (
        <>
          {sums.error && !sums.data ? (
            <LineFailure error={sums.error} onRetry={() => void sums.refetch()} />
          ) : (
            <SumsRow
              label={t`Totals for this period`}
              sums={[
                {
                  label: t({ message: 'Bets', comment: 'Name of a table and of a figure' }),
                  value: total && report.writeCount(total.count),
                },
                { label: t`Stakes`, value: total && writeMoney(total.stake) },
                { label: t`Valid bets`, value: total && writeMoney(total.validBet) },
                { label: t`Wins`, value: total && writeMoney(total.win) },
                {
                  label: t`Win or loss on bets`,
                  value: total && <SignedAmount amount={total.net} {...{ locale, currency }} />,
                  strong: true,
                },
              ]}
              note={t(BET_SUMS_NOTE)}
            />
          )}
          <DataTable
            label={t`Bets`}
            storageKey={`agent-${PAGE}`}
            query={query}
            columns={columns}
            sort={order}
            onSort={onSort}
            columnChoice={columnChoice}
            empty={
              active > 0 && (
                <Button variant="soft" onClick={clear}>
                  <Trans comment="Button: shows everything again">Clear filters</Trans>
                </Button>
              )
            }
            actions={actions}
            folded
          />
        </>
      )}
    </div>
  )
}
