import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatMoney, formatMoneyShort } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { DayChart } from '#parts/records/DayChart.tsx'
import { PeriodBar } from '#parts/records/PeriodBar.tsx'
import { SumsRow } from '#parts/records/SumsRow.tsx'
import { ChipChoice } from '#ui/ChipChoice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useReport } from '../useReport.ts'
import { INCOME_FILTERS } from './filters.ts'
import { IncomeTable } from './IncomeTable.tsx'
import { SOURCE_NAMES } from './messages.ts'
import { incomeQuery } from './queries.ts'
import type { IncomeDay } from './schema.ts'
import { useSources } from './useSources.ts'

/** The agent's income over a period: by source, by day and row by row (docs/product.md §12.2). */
export function IncomeReport() {
  const { t } = useLingui()
  const report = useReport(INCOME_FILTERS)
  const { days, filters, chooseFilters, enabled, locale } = report
  const { data, error, refetch } = useQuery({ ...incomeQuery(days, filters), enabled })
  const currency = data?.currency ?? report.currency
  const sums = data?.sums
  const sources = useSources(sums, filters.source)
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const shown = filters.source ? [filters.source] : sources
  return (
    <div className="flex min-w-0 flex-col gap-5 max-lg:gap-3">
      <PeriodBar {...report} onChoose={report.choosePeriod}>
        <ChipChoice
          label={t({ message: 'Sources', comment: 'Name of a filter: what the income comes from' })}
          options={[undefined, ...sources]}
          chosen={filters.source}
          name={(source) => (source ? t(SOURCE_NAMES[source]) : t`All income`)}
          onChoose={(source) => chooseFilters({ ...filters, source })}
          className="lg:flex-wrap"
        />
      </PeriodBar>
      {error && !data ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <SumsRow
            label={t`Totals for this period`}
            sums={[
              ...shown.map((source) => ({
                label: t(SOURCE_NAMES[source]),
                value: sums && write(sums[source]),
              })),
              { label: t`Not paid yet by your upline`, value: sums && write(sums.owed) },
              {
                label: t({ message: 'Earned', context: 'sum of income' }),
                value: sums && write(sums.total),
                strong: true,
              },
            ]}
          />
          {data ? (
            <ByDay days={data.days} currency={currency} />
          ) : (
            <Skeleton className="h-80 rounded-panel" />
          )}
        </>
      )}
      <IncomeTable report={report} currency={currency} />
      <p className="text-caption text-pretty text-muted">
        <Trans>
          Income counts on the last day of its period. Commission is counted by the day, from valid
          bets that were settled on it; a bet that is voided later is deducted on the day of the
          void, and past days never change.
        </Trans>
      </p>
    </div>
  )
}

function ByDay({ days, currency }: { days: readonly IncomeDay[]; currency: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const names = useMemo(() => days.map(({ day }) => day), [days])
  const values = useMemo(() => days.map(({ total }) => total), [days])
  return (
    <DayChart
      name={t({ message: 'Income', context: 'of an agent' })}
      days={names}
      values={values}
      write={(value) => formatMoney(value, locale, currency)}
      writeShort={(value) => formatMoneyShort(value, locale, currency)}
    />
  )
}
