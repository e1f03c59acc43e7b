import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { identityAtom, mayAskAtom } from '#core/session/session.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { formatMoment } from '#lib/periodFormats.ts'
import { writeZonedTime } from '#lib/periods.ts'
import { ExportButton } from '#parts/records/ExportButton.tsx'
import { PeriodBar } from '#parts/records/PeriodBar.tsx'
import { RecordFacts } from '#parts/records/RecordFacts.tsx'
import { RecordList } from '#parts/records/RecordList.tsx'
import { ColumnNames, RecordRow } from '#parts/records/RecordRow.tsx'
import { Reference } from '#parts/records/Reference.tsx'
import { SignedAmount } from '#parts/records/SignedAmount.tsx'
import { SumsRow } from '#parts/records/SumsRow.tsx'
import { useRecordState } from '#parts/records/useRecordState.ts'
import { ChipChoice } from '#ui/ChipChoice.tsx'
import { listMovements } from './api.ts'
import { MOVEMENT_FILTERS } from './filters.ts'
import { KIND_NAMES, MOVEMENT_NAMES } from '#parts/records/rowMessages.ts'
import { movementPagesQuery, movementsInput } from './queries.ts'
import { MOVEMENT_KINDS, type Movement } from '#parts/records/schema.ts'

/** Number of rows that one request fetches for the downloaded file. */
const FILE_PAGE = 500

/** The account record: every movement of the main wallet, with the balance after it. */
export function MovementsPage() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const brand = useBrand()
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const isAgent = useAtomValue(identityAtom) === 'agent'
  const record = useRecordState(MOVEMENT_FILTERS)
  const { days, filters, zone } = record
  const query = useInfiniteQuery({ ...movementPagesQuery(days, filters, context), enabled })
  const latest = query.data?.pages.at(-1)
  const currency = latest?.currency ?? brand.currency
  const sums = latest?.sums
  const write = (amount: string) => formatMoney(amount, locale, currency)
  return (
    <div className="flex min-w-0 flex-col gap-5 max-lg:gap-3">
      <PeriodBar {...record} onChoose={record.choosePeriod}>
        <ChipChoice
          label={t`Transactions`}
          options={[undefined, ...MOVEMENT_KINDS.filter((kind) => isAgent || kind !== 'INCOME')]}
          chosen={filters.kind}
          name={(kind) => (kind ? t(KIND_NAMES[kind]) : t`All transactions`)}
          onChoose={(kind) => record.chooseFilters({ kind })}
          className="lg:flex-wrap"
        />
      </PeriodBar>
      {/* A list that never came has no sums to wait for. */}
      {(latest || !query.isError) && (
        <SumsRow
          label={t`Totals for this period`}
          sums={[
            {
              label: t`Transactions`,
              value: sums && formatCount(sums.count, locale),
            },
            {
              label: t({ message: 'In', context: 'sum of what came into a wallet' }),
              value: sums && write(sums.received),
            },
            {
              label: t({ message: 'Out', context: 'sum of what left a wallet' }),
              value: sums && write(sums.paid),
            },
            {
              label: t`Change in balance`,
              value: sums && <SignedAmount amount={sums.net} {...{ locale, currency }} />,
              strong: true,
            },
          ]}
        />
      )}
      <div className="flex flex-col gap-2">
        <ColumnNames names={[t`Transaction`, t`Balance after`, t`Amount`]} />
        <RecordList
          key={JSON.stringify([days, filters])}
          label={t`Transactions`}
          query={query}
          rowHeight={72}
          renderRow={(movement) => <MovementRow {...{ movement, locale, currency, zone }} />}
        />
      </div>
      <div className="flex justify-end">
        <ExportButton
          name="account-record"
          {...{ days, filters }}
          count={sums?.count}
          source={{
            names: [
              t`Time (${zone})`,
              t`Transaction`,
              t`Amount`,
              t`Balance after`,
              t`Currency`,
              t({ message: 'Reference', context: 'of a bet or a transaction' }),
            ],
            cellsOf: (movement: Movement) => [
              writeZonedTime(Date.parse(movement.at), zone),
              t(MOVEMENT_NAMES[movement.type]),
              { decimal: movement.amount },
              { decimal: movement.balanceAfter },
              currency,
              movement.reference,
            ],
            fetchPage: (cursor, signal) =>
              listMovements(
                {
                  ...movementsInput(days, filters),
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

function MovementRow({
  movement,
  locale,
  currency,
  zone,
}: {
  movement: Movement
  locale: string
  currency: string
  zone: string
}) {
  const { t } = useLingui()
  const time = formatMoment(movement.at, locale, zone)
  const balance = formatMoney(movement.balanceAfter, locale, currency)
  return (
    <RecordRow
      title={t(MOVEMENT_NAMES[movement.type])}
      caption={time}
      aside={
        <span className="text-caption text-muted tabular-nums">
          <Trans comment="The balance after a movement of money">
            <span className="sm:sr-only">Balance after</span> {balance}
          </Trans>
        </span>
      }
      amount={<SignedAmount amount={movement.amount} {...{ locale, currency }} />}
    >
      <RecordFacts
        facts={[
          [t({ message: 'Time', context: 'of a movement of money' }), time],
          [t`Balance after`, balance],
          [
            t({ message: 'Reference', context: 'of a bet or a transaction' }),
            <Reference key="reference" text={movement.reference} />,
          ],
        ]}
      />
    </RecordRow>
  )
}
