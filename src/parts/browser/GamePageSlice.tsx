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
  /** Index in the page of the first game to draw; `to` is the index after the last one. */
  from: number
  to: number
  /** Number of games in the whole list; undefined if it is not known. */
  total: number | undefined
  /** Height in pixels of the drawn rows, even before their games are loaded. */
  height: number
  scrollsOn: boolean
}

/**
 * The rows of a page that are in view. The page is fetched when one of its rows comes into view.
 */
export function GamePageSlice({ source, page, from, to, total, height, scrollsOn }: Props) {
  const options = useGameOptions()
  const query = useQuery({
    ...useGamePageQuery(source, page),
    select: ({ games }) => arrangeGames(games, options),
  })
  const { error, refetch } = query
  // The new games are drawn with a lower priority, because two dozen tiles at once would block a
  // slow phone for longer than a frame.
  const data = useDeferredValue(query.data)
  if (error && !data) {
    return (
      // The error item is as high as the games that it replaces. Otherwise the page would jump, and
      // the item would leave the view.
      <li className="col-span-full" style={{ minHeight: height }}>
        {/* The error item begins above the visible part of the page, so its message is sticky. */}
        <div className="sticky top-32">
          <LineFailure error={error} onRetry={() => void refetch()} />
        </div>
      </li>
    )
  }
  return Array.from({ length: to - from }, (_each, index) => {
    const place = from + index
    const game = data?.[place]
    // The brand leaves out this game's category or vendor, so there is no tile.
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
