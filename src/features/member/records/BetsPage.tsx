import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { writeZonedTime } from '#lib/periods.ts'
import { ExportButton } from '#parts/records/ExportButton.tsx'
import { PeriodBar } from '#parts/records/PeriodBar.tsx'
import { RecordList } from '#parts/records/RecordList.tsx'
import { ColumnNames } from '#parts/records/RecordRow.tsx'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import { SumsRow } from '#parts/records/SumsRow.tsx'
import { useRecordState } from '#parts/records/useRecordState.ts'
import { listBets } from './api.ts'
import { BetFilterBar } from './BetFilterBar.tsx'
import { BetRow } from './BetRow.tsx'
import { BET_FILTERS } from './filters.ts'
import { BET_STATE_WORDS, BET_SUMS_NOTE } from '#parts/records/rowMessages.ts'
import { betPagesQuery, betsInput } from './queries.ts'
import type { Bet } from '#parts/records/schema.ts'

/** Number of rows that one request fetches for the downloaded file. */
const FILE_PAGE = 500

/** The betting record shows the stake and the result of each bet. */
export function BetsPage() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const brand = useBrand()
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const record = useRecordState(BET_FILTERS)
  const { days, filters, zone } = record
  const query = useInfiniteQuery({ ...betPagesQuery(days, filters, context), enabled })
  const latest = query.data?.pages.at(-1)
  const currency = latest?.currency ?? brand.currency
  const sums = latest?.sums
  const write = (amount: string | undefined) => amount && formatMoney(amount, locale, currency)
  return (
    <div className="flex min-w-0 flex-col gap-5 max-lg:gap-3">
      <PeriodBar {...record} onChoose={record.choosePeriod}>
        <BetFilterBar filters={filters} onChoose={record.chooseFilters} />
      </PeriodBar>
      {/* A list that never came has no sums to wait for. */}
      {(latest || !query.isError) && (
        <SumsRow
          label={t`Totals for this period`}
          sums={[
            { label: t`Bets`, value: sums && formatCount(sums.count, locale) },
            { label: t`Stakes`, value: write(sums?.stake) },
            { label: t`Valid bets`, value: write(sums?.validBet) },
            {
              label: t({ message: 'Wins', comment: 'A sum of money: what the bets won' }),
              value: write(sums?.win),
            },
            {
              label: t`Win or loss on bets`,
              value: sums && <SignedAmount amount={sums.net} {...{ locale, currency }} />,
              strong: true,
            },
          ]}
          note={t(BET_SUMS_NOTE)}
        />
      )}
      <div className="flex flex-col gap-2">
        <ColumnNames
          names={[t`Game`, t({ message: 'Status', context: 'of a bet' }), t`Win or loss on bets`]}
        />
        <RecordList
          // Other days or filters have another key, so that a new list starts scrolled to its top.
          key={JSON.stringify([days, filters])}
          label={t`Bets`}
          query={query}
          rowHeight={90}
          renderRow={(bet) => <BetRow {...{ bet, locale, currency, zone }} />}
        />
      </div>
      <div className="flex justify-end">
        <ExportButton
          name="betting-record"
          {...{ days, filters }}
          count={sums?.count}
          source={{
            names: [
              t({ message: `Time (${zone})`, comment: 'Table heading with the time zone' }),
              t`Game`,
              t`Game provider`,
              t({ message: 'Status', context: 'of a bet' }),
              t({ message: 'Stake', context: 'of a bet' }),
              t`Valid bet`,
              t({ message: 'Win', context: 'movement of money' }),
              t`Win or loss on bets`,
              t({ message: 'Currency', comment: 'Table heading' }),
              t({ message: 'Reference', context: 'of a bet or a transaction' }),
            ],
            cellsOf: (bet: Bet) => [
              writeZonedTime(Date.parse(bet.at), zone),
              bet.game ?? '',
              bet.vendorName,
              t(BET_STATE_WORDS[bet.state].name),
              { decimal: bet.stake },
              { decimal: bet.validBet },
              { decimal: bet.win },
              { decimal: bet.net },
              currency,
              bet.reference,
            ],
            fetchPage: (cursor, signal) =>
              listBets(
                {
                  ...betsInput(days, filters),
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
