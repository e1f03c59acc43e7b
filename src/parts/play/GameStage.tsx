import { Trans } from '@lingui/react/macro'
import type { LaunchTarget } from '#core/popups/popups.ts'
import { GameCover, OpeningCover } from './GameCover.tsx'
import { GameFrame } from './GameFrame.tsx'
import { GameRefusal } from './GameRefusal.tsx'
import { GameWindow } from './GameWindow.tsx'
import type { Play } from './usePlay.ts'

interface Props {
  play: Play
  name: string
  cover?: string | undefined
  /** The money is being moved back: the game is closed already. */
  returning: boolean
  tab: Window | undefined
  onReload: () => void
  /** Another window was opened for the game. */
  onTab: (tab: Window | undefined) => void
  onChangeLine?: (() => void) | undefined
  onPick: (target: LaunchTarget) => void
  /** The game, or the player, is done. */
  onLeave: () => void
}

/** The game's place: its cover, then the game itself, its window, or why it did not open. */
export function GameStage({ play, name, cover, returning, tab, ...on }: Props) {
  const game = { name, cover }
  return (
    <div className="relative min-h-0 flex-1">
      {returning ? (
        <GameCover {...game}>
          <p role="status" className="text-body text-muted">
            <Trans>Bringing your balance back…</Trans>
          </p>
        </GameCover>
      ) : play.phase === 'opening' ? (
        <OpeningCover {...game} slow={false} />
      ) : play.phase === 'refused' ? (
        <GameRefusal
          {...game}
          fault={play.fault}
          onRetry={on.onReload}
          onChangeLine={play.fault.step === 'launch' ? on.onChangeLine : undefined}
          onClose={on.onLeave}
          onPick={on.onPick}
        />
      ) : play.launched.ownWindow ? (
        <GameWindow
          key={play.round}
          {...game}
          tab={tab}
          address={play.address}
          onTab={on.onTab}
          onReload={on.onReload}
          onDone={on.onLeave}
        />
      ) : (
        <GameFrame
          key={play.round}
          {...game}
          address={play.address}
          needs={play.launched.needs}
          onReload={on.onReload}
          onChangeLine={on.onChangeLine}
          onReturn={on.onLeave}
        />
      )}
    </div>
  )
}
