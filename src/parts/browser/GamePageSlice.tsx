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
  /** Counted from 1. */
  page: number
  /** First and one past the last of the page's games that are drawn. */
  from: number
  to: number
  /** How many games the whole list has, if known. */
  total: number | undefined
  /** Height of the part in pixels, also before its games are loaded. */
  height: number
  scrollsOn: boolean
}

/** The part of a page that is in view; asks for the page when it is. */
export function GamePageSlice({ source, page, from, to, total, height, scrollsOn }: Props) {
  const options = useGameOptions()
  const query = useQuery({
    ...useGamePageQuery(source, page),
    select: ({ games }) => arrangeGames(games, options),
  })
  const { error, refetch } = query
  // Two dozen tiles at once would hold up a slow phone for longer than a frame.
  const data = useDeferredValue(query.data)
  if (error && !data) {
    return (
      // If it were lower than its games, the page would jump and the part leave the view.
      <li className="col-span-full" style={{ minHeight: height }}>
        {/* The part begins a row above the window, where nobody would see what failed. */}
        <div className="sticky top-32">
          <LineFailure error={error} onRetry={() => void refetch()} />
        </div>
      </li>
    )
  }
  return Array.from({ length: to - from }, (_each, index) => {
    const place = from + index
    const game = data?.[place]
    // A game that the brand leaves out has no tile.
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
