import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Users } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatDays, formatZone } from '#lib/periodFormats.ts'
import { boundsOf } from '#lib/periods.ts'
import { joinSentences } from '#lib/phrases.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { FigureTiles } from './FigureTiles.tsx'
import { OVERVIEW_PRESETS, type OverviewPreset } from './overviewDays.ts'
import { overviewQuery } from './queries.ts'
import { TeamChanges } from './TeamChanges.tsx'
import { TeamPeople } from './TeamPeople.tsx'
import { TrendChart } from './TrendChart.tsx'
import { useOverviewState } from './useOverviewState.ts'

const PRESET_NAMES: Record<OverviewPreset, MessageDescriptor> = {
  today: msg({ message: 'Today', comment: 'Choice of a period' }),
  yesterday: msg({ message: 'Yesterday', comment: 'Choice of a period' }),
  thisMonth: msg({ message: 'This month', comment: 'Choice of a period' }),
  lastMonth: msg({ message: 'Last month', comment: 'Choice of a period' }),
}

/**
 * The overview of the agent's team: figures, changes and the members behind them (docs/product.md
 * §12.4).
 */
export function OverviewPage() {
  const { t } = useLingui()
  const brand = useBrand()
  const state = useOverviewState()
  const { preset, figure, days } = state
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...overviewQuery(days), enabled })
  const currency = data?.currency ?? brand.currency
  const shown = isPlaceholderData ? undefined : data
  const isEmpty = data?.teamSize === 0
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <section
        aria-label={t({ message: 'Period', comment: 'Name of the choice of days' })}
        className="flex min-w-0 flex-col gap-3"
      >
        <div className="scroll-row -mx-4 flex gap-2 px-4 lg:mx-0 lg:flex-wrap lg:px-0">
          {OVERVIEW_PRESETS.map((each) => (
            <Chip
              key={each}
              active={each === preset}
              className="min-h-thumb"
              onClick={() => state.choosePreset(each)}
            >
              {t(PRESET_NAMES[each])}
            </Chip>
          ))}
        </div>
        <PeriodWords {...state} />
      </section>
      {isEmpty && <NoTeam />}
      {error && !data ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <FigureTiles
            current={shown?.current}
            before={shown?.before}
            currency={currency}
            isPartial={preset === 'today'}
            chosen={figure}
            onChoose={state.chooseFigure}
          />
          {data ? (
            <TrendChart figure={figure} trend={data.trend} currency={currency} />
          ) : (
            <Skeleton className="h-80 rounded-panel" />
          )}
        </>
      )}
      {!isEmpty && (
        <>
          <TeamChanges days={days} />
          <TeamPeople days={days} />
        </>
      )}
      <p className="text-caption text-pretty text-muted">
        <Trans>
          The figures cover you and everyone below you. Bets count on the day on which they were
          settled, and a bet that is voided later is deducted on the day of the void. The net result
          is your team’s: wins, bonuses and rebates, less stakes.
        </Trans>
      </p>
    </div>
  )
}

/**
 * Says which days the overview covers, in which time zone, and with which days they are compared.
 */
function PeriodWords({ preset, days, before, zone }: ReturnType<typeof useOverviewState>) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (
    <div className="flex flex-col gap-0.5">
      <p className="text-label font-semibold" aria-live="polite">
        {formatDays(days, locale)}
      </p>
      <p className="text-caption text-pretty text-muted">
        {joinSentences(
          preset === 'today'
            ? t`Compared with all of yesterday, because yesterday’s figures up to this hour aren’t known.`
            : t`Compared with the previous period: ${{ range: formatDays(before, locale) }}.`,
          t({
            message: `Days and times in ${{ zone: formatZone(zone, boundsOf(days, zone).start) }}`,
            comment: 'A time zone, such as Asia/Bangkok (GMT+7)',
          }),
        )}
      </p>
    </div>
  )
}

function NoTeam() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Users />}
      title={t`Nobody is on your team yet`}
      detail={t`Open an account for someone, or send a link so that people sign up under you. What they play shows here.`}
      action={
        <Link to={paths.agentHome('registerCenter')} className={buttonClass({})}>
          <Trans>Open an account</Trans>
        </Link>
      }
    />
  )
}
