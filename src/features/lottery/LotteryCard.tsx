import { Trans } from '@lingui/react/macro'
import { Link } from '#core/navigation/Link.tsx'
import { STARTS_GAME } from '#core/navigation/startsGame.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Countdown } from './Countdown.tsx'
import { LotteryIcon } from './LotteryIcon.tsx'
import { lotteryPath } from './lotteryPaths.ts'
import { Numbers } from './Numbers.tsx'
import type { Draw, Lottery, LotteryArea } from './schema.ts'

interface Props {
  lottery: Lottery
  /** Newest draw of the lottery; null if there is none, undefined while it loads. */
  latest: Draw | null | undefined
  /** Lottery area of the page that shows the card; undefined for the page of all areas. */
  shownIn: LotteryArea | undefined
}

/** Card of one lottery: the time of its next draw and the numbers of its last draw. */
export function LotteryCard({ lottery, latest, shownIn }: Props) {
  return (
    <Link
      to={lotteryPath(shownIn, lottery.gameCode)}
      state={STARTS_GAME}
      className="flex h-full flex-col gap-3 card-raised p-3 transition-transform duration-quick hover:-translate-y-(--lift)"
    >
      <span className="flex items-center gap-3 tight:flex-wrap">
        <LotteryIcon lottery={lottery} />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-body leading-tight font-bold">{lottery.name}</span>
          <span className="block text-caption text-muted">
            <Trans comment="Number of a lottery’s draw">Draw {{ issue: lottery.issue }}</Trans>
          </span>
        </span>
        {lottery.inMaintenance ? (
          <span className="text-caption text-muted tight:basis-full">
            <Trans context="lottery">Under maintenance</Trans>
          </span>
        ) : (
          <Countdown lottery={lottery} />
        )}
      </span>
      <span className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1">
        {latest && (
          <>
            <span className="text-caption text-muted">
              <Trans comment="Label: the numbers that were drawn last">Last draw</Trans>
            </span>
            <Numbers numbers={latest.numbers} />
          </>
        )}
        {latest === undefined && <Skeleton className="h-7 w-40" />}
      </span>
    </Link>
  )
}
