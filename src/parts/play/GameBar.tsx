import { useLingui } from '@lingui/react/macro'
import { ArrowLeft, Maximize, Minimize } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { GameHeart } from './GameHeart.tsx'
import { GameMenu } from './GameMenu.tsx'
import type { FullScreen } from './useFullScreen.ts'
import type { Game } from './useGame.ts'
import type { useLeave } from './useLeave.ts'
import type { usePick } from './usePick.ts'

interface Props {
  /** The game that the bar stands above. */
  game: Game
  /** Name of the game; missing if the page around the game already shows it. */
  name?: string | undefined
  /** Name of the company that made the game, if it is known. */
  vendor?: string | undefined
  /** Whether a game runs, so that closing it must be confirmed. */
  isRunning: boolean
  /** Asks the player before the running game is left. */
  ask: ReturnType<typeof useLeave>['ask']
  /** Opens another game that the player picks in the menu. */
  onPick: ReturnType<typeof usePick>
  /** Full-screen mode; missing if the browser has none, or if the game is only a part of a page. */
  fullScreen?: FullScreen | undefined
  /** Balance of the player, shown in the bar. */
  children?: ReactNode
  /** Called when the player presses the back button. */
  onClose: () => void
}

/**
 * The bar above a game, one line high, with the back button, the game's name, the balance, the
 * heart and full screen.
 */
export function GameBar({
  game,
  name,
  vendor,
  isRunning,
  ask,
  onPick,
  fullScreen,
  children,
  onClose,
}: Props) {
  const { t } = useLingui()
  const toggleLabel = fullScreen?.on
    ? t`Leave full screen`
    : t({ message: 'Full screen', comment: 'Button of a game' })
  return (
    <header className="flex h-12 items-center border-b border-border bg-overlay sm:gap-0.5 sm:px-1 lg:px-2">
      <IconButton label={t`Close the game`} onClick={onClose}>
        <ArrowLeft className="size-5.5 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      <div className="flex min-w-16 flex-1">
        <GameMenu
          game={game}
          name={name ?? game.name}
          vendor={vendor}
          {...{ isRunning, ask, onPick, fullScreen }}
        />
      </div>
      {children}
      <GameHeart game={game} />
      {fullScreen && (
        <IconButton
          label={toggleLabel}
          onClick={fullScreen.toggle}
          className="max-[22.5rem]:hidden"
        >
          {fullScreen.on ? (
            <Minimize className="size-5" aria-hidden="true" />
          ) : (
            <Maximize className="size-5" aria-hidden="true" />
          )}
        </IconButton>
      )}
    </header>
  )
}
