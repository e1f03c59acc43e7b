import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { GameCover } from './GameCover.tsx'
import { NextUp } from './NextUp.tsx'
import type { Game } from './useGame.ts'
import type { usePick } from './usePick.ts'

interface Props {
  /** The game that has closed itself. */
  game: Game
  /** Called when the player wants the same game again. */
  onAgain: () => void
  /** Called when the player goes back to the games. */
  onClose: () => void
  /** Opens another game that the player picks below. */
  onPick: ReturnType<typeof usePick>['pick']
}

/** What is shown after a game has closed itself: a button back, then other games to play. */
export function GameEnd({ game, onAgain, onClose, onPick }: Props) {
  const { t } = useLingui()
  const { name, target } = game
  const back = useRef<HTMLButtonElement>(null)
  // The focus was in the game's frame, which is gone; so the back button gets the focus.
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  return (
    <GameCover
      name={t({ message: `You left ${name}`, comment: 'Title after a game was closed' })}
      cover={target.cover}
      actions={
        <>
          <Button ref={back} variant="outline" onClick={onClose}>
            <Trans>Back to the games</Trans>
          </Button>
          <Button variant="quiet" onClick={onAgain}>
            <Trans>Play it again</Trans>
          </Button>
        </>
      }
      more={<NextUp game={game} onPick={onPick} />}
    />
  )
}
