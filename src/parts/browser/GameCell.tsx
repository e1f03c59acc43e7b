import { useEffect, useState } from 'react'
import { nextTask } from '#lib/later.ts'
import { GameTile } from '#parts/games/GameTile.tsx'
import { GameTileSkeleton } from '#parts/games/GameTileSkeleton.tsx'
import type { Game } from '#parts/games/schema.ts'

interface Props {
  /** Undefined until the game's page of the list has loaded. */
  game: Game | undefined
  /** In the whole list, counted from 1. */
  position: number
  /** How many games the whole list has, if known. */
  total: number | undefined
  /** Whether the list is being scrolled, so that its frames must be short; heeded at the first draw. */
  scrollsOn: boolean
}

/** Settles when the tiles that came so far are drawn. */
let turn = Promise.resolve()

/** A game's place in a long list; tiles that come by scrolling are drawn a few at a time. */
export function GameCell({ game, position, total, scrollsOn }: Props) {
  const [cameByScroll] = useState(scrollsOn)
  const [isDue, setDue] = useState(!cameByScroll)
  const isLoaded = game !== undefined
  useEffect(() => {
    if (!isLoaded || isDue) return
    // Draws one tile a task: all tiles together would delay a scrolling frame.
    turn = turn.then(nextTask).then(() => setDue(true))
  }, [isLoaded, isDue])
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
