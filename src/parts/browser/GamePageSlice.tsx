import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { PAGE_SIZE, type GameSource } from './queries.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { GameCell } from './GameCell.tsx'
import { useGamePageQuery } from './useGamePageQuery.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'

interface Props {
  source: GameSource
  /** Number of the page in the list, counted from 1. */
  page: number
  /** Index of the first drawn game of the page, and of the game after the last one. */
  from: number
  to: number
  /** Number of games in the whole list; undefined if it is not known. */
  total: number | undefined
  /** Height of these rows in pixels, even before their games are loaded. */
  height: number
  scrollsOn: boolean
}

/** The rows of a page that are in view; the page is fetched when they come into view. */
export function GamePageSlice({ source, page, from, to, total, height, scrollsOn }: Props) {
  const options = useGameOptions()
  const query = useQuery({
    ...useGamePageQuery(source, page),
    select: ({ games }) => arrangeGames(games, options),
  })
  const { error, refetch } = query
  // Deferred, because drawing two dozen tiles at once would block a slow phone for longer than a
  // frame.
  const data = useDeferredValue(query.data)
  if (error && !data) {
    return (
      // If this item were lower than its games, the page would jump and the item would leave the
      // view.
      <li className="col-span-full" style={{ minHeight: height }}>
        {/* The item begins a row above the window, where nobody would see an error message, so
            the message is sticky. */}
        <div className="sticky top-32">
          <LineFailure error={error} onRetry={() => void refetch()} />
        </div>
      </li>
    )
  }
  return Array.from({ length: to - from }, (_each, index) => {
    const place = from + index
    const game = data?.[place]
    // A game of a category or vendor that the brand leaves out has no tile.
    if (data && !game) return null
    return (
      <GameCell
        key={place}
        position={(page - 1) * PAGE_SIZE + place + 1}
        {...{ game, total, scrollsOn }}
      />
    )
  })
}
