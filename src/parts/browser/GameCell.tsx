import { useEffect, useState } from 'react'
import { GameTile } from '#parts/games/GameTile.tsx'
import { GameTileSkeleton } from '#parts/games/GameTileSkeleton.tsx'
import type { Game } from '#parts/games/schema.ts'
import { inTurn } from './inTurn.ts'

interface Props {
  /** Undefined while its page is not loaded. */
  game: Game | undefined
  /** In the whole list, counted from 1. */
  position: number
  /** How many games the whole list has, if known. */
  total: number | undefined
  /** Whether the list is being scrolled, so that its frames must be short; heeded at the first draw. */
  scrollsOn: boolean
}

/** A game's place in a long list; tiles that come by scrolling are drawn a few at a time. */
export function GameCell({ game, position, total, scrollsOn }: Props) {
  const [cameByScroll] = useState(scrollsOn)
  const [isDue, setDue] = useState(!cameByScroll)
  const isLoaded = game !== undefined
  useEffect(() => (isLoaded && !isDue ? inTurn(() => setDue(true)) : undefined), [isLoaded, isDue])
  const isDrawn = isLoaded && isDue
  return (
    <li
      data-cell=""
      aria-setsize={total ?? -1}
      aria-posinset={position}
      aria-busy={cameByScroll && !isDrawn ? true : undefined}
    >
      {isDrawn ? <GameTile game={game} /> : <GameTileSkeleton still={cameByScroll} />}
    </li>
  )
}
