import { GameBar } from './GameBar.tsx'
import { GameStage } from './GameStage.tsx'
import { HidingBar } from './HidingBar.tsx'
import { LeaveDialogs } from './LeaveDialogs.tsx'
import type { PlayTarget } from './lotteryTerms.ts'
import { PlayBalance } from './PlayBalance.tsx'
import { useGame } from './useGame.ts'
import { useLeave } from './useLeave.ts'
import { usePick } from './usePick.ts'

interface Props {
  target: PlayTarget
  /** Called after the game or the player has closed the game. */
  onLeft: () => void
}

/**
 * A game within a page, in the space that the page leaves for the game. Each target needs a new
 * React key.
 */
export function InlineGame({ target: first, onLeft }: Props) {
  const game = useGame(first)
  const { target, funds, name, vendor } = game
  const leaveTaking = useLeave(game, onLeft)
  const { isRunning, leave, ask } = leaveTaking
  const onPick = usePick(game, leaveTaking, true)
  const onClose = () => ask('leave', leave)
  // The page around the game already shows the name of the first game, so the bar leaves that name
  // out.
  const isNamed = target === first && first.name !== undefined
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <HidingBar hide={isRunning}>
        <GameBar
          {...{ game, isRunning, ask, onPick, onClose }}
          name={isNamed && vendor ? vendor : name}
          vendor={isNamed ? undefined : vendor}
        >
          <PlayBalance
            trial={target.trial === true}
            away={funds.away}
            isShown
            onTopUp={isRunning ? funds.topUp : undefined}
          />
        </GameBar>
      </HidingBar>
      <GameStage {...{ game, leaveTaking, onClose }} onPick={onPick.pick} />
      <LeaveDialogs {...leaveTaking} />
    </div>
  )
}
