import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { withSearch } from '#core/navigation/withSearch.ts'
import { paths } from '#core/navigation/paths.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { ExportButton } from '#parts/records/ExportButton.tsx'
import { PeriodBar } from '#parts/records/PeriodBar.tsx'
import { SumsRow } from '#parts/records/SumsRow.tsx'
import { DataTable } from '../tables/DataTable.tsx'
import { SavedViews } from '../tables/SavedViews.tsx'
import { writeSort } from '../tables/tableUrl.ts'
import { useHiddenColumns } from '../tables/useHiddenColumns.ts'
import { Chip } from '#ui/Chip.tsx'
import { useReport } from '../useReport.ts'
import { fileSettlements } from './api.ts'
import { readRecordSort, RECORD_FILTERS } from './filters.ts'
import { KINDS } from './kinds.ts'
import { SETTLEMENT_WORDS } from './messages.ts'
import { settlementPagesQuery, settlementsInput } from './queries.ts'
import type { ContractKind } from './schema.ts'
import { SettlementRow } from './SettlementRow.tsx'
import { SETTLEMENT_STATES, type SettlementSort } from './settlementSchema.ts'
import { useSettlementColumns } from './useSettlementColumns.tsx'

/**
 * Settlements of one kind of contract by period, either received by the agent or paid to the
 * downlines.
 */
export function Records({ kind }: { kind: ContractKind }) {
  const { t } = useLingui()
  const { page } = KINDS[kind]
  const isWide = useIsWide()
  const { search } = useLocation()
  const report = useReport(RECORD_FILTERS)
  const { days, filters, locale, context, enabled, chooseFilters } = report
  const { of = 'own' } = filters
  const isOwn = of === 'own'
  const query = useInfiniteQuery({ ...settlementPagesQuery(kind, days, filters, context), enabled })
  const currency = query.data?.pages.at(-1)?.currency ?? report.currency
  const sums = query.data?.pages[0]?.sums
  const columns = useSettlementColumns({ kind, isOwn, locale, currency })
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const columnChoice = useHiddenColumns('agent-settlements', report)
  return (
    <div className="flex min-w-0 flex-col gap-5 max-lg:gap-3">
      <PeriodBar {...report} onChoose={report.choosePeriod}>
        <div
          role="group"
          aria-label={t({
            message: 'Which settlements',
            comment: 'Name of a group of choices, for screen readers',
          })}
          className="flex gap-2 lg:flex-wrap"
        >
          <Chip
            active={isOwn}
            className="min-h-thumb"
            onClick={() => chooseFilters({ ...filters, of: undefined, downline: undefined })}
          >
            <Trans>Paid to me</Trans>
          </Chip>
          <Chip
            active={!isOwn}
            className="min-h-thumb"
            onClick={() => chooseFilters({ ...filters, of: 'downlines', downline: undefined })}
          >
            <Trans>Paid to downlines</Trans>
          </Chip>
          <span aria-hidden="true" className="mx-1 w-px shrink-0 self-stretch bg-border" />
          {[undefined, ...SETTLEMENT_STATES].map((state) => (
            <Chip
              key={state ?? ''}
              active={filters.state === state}
              className="min-h-thumb"
              onClick={() => chooseFilters({ ...filters, state })}
            >
              {state
                ? t(SETTLEMENT_WORDS[state].name)
                : t({
                    message: 'All statuses',
                    comment: 'Choice of a filter: settlements in any state',
                  })}
            </Chip>
          ))}
          {filters.downline && (
            <Chip
              active
              className="min-h-thumb"
              icon={<X aria-hidden="true" />}
              onClick={() => chooseFilters({ ...filters, downline: undefined })}
            >
              <Trans>One downline only</Trans>
            </Chip>
          )}
        </div>
      </PeriodBar>
      <SumsRow
        label={t`Totals for this period`}
        sums={[
          {
            label: t({ message: 'Settlements', comment: 'Name of a table' }),
            value: sums && formatCount(sums.count, locale),
          },
          { label: t`Base`, value: sums && write(sums.base) },
          { label: t({ message: 'Owed', context: 'sum' }), value: sums && write(sums.owed) },
          {
            label: t({ message: 'Paid', context: 'sum' }),
            value: sums && write(sums.paid),
            strong: true,
          },
        ]}
      />
      <DataTable
        // Other days or filters have another key, so that a new list starts scrolled to its top.
        key={JSON.stringify([days, of, filters.state, filters.downline])}
        label={t`Settlements`}
        storageKey="agent-settlements"
        query={query}
        columns={columns}
        sort={readRecordSort(filters)}
        onSort={(next) => chooseFilters({ ...filters, sort: writeSort<SettlementSort>(next) })}
        // On phones the sums are above the list, for cards and tables alike.
        {...(sums &&
          isWide && {
            sums: {
              [isOwn ? 'date' : 'downline']: t({
                message: 'Total',
                context: 'of all rows of a table',
              }),
              base: write(sums.base),
              amount: write(sums.amount),
            },
          })}
        rowLink={({ id }) => withSearch(paths.agentHome(page, `records/${id}`), search)}
        card={{
          height: 76,
          renderCard: (settlement) => (
            <SettlementRow settlement={settlement} currency={currency} locale={locale} />
          ),
        }}
        columnChoice={columnChoice}
        actions={
          <>
            <SavedViews page={paths.agentHome(page, 'records')} />
            <ExportButton
              name={`${kind}_${of}`}
              days={days}
              filters={{ ...filters, of: undefined }}
              count={sums?.count}
              fetchFile={(through) =>
                fileSettlements(settlementsInput(kind, days, filters), through)
              }
            />
          </>
        }
      />
    </div>
  )
}
