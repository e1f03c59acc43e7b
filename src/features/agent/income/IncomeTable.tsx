import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { withSearch } from '#core/navigation/withSearch.ts'
import { paths } from '#core/navigation/paths.ts'
import { formatMoney } from '#lib/money.ts'
import { formatMoment } from '#lib/periodFormats.ts'
import { ExportButton } from '#parts/records/ExportButton.tsx'
import { DataTable } from '../tables/DataTable.tsx'
import { SavedViews } from '../tables/SavedViews.tsx'
import { writeSort } from '../tables/tableUrl.ts'
import { useHiddenColumns } from '../tables/useHiddenColumns.ts'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import type { Report } from '../useReport.ts'
import { fileIncome } from './api.ts'
import { type IncomeFilters, readIncomeSort } from './filters.ts'
import { INCOME_STATES, SOURCE_NAMES } from './messages.ts'
import { incomePagesQuery, incomeRowsInput } from './queries.ts'
import type { IncomeRow, IncomeSort } from './schema.ts'
import { useIncomePeriod } from './useIncomePeriod.ts'

const PAGE = 'agentRevenueReport'

interface Props {
  report: Report<IncomeFilters>
  currency: string
}

/** The agent's income row by row. Each row links to its calculation. */
export function IncomeTable({ report, currency }: Props) {
  const { t } = useLingui()
  const { search } = useLocation()
  const { days, filters, zone, locale, context, enabled } = report
  const writePeriod = useIncomePeriod()
  const query = useInfiniteQuery({ ...incomePagesQuery(days, filters, context), enabled })
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const columnChoice = useHiddenColumns('agent-income', report)
  return (
    <DataTable
      // Other days or another source have another key, so that a new list starts scrolled to its
      // top.
      key={JSON.stringify([days, filters.source])}
      label={t`Income`}
      storageKey="agent-income"
      query={query}
      rowLink={({ id }) => withSearch(paths.agentHome(PAGE, id), search)}
      sort={readIncomeSort(filters)}
      onSort={(next) => report.chooseFilters({ ...filters, sort: writeSort<IncomeSort>(next) })}
      columnChoice={columnChoice}
      actions={
        <>
          <SavedViews page={paths.agentHome(PAGE)} />
          <ExportButton
            name="income"
            {...{ days, filters }}
            count={query.data?.pages[0]?.list.length}
            fetchFile={(through) => fileIncome(incomeRowsInput(days, filters), through)}
          />
        </>
      }
      columns={[
        {
          id: 'date',
          sortable: true,
          name: t({ message: 'Period', context: 'of income' }),
          cell: (row) => writePeriod(row),
        },
        {
          id: 'source',
          name: t({ message: 'Source', context: 'of income' }),
          cell: ({ source }) => t(SOURCE_NAMES[source]),
        },
        {
          id: 'base',
          name: t({
            message: 'Based on',
            comment: 'Heads a column: the sum of bets on which income was paid',
          }),
          align: 'end',
          optional: true,
          cell: ({ base }) => write(base),
        },
        {
          id: 'amount',
          name: t({ message: 'Amount', context: 'of income' }),
          align: 'end',
          sortable: true,
          cell: ({ amount }) => write(amount),
        },
        {
          id: 'state',
          name: t({ message: 'Status', context: 'of income' }),
          cell: showState,
        },
        {
          id: 'paid',
          name: t({ message: 'Paid', context: 'when income was' }),
          optional: true,
          cell: ({ paidAt }) => (paidAt === null ? '–' : formatMoment(paidAt, locale, zone)),
        },
      ]}
    />
  )
}

function StateLabel({ state }: Pick<IncomeRow, 'state'>) {
  const { t } = useLingui()
  const { name, tone } = INCOME_STATES[state]
  return <StatusLabel tone={tone}>{t(name)}</StatusLabel>
}

const showState = ({ state }: IncomeRow) => <StateLabel state={state} />
