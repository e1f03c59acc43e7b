import { useEffect, useState } from 'react'
import { nextTask } from '#lib/later.ts'
import { GameTile } from '#parts/games/GameTile.tsx'
import { GameTileSkeleton } from '#parts/games/GameTileSkeleton.tsx'
import type { Game } from '#parts/games/schema.ts'

interface Props {
  /** The game of this cell; undefined until its page of the list has loaded. */
  game: Game | undefined
  /** Position of the game in the whole list, counted from 1. */
  position: number
  /** Number of games in the whole list; undefined if it is not known. */
  total: number | undefined
  /**
   * Whether the player was scrolling when the cell was first rendered, so that its tile must wait;
   * later values are ignored.
   */
  scrollsOn: boolean
}

/** Promise of the last tile in the queue; each new tile is drawn after it. */
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
    // Each tile is drawn in a task of its own, since drawing all tiles together would delay a frame
    // of scrolling.
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
