import { GameBar } from './GameBar.tsx'
import { GameStage } from './GameStage.tsx'
import { LeaveDialogs } from './LeaveDialogs.tsx'
import type { PlayTarget } from './lotteryTerms.ts'
import { PlayBalance } from './PlayBalance.tsx'
import { useGame } from './useGame.ts'
import { useLeave } from './useLeave.ts'

interface Props {
  target: PlayTarget
  /** The game, or the player, is done. */
  onLeft: () => void
}

/** A game within a page, in the place that is left for it. Key it by what it opens. */
export function InlineGame({ target: first, onLeft }: Props) {
  const game = useGame(first)
  const { play, target, funds, name, vendor, actions } = game
  const leaveTaking = useLeave(game, onLeft)
  const { leave, ask } = leaveTaking
  return (
    <>
      <GameBar
        // A page that names what it opens has said so above.
        name={(first.name && vendor) || name}
        vendor={first.name ? undefined : vendor}
        {...actions}
        onClose={() => (play.phase === 'open' ? ask() : leave())}
      >
        {/* The page's own header has the balance that both play from. */}
        {(funds.away || target.trial) && (
          <PlayBalance trial={target.trial === true} away={funds.away} />
        )}
      </GameBar>
      <GameStage game={game} leaveTaking={leaveTaking} />
      <LeaveDialogs {...leaveTaking} />
    </>
  )
}
