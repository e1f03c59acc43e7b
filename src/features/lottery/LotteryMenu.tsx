import { Trans, useLingui } from '@lingui/react/macro'
import { isFirstTry } from '#core/gateway/isFirstTry.ts'
import { NavLink } from '#core/navigation/Link.tsx'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AREA_TABS, lotteryPath } from './lotteryPaths.ts'
import { LotteryCard } from './LotteryCard.tsx'
import { areaNames } from './messages.ts'
import type { Lottery, LotteryArea } from './schema.ts'
import { useLatestDraws, useRecentLotteries } from './useLotteries.ts'

interface Props {
  lotteries: readonly Lottery[]
  /** Time by the gateway's clock at which the draws were fetched, in milliseconds. */
  asOf: number
  /** Area whose lotteries are shown; undefined for all areas. */
  area: LotteryArea | undefined
}

/** All lotteries by area. The lotteries that the player played last come before them. */
export function LotteryMenu({ lotteries, asOf, area }: Props) {
  const { t, i18n } = useLingui()
  const { data: latest, error, refetch } = useLatestDraws(asOf)
  const latestOf = ({ gameCode }: Lottery) =>
    latest?.get(gameCode) ?? (latest || error ? null : undefined)
  const playedLast = useRecentLotteries()
  if (!area && isFirstTry(playedLast)) return <MenuSkeleton />
  const played = (playedLast.data ?? []).flatMap(
    ({ gameCode }) => lotteries.find((lottery) => lottery.gameCode === gameCode) ?? [],
  )
  const areas = [...new Set(lotteries.map((lottery) => lottery.area))]
  const groups = [
    ...(played.length > 0 && !area
      ? [
          {
            id: 'recent',
            title: t({
              message: 'Recently played',
              comment: 'Mark at the lottery that the player opened last',
            }),
            list: played,
          },
        ]
      : []),
    ...areas
      .filter((each) => !area || each === area)
      .map((each) => ({
        id: each,
        title: i18n._(areaNames[each]),
        list: lotteries.filter((lottery) => lottery.area === each),
      })),
  ]
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-5 pb-24 lg:px-8 lg:pb-10">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-title">
          <Trans comment="Name of a menu: chooses a lottery">Lottery</Trans>
        </h1>
        <nav
          aria-label={t({ message: 'Areas', comment: 'Groups of lotteries by country' })}
          className="flex gap-2"
        >
          {AREA_TABS.map((tab) => (
            <NavLink
              key={tab ?? 'all'}
              to={lotteryPath(tab)}
              className="inline-flex min-h-10 items-center rounded-pill border border-border px-4 text-label font-medium text-muted transition-colors duration-quick hover:text-text aria-[current=page]:border-primary-mark aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft"
            >
              {tab ? i18n._(areaNames[tab]) : <Trans context="all lotteries">All</Trans>}
            </NavLink>
          ))}
        </nav>
      </div>
      {error && !latest && <LineFailure error={error} onRetry={() => void refetch()} />}
      {groups.map(({ id, title, list }) => (
        <section key={id} aria-labelledby={`area-${id}`} className="flex flex-col gap-3">
          <h2 id={`area-${id}`} className={area ? 'sr-only' : 'text-heading'}>
            {title}
          </h2>
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
            {list.map((lottery) => (
              <li key={lottery.gameCode}>
                <LotteryCard lottery={lottery} latest={latestOf(lottery)} shownIn={area} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export function MenuSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="mx-auto grid max-w-page grid-cols-1 gap-3 px-4 py-5 sm:grid-cols-2 lg:px-8 xl:grid-cols-3 2xl:grid-cols-4"
    >
      {Array.from({ length: 12 }, (_each, index) => (
        <Skeleton key={index} className="h-28 rounded-panel" />
      ))}
    </div>
  )
}
