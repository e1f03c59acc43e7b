import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { EmptyPeriod } from '#parts/records/EmptyPeriod.tsx'
import { PeriodBar } from '#parts/records/PeriodBar.tsx'
import { useRecordState } from '#parts/records/useRecordState.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LinkChart } from './LinkChart.tsx'
import { LinkTable } from './LinkTable.tsx'
import { isQuiet, MEASURES } from './measures.ts'
import { invitationDaysQuery } from './queries.ts'

const FILTERS = { show: MEASURES }

/** Results of an invitation link by day: one measure as a chart, and all of them as a table. */
export function LinkStatistics({ id }: { id: string }) {
  const { t } = useLingui()
  const { days, choosePeriod, filters, chooseFilters, ...record } = useRecordState(FILTERS)
  const { data, error, refetch } = useQuery(invitationDaysQuery(id, days))
  return (
    <section aria-labelledby="link-days" className="flex min-w-0 flex-col gap-4">
      <h3 id="link-days" className="text-heading">
        <Trans comment="Heading above figures for each day">By day</Trans>
      </h3>
      <PeriodBar {...record} days={days} onChoose={choosePeriod} />
      {error && !data && <SectionFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-72 rounded-panel" />}
      {data?.days.every(isQuiet) && <EmptyPeriod title={t`No activity in this period`} />}
      {data && !data.days.every(isQuiet) && (
        <>
          <LinkChart
            days={data.days}
            totals={data.totals}
            currency={data.currency}
            measure={filters.show ?? 'registrations'}
            onMeasure={(show) => chooseFilters({ show })}
          />
          <LinkTable days={data.days} totals={data.totals} currency={data.currency} />
        </>
      )}
    </section>
  )
}
