import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { PageGame } from '#parts/play/PageGame.tsx'
import { Countdown } from './Countdown.tsx'
import { LotteryIcon } from './LotteryIcon.tsx'
import { lotteryPath } from './lotteryPaths.ts'
import { PastDraws } from './PastDraws.tsx'
import type { Lottery, LotteryArea } from './schema.ts'

interface Props {
  lottery: Lottery
  /**
   * Lottery area of the page from which the lottery was opened; undefined for the page of all
   * areas.
   */
  shownIn: LotteryArea | undefined
}

/**
 * One lottery: its next draw, the game for bets and the past numbers. The link back is in the
 * game's own bar, because the game first moves its money back to the main wallet.
 */
export function LotteryTable({ lottery, shownIn }: Props) {
  const navigate = useNavigate()
  const { gameCode, vendor, type, area, name, icon } = lottery
  return (
    <div className="flex flex-col pb-16 lg:h-[calc(100dvh-var(--spacing)*31.5)] lg:min-h-144 lg:pb-0">
      <header className="flex items-center gap-3 border-b border-border p-2 sm:p-3 lg:px-6">
        <LotteryIcon lottery={lottery} />
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 text-heading">{name}</h1>
          <p className="text-caption text-muted">
            <Trans>Draw {{ issue: lottery.issue }}</Trans>
          </p>
        </div>
        {!lottery.inMaintenance && <Countdown lottery={lottery} large />}
      </header>
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <div className="flex h-[calc(100dvh-var(--spacing)*50)] min-h-130 flex-col lg:h-auto lg:min-h-0 lg:flex-1">
          <PageGame
            key={gameCode}
            target={{ vendor, type, code: gameCode, area, name, cover: icon }}
            onLeft={() => void navigate(lotteryPath(shownIn))}
          />
        </div>
        <aside className="lg:w-96 lg:overflow-y-auto lg:border-s lg:border-border">
          <PastDraws lottery={lottery} />
        </aside>
      </div>
    </div>
  )
}
