import { useState } from 'react'
import { useIsStarted } from '#core/navigation/startsGame.ts'
import { InlineGame } from './InlineGame.tsx'
import type { PlayTarget } from './lotteryTerms.ts'
import { StartCover } from './StartCover.tsx'

interface Props {
  target: PlayTarget
  /** Called after the game or the player has ended it. */
  onLeft: () => void
}

/**
 * A game that an address opens within a page. A link from anywhere may lead there, so it starts, and
 * moves money, only when its player presses. Key it by what it opens.
 */
export function PageGame({ target, onLeft }: Props) {
  const [isStarted, setIsStarted] = useState(useIsStarted())
  return isStarted ? (
    <InlineGame target={target} onLeft={onLeft} />
  ) : (
    <StartCover target={target} onStart={() => setIsStarted(true)} onLeave={onLeft} />
  )
}
