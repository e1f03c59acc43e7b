import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { X } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { writeZonedTime } from '#lib/periods.ts'
import { ExportButton } from '#parts/records/ExportButton.tsx'
import { PeriodBar } from '#parts/records/PeriodBar.tsx'
import { RecordList } from '#parts/records/RecordList.tsx'
import { ColumnNames } from '#parts/records/RecordRow.tsx'
import { SumsRow } from '#parts/records/SumsRow.tsx'
import { useRecordState } from '#parts/records/useRecordState.ts'
import { Chip } from '#ui/Chip.tsx'
import { listSettlements } from './api.ts'
import { RECORD_FILTERS } from './filters.ts'
import { formatRate, rateOf } from './formats.ts'
import { SETTLEMENT_WORDS } from './messages.ts'
import { settlementPagesQuery, settlementsInput } from './queries.ts'
import type { ContractKind } from './schema.ts'
import { SettlementRow } from './SettlementRow.tsx'
import { SETTLEMENT_STATES, type Settlement } from './settlementSchema.ts'

/** Rows of a page of the file. */
const FILE_PAGE = 500

/** What contracts of a kind paid, period by period, to the agent or to the downlines. */
export function Records({ kind }: { kind: ContractKind }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const brand = useBrand()
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const record = useRecordState(RECORD_FILTERS)
  const { days, filters, zone, chooseFilters } = record
  const isOwn = filters.of !== 'downlines'
  const query = useInfiniteQuery({ ...settlementPagesQuery(kind, days, filters, context), enabled })
  const latest = query.data?.pages.at(-1)
  const currency = latest?.currency ?? brand.currency
  const sums = query.data?.pages[0]?.sums
  const write = (amount: string) => formatMoney(amount, locale, currency)
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <PeriodBar {...record} onChoose={record.choosePeriod} />
      <div
        role="group"
        aria-label={t`Which settlements`}
        className="scroll-row -mx-4 flex gap-2 px-4 lg:mx-0 lg:flex-wrap lg:px-0"
      >
        <Chip
          active={isOwn}
          className="min-h-thumb"
          onClick={() => chooseFilters({ state: filters.state })}
        >
          <Trans>Paid to me</Trans>
        </Chip>
        <Chip
          active={!isOwn}
          className="min-h-thumb"
          onClick={() => chooseFilters({ of: 'downlines', state: filters.state })}
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
            {state ? t(SETTLEMENT_WORDS[state].name) : t`All states`}
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
      <SumsRow
        label={t`Sums of this period`}
        sums={[
          {
            label: t`Settlements`,
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
      <div className="flex min-w-0 flex-col gap-2">
        <ColumnNames names={[t`Settlement period`, t`State`, t`Amount`]} />
        <RecordList
          key={JSON.stringify([days, filters])}
          label={t`Settlements`}
          query={query}
          rowHeight={76}
          renderRow={(settlement) => (
            <SettlementRow settlement={settlement} currency={currency} locale={locale} />
          )}
        />
      </div>
      <div className="flex justify-end">
        <ExportButton
          fileName={`${kind}_${filters.of ?? 'own'}_${days.from}_${days.to}`}
          disabled={!sums?.count}
          source={{
            names: [
              t`From (${zone})`,
              t`Until (${zone})`,
              ...(isOwn ? [] : [t`Downline`]),
              t`State`,
              t`Contract version`,
              t`Active members`,
              t`Base`,
              t`Rate`,
              t`Amount`,
              t`Carried over`,
              t`Currency`,
              t`Number`,
            ],
            cellsOf: (row: Settlement) => [
              writeZonedTime(Date.parse(row.start), zone),
              writeZonedTime(Date.parse(row.end), zone),
              ...(isOwn ? [] : [row.member?.account ?? '']),
              t(SETTLEMENT_WORDS[row.state].name),
              { decimal: String(row.version) },
              row.activeMembers === null ? '' : { decimal: String(row.activeMembers) },
              { decimal: row.base },
              rateOf(row)
                .map((rate) => formatRate(rate, 'en'))
                .join(' / '),
              { decimal: row.amount },
              { decimal: row.carriedOut },
              currency,
              row.id,
            ],
            fetchPage: (cursor, signal) =>
              listSettlements(
                {
                  ...settlementsInput(kind, days, filters),
                  pageSize: FILE_PAGE,
                  ...(cursor && { cursor }),
                },
                { signal },
              ),
          }}
        />
      </div>
    </div>
  )
}
