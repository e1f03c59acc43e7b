import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { withSearch } from '#core/navigation/withSearch.ts'
import { paths } from '#core/navigation/paths.ts'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { ExportButton } from '#parts/records/ExportButton.tsx'
import { FilterSheet } from '#parts/records/FilterSheet.tsx'
import { PeriodBar } from '#parts/records/PeriodBar.tsx'
import { writeRecordState } from '#parts/records/recordsUrl.ts'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import { SumsRow } from '#parts/records/SumsRow.tsx'
import { DataTable } from '../tables/DataTable.tsx'
import type { Sort } from '../tables/columns.ts'
import { SavedViews } from '../tables/SavedViews.tsx'
import { TableTools } from '../tables/TableTools.tsx'
import { writeSort } from '../tables/tableUrl.ts'
import { useHiddenColumns } from '../tables/useHiddenColumns.ts'
import { ChipChoice } from '#ui/ChipChoice.tsx'
import { useReport } from '../useReport.ts'
import { fileTeamProfit } from './api.ts'
import { PROFIT_FILTERS, readProfitSort } from './filters.ts'
import { Nobody } from './Nobody.tsx'
import { profitInput, profitPagesQuery } from './queries.ts'
import type { ProfitRow, ProfitSort } from './schema.ts'
import { Trail } from './Trail.tsx'
import { useProfitColumns } from './useProfitColumns.tsx'

const PAGE = 'palStatementsAgentCopy'

/**
 * The profit and loss report of each downline's team or of single players (docs/product.md
 * §12.8). A downline's row opens that team.
 */
export function ProfitPage({ place }: CenterPageProps) {
  const { t } = useLingui()
  const report = useReport(PROFIT_FILTERS)
  const isWide = useIsWide()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { days, filters, period, context, enabled } = report
  const member = /^[\w-]{1,64}$/.test(place) ? place : ''
  const input = profitInput(days, filters, member)
  const query = useInfiniteQuery({ ...profitPagesQuery(days, filters, member, context), enabled })
  const first = query.data?.pages[0]
  const total = query.data?.pages.at(-1)?.sums
  const hasMoves = query.data?.pages.some(({ list }) => list.some(({ kind }) => kind === 'moves'))
  const columns = useProfitColumns(report)
  const money = (amount: string | undefined) => amount && report.writeMoney(amount)
  const net = total && <SignedAmount amount={total.netAmount} {...report} />
  const sums = total && {
    member: t({ message: 'Total', context: 'of all rows of a table' }),
    deposit: money(total.deposit),
    withdrawal: money(total.withdrawal),
    betAmount: money(total.betAmount),
    validBet: money(total.validBet),
    winAmount: money(total.winAmount),
    bonus: money(total.bonus),
    rebate: money(total.rebate),
    netAmount: net,
  }
  const columnChoice = useHiddenColumns(`agent-${PAGE}`, report)
  const order = readProfitSort(filters)
  const onSort = (next: Sort) =>
    report.chooseFilters({ ...filters, sort: writeSort<ProfitSort>(next) })
  const actions = (
    <>
      <SavedViews page={paths.agentHome(PAGE)} />
      <ExportButton
        name={`profit-and-loss-of-${filters.view ? 'players' : 'teams'}`}
        days={days}
        filters={{ member }}
        count={total?.count}
        fetchFile={(through) => fileTeamProfit(input, through)}
      />
    </>
  )
  const tools = (
    <TableTools {...columnChoice} columns={columns} sort={order} onSort={onSort}>
      {actions}
    </TableTools>
  )
  const linkOf = ({ kind, member: whose }: ProfitRow): string | undefined => {
    if (!whose) return undefined
    const { id, isAgent } = whose
    if (kind === 'team' && isAgent) return withSearch(paths.agentHome(PAGE, id), search)
    const bets = writeRecordState({ period, filters: { member: id } })
    return withSearch(paths.agentHome('personalHistoryCopy'), bets)
  }
  const show = (view: 'PLAYERS' | undefined) =>
    report.chooseFilters({ view, ...(filters.hide && { hide: filters.hide }) })
  const views = (
    <ChipChoice
      label={t({
        message: 'Rows',
        comment: 'Screen readers: the choice of what the rows of a table are',
      })}
      options={[undefined, 'PLAYERS']}
      chosen={filters.view}
      name={(view) => (view ? t`Players by loss` : t`Downlines with their teams`)}
      onChoose={show}
      className="flex-wrap print:hidden"
    />
  )
  if (query.error?.code === 'member_not_found') {
    return <Nobody onWiden={() => void navigate(withSearch(paths.agentHome(PAGE), search))} />
  }
  return (
    <div className="flex min-w-0 flex-col gap-5 max-lg:gap-3">
      <PeriodBar {...report} onChoose={report.choosePeriod}>
        {isWide ? (
          views
        ) : (
          <FilterSheet active={filters.view ? 1 : 0} onClear={() => show(undefined)} more={tools}>
            {views}
          </FilterSheet>
        )}
      </PeriodBar>
      <Trail trail={first?.trail ?? []} page={PAGE} />
      {!(query.error && !first) && (
        <SumsRow
          label={t`Totals for this period`}
          sums={[
            { label: t`Deposits`, value: money(total?.deposit) },
            { label: t`Withdrawals`, value: money(total?.withdrawal) },
            ...(isWide
              ? []
              : [
                  {
                    label: t({ message: 'Stakes', comment: 'Figure: what was bet in all' }),
                    value: money(total?.betAmount),
                  },
                ]),
            {
              label: t({
                message: 'Valid bets',
                comment: 'Figure: the part of bets that counts for bonuses and commission',
              }),
              value: money(total?.validBet),
            },
            ...(isWide
              ? []
              : [
                  { label: t`Wins`, value: money(total?.winAmount) },
                  { label: t`Bonuses`, value: money(total?.bonus) },
                  { label: t`Rebates`, value: money(total?.rebate) },
                ]),
            { label: t`Members’ net result`, value: net, strong: true },
          ]}
          note={
            <>
              <Trans>The net result is wins, bonuses and rebates, less stakes.</Trans>
              {hasMoves && (
                <span className="block">
                  <span className="block font-semibold">
                    <Trans>Moves between teams</Trans>
                  </span>
                  <Trans>
                    Play here by members who left, minus play elsewhere by members who joined
                  </Trans>
                </span>
              )}
            </>
          }
        />
      )}
      <DataTable
        label={t`Profit and loss`}
        storageKey={`agent-${PAGE}`}
        query={query}
        columns={columns}
        sort={order}
        onSort={onSort}
        // On phones the sums are above the cards only.
        {...(sums && isWide && { sums })}
        rowLink={linkOf}
        columnChoice={columnChoice}
        actions={actions}
        folded
      />
    </div>
  )
}
