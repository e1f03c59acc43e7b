import { GameBar } from './GameBar.tsx'
import { GameStage } from './GameStage.tsx'
import { LeaveDialogs } from './LeaveDialogs.tsx'
import type { PlayTarget } from './lotteryTerms.ts'
import { PlayBalance } from './PlayBalance.tsx'
import { useGameName } from './useGameName.ts'
import { useLeave } from './useLeave.ts'
import { usePlay } from './usePlay.ts'
import { useTab } from './useTab.ts'

interface Props {
  target: PlayTarget
  /** The game, or the player, is done. */
  onLeft: () => void
}

/** A game within a page, in the place that is left for it. Key it by what it opens. */
export function InlineGame({ target: first, onLeft }: Props) {
  const playing = usePlay(first)
  const { play, target, funds, reload, changeLine, pick } = playing
  const leaveTaking = useLeave(playing, onLeft)
  const { leaving, leave, ask } = leaveTaking
  const launched = play.phase === 'open' ? play.launched : undefined
  const { name, vendor } = useGameName(target, launched)
  const [tab, setTab] = useTab(undefined, name, play)
  return (
    <>
      <GameBar
        // A page that names what it opens has said so above.
        name={(first.name && vendor) || name}
        vendor={first.name ? undefined : vendor}
        onReload={launched && !launched.ownWindow ? reload : undefined}
        onChangeLine={launched && !launched.ownWindow ? changeLine : undefined}
        onClose={() => (play.phase === 'open' ? ask() : leave())}
      >
        {/* The page's own header has the balance that both play from. */}
        {(funds.away || target.trial) && (
          <PlayBalance trial={target.trial === true} away={funds.away} />
        )}
      </GameBar>
      <GameStage
        play={play}
        name={name}
        cover={target.cover}
        returning={leaving === 'returning' || leaving === 'stuck'}
        tab={tab}
        onReload={reload}
        onTab={setTab}
        onChangeLine={changeLine}
        onPick={pick}
        onLeave={leave}
      />
      <LeaveDialogs {...leaveTaking} />
    </>
  )
}
