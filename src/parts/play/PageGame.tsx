import { useState } from 'react'
import { useIsStarted } from '#core/navigation/startsGame.ts'
import { InlineGame } from './InlineGame.tsx'
import type { PlayTarget } from './lotteryTerms.ts'
import { StartCover } from './StartCover.tsx'

interface Props {
  target: PlayTarget
  /** Called after the game or the player has closed the game. */
  onLeft: () => void
}

/**
 * A game that an address opens within a page. Any link may lead to that address, so the game starts
 * and moves money only after the player has pressed a button. Each target needs a new React key.
 */
export function PageGame({ target, onLeft }: Props) {
  const [isStarted, setIsStarted] = useState(useIsStarted())
  return isStarted ? (
    <InlineGame target={target} onLeft={onLeft} />
  ) : (
    <StartCover target={target} onStart={() => setIsStarted(true)} onLeave={onLeft} />
  )
}
