import { Trans } from '@lingui/react/macro'
import { GameCover, OpeningCover } from './GameCover.tsx'
import { GameEnd } from './GameEnd.tsx'
import { GameFrame } from './GameFrame.tsx'
import { GameRefusal } from './GameRefusal.tsx'
import { GameWindow } from './GameWindow.tsx'
import { NextUp } from './NextUp.tsx'
import type { Game } from './useGame.ts'
import type { useLeave } from './useLeave.ts'
import type { usePick } from './usePick.ts'

interface Props {
  game: Game
  leaveTaking: Pick<ReturnType<typeof useLeave>, 'leaving' | 'leave' | 'end' | 'goOn'>
  onPick: ReturnType<typeof usePick>['pick']
  /** Closes the game; asks for confirmation first if a round is open. */
  onClose: () => void
}

/**
 * The area below a game's bar: first the loading picture, then the game, or a note if the game is
 * in its own window. After that comes the reason why the game did not open, or the end of the game.
 */
export function GameStage({ game, leaveTaking, onPick, onClose }: Props) {
  const { play, target, tab, setTab, round, reload, servers, switchServer } = game
  const { leaving, leave, end, goOn } = leaveTaking
  const cover = { name: game.name, cover: target.cover }
  const server = game.isSwitch ? servers?.current : undefined
  // While the money is moved back, the game is already closed.
  const returning = leaving === 'returning' || leaving === 'stuck'
  return (
    <div className="relative min-h-0 flex-1">
      {returning ? (
        <GameCover {...cover}>
          <p role="status" className="text-body text-muted">
            <Trans>Moving your balance back…</Trans>
          </p>
        </GameCover>
      ) : leaving === 'ended' ? (
        <GameEnd
          game={game}
          onAgain={() => {
            goOn()
            reload()
          }}
          onClose={leave}
          onPick={onPick}
        />
      ) : play.phase === 'opening' ? (
        <OpeningCover {...cover} slow={false} server={server} />
      ) : play.phase === 'refused' ? (
        <GameRefusal game={game} fault={play.fault} onClose={leave} onPick={onPick} />
      ) : play.launched.ownWindow ? (
        <GameWindow
          key={play.round}
          {...cover}
          tab={tab}
          address={play.address}
          onTab={setTab}
          onReload={reload}
          onDone={onClose}
          after={<NextUp game={game} onPick={onPick} />}
        />
      ) : (
        <GameFrame
          key={play.round}
          {...cover}
          address={play.address}
          needs={play.launched.needs}
          round={round}
          servers={servers}
          server={server}
          onReload={reload}
          onSwitch={switchServer}
          onReturn={end}
        />
      )}
    </div>
  )
}
