import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { SearchX } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { withSearch } from '#core/navigation/withSearch.ts'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { joinFacts } from '#lib/phrases.ts'
import { BackTo } from '#parts/center/BackTo.tsx'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { RecordFacts } from '#parts/records/RecordFacts.tsx'
import { Reference } from '#parts/records/Reference.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusLabel } from '#ui/StatusLabel.tsx'
import { ArithmeticView } from '../contracts/ArithmeticView.tsx'
import { SettlementRow } from '../contracts/SettlementRow.tsx'
import { CommissionLines } from './CommissionLines.tsx'
import { INCOME_STATES, SOURCE_NAMES } from './messages.ts'
import { incomeDetailQuery } from './queries.ts'
import { useIncomePeriod } from './useIncomePeriod.ts'

/** One row of income with its calculation. */
export function IncomeDetail({ id }: { id: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { search } = useLocation()
  const moments = useMoments()
  const writePeriod = useIncomePeriod()
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...incomeDetailQuery(id), enabled })
  const row = data?.row
  const title = row ? joinFacts(t(SOURCE_NAMES[row.source]), writePeriod(row)) : null
  useScreenTitle(title)
  const back = (
    <BackTo to={withSearch(paths.agentHome('agentRevenueReport'), search)}>
      <Trans comment="Link back to the list of income">All income</Trans>
    </BackTo>
  )
  if (error && !data) {
    return (
      <div className="flex min-w-0 flex-col gap-4">
        {back}
        {error.code === 'income_not_found' ? (
          <EmptyState icon={<SearchX />} title={t`We couldn’t find this income.`} />
        ) : (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        )}
      </div>
    )
  }
  if (!data || !row) return <Skeleton className="h-96 rounded-panel" />
  const { currency, lines, others, carried, carriedOn, settlements } = data
  const [settlement] = settlements
  const { name, tone, sentence } = INCOME_STATES[row.state]
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {back}
      <section className="flex min-w-0 flex-col gap-4 card p-4 sm:p-6">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-col items-start gap-1">
            <h2 className="text-heading text-balance wrap-anywhere">{title}</h2>
            <StatusLabel tone={tone}>{t(name)}</StatusLabel>
          </div>
          <p className="text-title font-bold tabular-nums wrap-anywhere">
            {formatMoney(row.amount, locale, currency)}
          </p>
        </header>
        <p className="text-label text-pretty text-muted">{t(sentence)}</p>
        {row.source === 'commission' ? (
          <CommissionLines
            {...{ lines, others, carried, carriedOn, currency }}
            total={row.amount}
          />
        ) : settlements.length === 1 && settlement ? (
          <ArithmeticView arithmetic={settlement} currency={currency} state={settlement.state} />
        ) : (
          <ul aria-label={t`Settlements`} className="card">
            {settlements.map((each) => (
              <li key={each.id} className="border-b last:border-b-0">
                <SettlementRow settlement={each} currency={currency} locale={locale} />
              </li>
            ))}
          </ul>
        )}
        <RecordFacts
          facts={[
            [
              t({ message: 'From', comment: 'The moment at which a period begins' }),
              moments.writeExactly(row.start),
            ],
            [
              t({ message: 'Until', comment: 'The moment at which a period ends' }),
              moments.writeExactly(row.end),
            ],
            row.paidAt !== null && [
              t({ message: 'Paid', context: 'when income was' }),
              moments.writeExactly(row.paidAt),
            ],
            [
              t({ message: 'Number', context: 'of a row of income' }),
              <Reference key="reference" text={row.id} />,
            ],
          ]}
        />
      </section>
    </div>
  )
}
