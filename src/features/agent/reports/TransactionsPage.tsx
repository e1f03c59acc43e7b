import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { paths } from '#core/navigation/paths.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { ExportButton } from '#parts/records/ExportButton.tsx'
import { FilterSheet } from '#parts/records/FilterSheet.tsx'
import { PeriodBar } from '#parts/records/PeriodBar.tsx'
import { KIND_NAMES } from '#parts/records/rowMessages.ts'
import { MOVEMENT_KINDS } from '#parts/records/schema.ts'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import { SumsRow } from '#parts/records/SumsRow.tsx'
import { DataTable } from '../tables/DataTable.tsx'
import type { Sort } from '../tables/columns.ts'
import { SavedViews } from '../tables/SavedViews.tsx'
import { TableTools } from '../tables/TableTools.tsx'
import { writeSort } from '../tables/tableUrl.ts'
import { useHiddenColumns } from '../tables/useHiddenColumns.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { type Report, useReport } from '../useReport.ts'
import { fileTeamTransactions, type sumTeamTransactions } from './api.ts'
import { readTimeSort, TRANSACTION_FILTERS, type TransactionFilters } from './filters.ts'
import { LevelField } from './LevelField.tsx'
import { MemberFilter } from './MemberFilter.tsx'
import { Nobody } from './Nobody.tsx'
import { transactionPagesQuery, transactionRowsInput, transactionSumsQuery } from './queries.ts'
import { useMemberSearch } from './useMemberSearch.ts'
import { useTransactionColumns } from './useTransactionColumns.tsx'

const PAGE = 'agentDownlineTransactionDetailsCopy'

/**
 * The account details report lists the movements in the main wallets of the agent's team
 * (docs/product.md §12.8).
 */
export function TransactionsPage() {
  const { t } = useLingui()
  const report = useReport(TRANSACTION_FILTERS)
  const { days, filters, context, enabled } = report
  const { hide, sort, ...asked } = filters
  const query = useInfiniteQuery({
    ...transactionPagesQuery(days, filters, context),
    enabled,
  })
  const sums = useQuery({ ...transactionSumsQuery(days, filters), enabled })
  const search = useMemberSearch()
  const clear = () => {
    search.clear()
    report.chooseFilters({ hide, sort })
  }
  const columns = useTransactionColumns(report)
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
        name="downline-transactions"
        {...{ days, filters }}
        count={total?.count}
        fetchFile={(through) => fileTeamTransactions(transactionRowsInput(days, filters), through)}
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
          <MemberFilter
            chosen={filters.member}
            member={query.data?.pages[0]?.member}
            search={search}
            onChoose={(id) => report.chooseFilters({ ...filters, member: id })}
          />
          {filters.member === undefined && (
            <LevelField
              level={filters.level}
              onChoose={(level) => report.chooseFilters({ ...filters, level })}
            />
          )}
          <SelectField
            label={t({ message: 'Type', context: 'of transactions' })}
            value={filters.kind ?? ''}
            items={[
              {
                value: '',
                label: t({
                  message: 'All transactions',
                  comment: 'Choice of a filter: every kind of movement of money',
                }),
              },
              ...MOVEMENT_KINDS.map((kind) => ({ value: kind, label: t(KIND_NAMES[kind]) })),
            ]}
            onChange={({ target }) =>
              report.chooseFilters({
                ...filters,
                kind: MOVEMENT_KINDS.find((each) => each === target.value),
              })
            }
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
            <TransactionSums report={report} total={total} />
          )}
          <DataTable
            label={t({ message: 'Transactions', comment: 'Name of a table: movements of money' })}
            storageKey={`agent-${PAGE}`}
            query={query}
            columns={columns}
            sort={order}
            onSort={onSort}
            columnChoice={columnChoice}
            empty={
              active > 0 && (
                <Button variant="soft" onClick={clear}>
                  <Trans>Clear filters</Trans>
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

interface SumsProps {
  report: Report<TransactionFilters>
  /** Sums of the chosen rows; undefined while they load. */
  total: v.InferOutput<typeof sumTeamTransactions.definition.reply>['sums'] | undefined
}

/** Shows the sums of all rows, except those that would tell a hidden balance. */
function TransactionSums({ report, total }: SumsProps) {
  const { t } = useLingui()
  const { locale, currency, writeMoney } = report
  const sum = (label: string, value: string | undefined) =>
    total && value === undefined ? [] : [{ label, value: value && writeMoney(value) }]
  const net = total?.net
  return (
    <SumsRow
      label={t`Totals for this period`}
      note={
        total &&
        net === undefined && (
          <Trans>The balance and its change are shown for direct downlines only.</Trans>
        )
      }
      sums={[
        { label: t`Transactions`, value: total && report.writeCount(total.count) },
        ...sum(t({ message: 'In', context: 'sum of what came into a wallet' }), total?.received),
        ...sum(t({ message: 'Out', context: 'sum of what left a wallet' }), total?.paid),
        ...(total && net === undefined
          ? []
          : [
              {
                label: t`Change in balance`,
                value: net && <SignedAmount amount={net} {...{ locale, currency }} />,
                strong: true,
              },
            ]),
      ]}
    />
  )
}
