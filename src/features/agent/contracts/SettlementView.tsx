import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { SearchX } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { withSearch } from '#core/navigation/withSearch.ts'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatMoney } from '#lib/money.ts'
import { joinFacts } from '#lib/phrases.ts'
import { BackTo } from '#parts/center/BackTo.tsx'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { writeRecordState } from '#parts/records/recordsUrl.ts'
import { useRecordState } from '#parts/records/useRecordState.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { RECORD_FILTERS } from './filters.ts'
import { KINDS } from './kinds.ts'
import { PartyName } from './PartyName.tsx'
import { settlementQuery } from './queries.ts'
import type { ContractKind } from './schema.ts'
import { SettlementFacts } from './SettlementFacts.tsx'
import { SettlementStateLabel } from './SettlementStateLabel.tsx'
import { useSettlementPeriod } from './useSettlementPeriod.ts'

/** One settlement, which its address names, with its calculation. */
export function SettlementView({ kind, id }: { kind: ContractKind; id: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const writePeriod = useSettlementPeriod()
  const { period: days, filters } = useRecordState(RECORD_FILTERS)
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...settlementQuery(kind, id), enabled })
  const settlement = data?.settlement
  const period = settlement && writePeriod(settlement)
  useScreenTitle(period ? joinFacts(t(KINDS[kind].name), period) : null)
  const { member } = settlement ?? {}
  const of = settlement ? member && 'downlines' : filters.of
  const list = writeRecordState({ period: days, filters: { ...filters, of } })
  const back = (
    <BackTo to={withSearch(paths.agentHome(KINDS[kind].page, 'records'), list)}>
      <Trans comment="Link back to the list of settlements">All records</Trans>
    </BackTo>
  )
  if (error && !data) {
    return (
      <div className="flex min-w-0 flex-col gap-4">
        {back}
        {error.code === 'settlement_not_found' ? (
          <EmptyState icon={<SearchX />} title={t`We couldn’t find this record.`} />
        ) : (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        )}
      </div>
    )
  }
  if (!data || !settlement) return <Skeleton className="h-96 rounded-panel" />
  const { currency } = data
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {back}
      <section className="flex min-w-0 flex-col gap-4 card p-4 sm:p-6">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-col items-start gap-1">
            <h2 className="text-heading text-balance wrap-anywhere">{period}</h2>
            {member && (
              <p className="text-label text-muted wrap-anywhere">
                <PartyName member={member} />
              </p>
            )}
            <SettlementStateLabel settlement={settlement} />
          </div>
          <p className="text-title font-bold tabular-nums wrap-anywhere">
            {formatMoney(settlement.amount, locale, currency)}
          </p>
        </header>
        <SettlementFacts settlement={settlement} currency={currency} />
      </section>
    </div>
  )
}
