import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Target } from 'lucide-react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { isOffered } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PERIOD_NAMES } from './messages.ts'
import { MissionCard } from './MissionCard.tsx'
import { countClaimable, missionsQuery } from './queries.ts'
import { MISSION_PERIODS, type MissionPeriod, type MissionSummary } from './schema.ts'
import { SeasonCard } from './SeasonCard.tsx'
import { TimeLeft } from './TimeLeft.tsx'

/** The current missions, grouped by how long they last. */
export function MissionList() {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  const options = useGameOptions()
  const { data, error, refetch } = useQuery({ ...missionsQuery(usePageContext()), enabled })
  if (!data) {
    return error ? (
      <SectionFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton />
    )
  }
  const missions = data.missions.filter(
    ({ gameTypes }) =>
      gameTypes.length === 0 || gameTypes.some((type) => isOffered({ type }, options)),
  )
  const summary = { ...data, missions }
  const ready = countClaimable(summary)
  return (
    <div className="flex min-w-0 flex-col gap-7">
      <SeasonCard season={data.season} onEnd={() => void refetch()}>
        {ready > 0
          ? t`${plural(ready, { one: '# reward is ready', other: '# rewards are ready' })}`
          : t`Every mission is counted automatically.`}
      </SeasonCard>
      {missions.length === 0 ? (
        <EmptyState
          icon={<Target />}
          title={t`No missions right now`}
          detail={t`New ones are on their way. Meanwhile, have a look at the leaderboard.`}
        />
      ) : (
        MISSION_PERIODS.map((period) => (
          <PeriodSection key={period} {...{ period, summary }} onEnd={() => void refetch()} />
        ))
      )}
    </div>
  )
}

function PeriodSection({
  period,
  summary: { missions, currency },
  onEnd,
}: {
  period: MissionPeriod
  summary: MissionSummary
  onEnd: () => void
}) {
  const { t } = useLingui()
  const own = missions.filter((mission) => mission.period === period)
  const [first] = own
  if (!first) return null
  const id = `missions-${period.toLowerCase()}`
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="section-title text-heading">
          {t(PERIOD_NAMES[period])}
        </h2>
        <p className="text-label text-muted">
          <Trans comment="A clock that runs down follows">
            Ends in{' '}
            <span className="font-semibold text-text">
              <TimeLeft until={first.endsAt} onEnd={onEnd} />
            </span>
          </Trans>
        </p>
      </div>
      <div className="grid gap-3 xl:grid-cols-2 xl:[&>article:last-child:nth-child(odd)]:col-span-2">
        {own.map((mission) => (
          <MissionCard key={mission.id} {...{ mission, currency }} />
        ))}
      </div>
    </section>
  )
}

const ListSkeleton = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-36 rounded-panel" />
    <div className="grid gap-3 xl:grid-cols-2">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-44 rounded-panel" />
      ))}
    </div>
  </div>
)
