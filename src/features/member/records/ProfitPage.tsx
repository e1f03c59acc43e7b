import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { EmptyPeriod } from '#parts/records/EmptyPeriod.tsx'
import { PeriodBar } from '#parts/records/PeriodBar.tsx'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import { SumsRow } from '#parts/records/SumsRow.tsx'
import { useRecordState } from '#parts/records/useRecordState.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ProfitChart } from './ProfitChart.tsx'
import { isQuiet, ProfitTable } from './ProfitTable.tsx'
import { profitQuery } from './queries.ts'

/** Profit and loss by day: sums, a chart, and the same figures as a table. */
export function ProfitPage() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const brand = useBrand()
  const enabled = useAtomValue(mayAskAtom)
  const { days, choosePeriod, ...record } = useRecordState({})
  const { data, error, refetch } = useQuery({ ...profitQuery(days), enabled })
  const totals = data?.totals
  const currency = data?.currency ?? brand.currency
  const write = (amount: string | undefined) => amount && formatMoney(amount, locale, currency)
  return (
    <div className="flex min-w-0 flex-col gap-5 max-lg:gap-3">
      <PeriodBar {...record} days={days} onChoose={choosePeriod} />
      {error && !data ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <SumsRow
            label={t`Totals for this period`}
            sums={[
              { label: t`Deposits`, value: write(totals?.deposit) },
              { label: t`Withdrawals`, value: write(totals?.withdrawal) },
              {
                label: t({
                  message: 'Settled stakes',
                  comment: 'Figure: what was bet on bets that are decided',
                }),
                value: write(totals?.stake),
              },
              { label: t`Wins`, value: write(totals?.win) },
              { label: t`Bonuses`, value: write(totals?.bonus) },
              {
                label: t`Profit or loss`,
                value: totals && <SignedAmount amount={totals.net} {...{ locale, currency }} />,
                strong: true,
              },
            ]}
          />
          {!data && <Skeleton className="h-72 rounded-panel" />}
          {data?.days.every(isQuiet) && <EmptyPeriod />}
          {data && !data.days.every(isQuiet) && (
            <>
              <ProfitChart days={data.days} totals={data.totals} currency={currency} />
              <ProfitTable days={data.days} totals={data.totals} currency={currency} />
              <p className="text-caption text-pretty text-muted">
                <Trans>
                  Only settled bets count, on the day on which they were placed. Profit or loss is
                  your wins and bonuses, less your stakes. Deposits and withdrawals don’t affect it.
                </Trans>
              </p>
            </>
          )}
        </>
      )}
    </div>
  )
}
