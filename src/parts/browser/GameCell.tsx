import { useEffect, useState } from 'react'
import { nextTask } from '#lib/later.ts'
import { GameTile } from '#parts/games/GameTile.tsx'
import { GameTileSkeleton } from '#parts/games/GameTileSkeleton.tsx'
import type { Game } from '#parts/games/schema.ts'

interface Props {
  /** The game of this cell; undefined until its page of the list has loaded. */
  game: Game | undefined
  /** Position in the whole list, counted from 1. */
  position: number
  /** Number of games in the whole list; undefined if it is not known. */
  total: number | undefined
  /**
   * Whether the player is scrolling, so that frames must be short; read only at the first render.
   */
  scrollsOn: boolean
}

/** Settles when the tiles that have arrived so far are drawn. */
let turn = Promise.resolve()

/**
 * One cell of a long list of games; while the player scrolls, new tiles are drawn a few at a time.
 */
export function GameCell({ game, position, total, scrollsOn }: Props) {
  const [cameByScroll] = useState(scrollsOn)
  const [isDue, setDue] = useState(!cameByScroll)
  const isLoaded = game !== undefined
  useEffect(() => {
    if (!isLoaded || isDue) return
    // Draws one tile per task: drawing all tiles together would delay a scrolling frame.
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
