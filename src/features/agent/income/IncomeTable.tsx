import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { paths } from '#core/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { formatMoment } from '#lib/periodFormats.ts'
import { writeZonedTime } from '#lib/periods.ts'
import { ExportButton } from '#parts/records/ExportButton.tsx'
import type { RecordHandle } from '#parts/records/useRecordState.ts'
import { DataTable } from '#parts/tables/DataTable.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { listIncome } from './api.ts'
import type { IncomeFilters } from './filters.ts'
import { INCOME_STATES, SOURCE_NAMES } from './messages.ts'
import { incomeInput, incomePagesQuery } from './queries.ts'
import type { IncomeRow } from './schema.ts'
import { useIncomePeriod } from './useIncomePeriod.ts'

/** Rows of a page of the file. */
const FILE_PAGE = 500

type Props = Pick<RecordHandle<IncomeFilters>, 'days' | 'filters' | 'zone'> & { currency: string }

/** The agent's income row by row, each of which leads to its arithmetic. */
export function IncomeTable({ days, filters, zone, currency }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const context = usePageContext()
  const writePeriod = useIncomePeriod()
  const enabled = useAtomValue(mayAskAtom)
  const query = useInfiniteQuery({ ...incomePagesQuery(days, filters, context), enabled })
  const write = (amount: string) => formatMoney(amount, locale, currency)
  return (
    <DataTable
      // Another list starts at its top.
      key={JSON.stringify([days, filters])}
      label={t`Income`}
      storageKey="agent-income"
      query={query}
      rowLink={({ id }) => paths.agentHome('agentRevenueReport', id)}
      actions={
        <ExportButton
          fileName={`income_${days.from}_${days.to}`}
          disabled={!query.data?.pages[0]?.list.length}
          source={{
            names: [
              t`From (${zone})`,
              t`Until (${zone})`,
              t({ message: 'Source', context: 'of income' }),
              t`Counted on`,
              t({ message: 'Amount', context: 'of income' }),
              t`Currency`,
              t({ message: 'State', context: 'of income' }),
              t({ message: 'Paid', context: 'when income was' }),
              t({ message: 'Number', context: 'of a row of income' }),
            ],
            cellsOf: (row: IncomeRow) => [
              writeZonedTime(Date.parse(row.start), zone),
              writeZonedTime(Date.parse(row.end), zone),
              t(SOURCE_NAMES[row.source]),
              { decimal: row.base },
              { decimal: row.amount },
              currency,
              t(INCOME_STATES[row.state].name),
              row.paidAt === null ? '' : writeZonedTime(Date.parse(row.paidAt), zone),
              row.id,
            ],
            fetchPage: (cursor, signal) =>
              listIncome(
                { ...incomeInput(days, filters), pageSize: FILE_PAGE, ...(cursor && { cursor }) },
                { signal },
              ),
          }}
        />
      }
      columns={[
        {
          id: 'period',
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
          name: t`Counted on`,
          align: 'end',
          optional: true,
          cell: ({ base }) => write(base),
        },
        {
          id: 'amount',
          name: t({ message: 'Amount', context: 'of income' }),
          align: 'end',
          cell: ({ amount }) => write(amount),
        },
        {
          id: 'state',
          name: t({ message: 'State', context: 'of income' }),
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
