import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatDays, formatMoment } from '#lib/periodFormats.ts'
import { PeriodBar } from '#parts/records/PeriodBar.tsx'
import { RecordFacts } from '#parts/records/RecordFacts.tsx'
import { RecordList } from '#parts/records/RecordList.tsx'
import { ColumnNames, RecordRow } from '#parts/records/RecordRow.tsx'
import { Reference } from '#parts/records/Reference.tsx'
import type { FilterSpec } from '#parts/records/recordsUrl.ts'
import { SumsRow } from '#parts/records/SumsRow.tsx'
import { useRecordState } from '#parts/records/useRecordState.ts'
import { ChipChoice } from '#ui/ChipChoice.tsx'
import { ENTRY_NAMES } from './messages.ts'
import { entryPagesQuery } from './queries.ts'
import { ENTRY_KINDS, type EntryKind, type PointEntry } from './schema.ts'
import { useWritePoints } from './usePoints.ts'

interface EntryFilters {
  kind?: EntryKind | undefined
}
const FILTERS: FilterSpec<EntryFilters> = { kind: ENTRY_KINDS }

/** Every movement of the player's points, with the balance after it. */
export function DetailsPage() {
  const { t } = useLingui()
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const write = useWritePoints()
  const record = useRecordState(FILTERS)
  const { days, filters, zone } = record
  const query = useInfiniteQuery({ ...entryPagesQuery(days, filters.kind, context), enabled })
  const sums = query.data?.pages.at(-1)?.sums
  const kinds = {
    IN: t({ message: 'Received', context: 'filter of points' }),
    OUT: t({ message: 'Spent', context: 'filter of points' }),
  }
  return (
    <section
      aria-label={t({ message: 'Points details', comment: 'Title: all movements of points' })}
      className="flex w-full min-w-0 flex-col gap-5 max-lg:gap-3"
    >
      <PeriodBar {...record} onChoose={record.choosePeriod}>
        <ChipChoice
          label={t`Filters`}
          options={[undefined, ...ENTRY_KINDS]}
          chosen={filters.kind}
          name={(kind) => (kind ? kinds[kind] : t({ message: 'All', context: 'filter of points' }))}
          onChoose={(kind) => record.chooseFilters({ kind })}
          className="lg:flex-wrap"
        />
      </PeriodBar>
      <SumsRow
        label={t`Totals for this period`}
        sums={[
          { label: kinds.IN, value: sums && write.figure(sums.received) },
          { label: kinds.OUT, value: sums && write.figure(sums.spent) },
          {
            label: t`Change in points`,
            value: sums && <Signed points={sums.received - sums.spent} />,
            strong: true,
          },
        ]}
      />
      <div className="flex flex-col gap-2">
        <ColumnNames
          names={[
            t({ message: 'Entry', comment: 'Filter: kind of a movement of points' }),
            t({ message: 'Points after', comment: 'Table heading: points after a movement' }),
            t({ message: 'Points', comment: 'Heads a column: how many points came or went' }),
          ]}
        />
        <RecordList
          key={JSON.stringify([days, filters])}
          label={t`Points details`}
          query={query}
          rowHeight={72}
          renderRow={(entry) => <EntryRow entry={entry} zone={zone} />}
        />
      </div>
    </section>
  )
}

/**
 * Number of points that were gained or spent. A sign tells the two apart, and a colour in addition.
 */
function Signed({ points }: { points: number }) {
  const write = useWritePoints()
  return (
    <span className={`tabular-nums ${points > 0 ? 'text-success-text' : ''}`}>
      {`${points > 0 ? '+' : ''}${write.figure(points)}`}
    </span>
  )
}

function EntryRow({ entry, zone }: { entry: PointEntry; zone: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const write = useWritePoints()
  const { at, type, points, balanceAfter, reference, betDay } = entry
  const time = formatMoment(at, locale, zone)
  const day = betDay && formatDays({ from: betDay, to: betDay }, locale)
  const isExchange = type === 'REDEEMED' || type === 'RETURNED' || type === 'CONVERTED'
  return (
    <RecordRow
      title={t(ENTRY_NAMES[type])}
      caption={
        day
          ? t({ message: `Bets of ${day}`, comment: 'Reason for points: the bets of a day' })
          : time
      }
      aside={
        <span className="text-caption text-muted tabular-nums">
          <Trans comment="The number of points after a movement">
            <span className="sm:sr-only">Points after</span>{' '}
            <Plural value={{ points: balanceAfter }} other="#" />
          </Trans>
        </span>
      }
      amount={<Signed points={points} />}
    >
      <RecordFacts
        facts={[
          [t({ message: 'Time', context: 'of a movement of points' }), time],
          Boolean(day) && [t`Day of the bets`, day],
          [t`Points after`, write.points(balanceAfter)],
          [
            t({ message: 'Reference', context: 'of a movement of points' }),
            <Reference key="reference" text={reference} />,
          ],
        ]}
      />
      {isExchange && (
        <Link
          to={paths.pointMall(`history/${reference}`)}
          className="inline-flex min-h-thumb items-center self-start text-label font-semibold text-primary-text hover:underline"
        >
          <Trans>Show the receipt</Trans>
        </Link>
      )}
    </RecordRow>
  )
}
