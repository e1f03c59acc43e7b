import { Trans } from '@lingui/react/macro'
import { GameCover, OpeningCover } from './GameCover.tsx'
import { GameFrame } from './GameFrame.tsx'
import { GameRefusal } from './GameRefusal.tsx'
import { GameWindow } from './GameWindow.tsx'
import type { Game } from './useGame.ts'
import type { useLeave } from './useLeave.ts'

interface Props {
  game: Game
  leaveTaking: Pick<ReturnType<typeof useLeave>, 'leaving' | 'leave'>
}

/** The game's place: its cover, then the game itself, its window, or why it did not open. */
export function GameStage({ game, leaveTaking: { leaving, leave } }: Props) {
  const { play, target, tab, setTab, reload, changeLine, pick } = game
  const cover = { name: game.name, cover: target.cover }
  // The game is closed already while its money is moved back.
  const returning = leaving === 'returning' || leaving === 'stuck'
  return (
    <div className="relative min-h-0 flex-1">
      {returning ? (
        <GameCover {...cover}>
          <p role="status" className="text-body text-muted">
            <Trans>Bringing your balance back…</Trans>
          </p>
        </GameCover>
      ) : play.phase === 'opening' ? (
        <OpeningCover {...cover} slow={false} />
      ) : play.phase === 'refused' ? (
        <GameRefusal
          {...cover}
          fault={play.fault}
          onRetry={reload}
          onChangeLine={play.fault.step === 'launch' ? changeLine : undefined}
          onClose={leave}
          onPick={pick}
        />
      ) : play.launched.ownWindow ? (
        <GameWindow
          key={play.round}
          {...cover}
          tab={tab}
          address={play.address}
          onTab={setTab}
          onReload={reload}
          onDone={leave}
        />
      ) : (
        <GameFrame
          key={play.round}
          {...cover}
          address={play.address}
          needs={play.launched.needs}
          onReload={reload}
          onChangeLine={changeLine}
          onReturn={leave}
        />
      )}
    </div>
  )
}
