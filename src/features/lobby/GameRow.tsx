import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { GameTile } from '#parts/games/GameTile.tsx'
import { GameTileSkeleton } from '#parts/games/GameTileSkeleton.tsx'
import type { Game } from '#parts/games/schema.ts'
import { SectionEmpty, SectionFailure } from '#parts/failures/SectionState.tsx'
import { formOf } from './rows/formOf.ts'
import { Shelf } from './Shelf.tsx'

interface Props {
  query: UseQueryResult<readonly Game[], GatewayError>
  /** Number of placeholders that the row shows while the games load. */
  size: number
  /** Id of the heading, which is the name of the row. */
  labelledBy: string
  /** Content that replaces a row without games; by default a message. */
  empty?: ReactNode
  /** True if the row is visible without scrolling; its covers then load at once. */
  eager?: boolean
}

/** Number of games in a row that a phone shows before the player swipes. */
const FIRST = 4

export function GameRow({
  query,
  size,
  labelledBy,
  empty = <SectionEmpty />,
  eager = false,
}: Props) {
  const { error, refetch } = query
  const { home } = useBrand().theme
  const games = useDeferredValue(query.data)
  const { form, most = size } = formOf(labelledBy, home, games?.length)
  const data = games?.slice(0, most)
  const isPending = !data
  // On phones the games that need a swipe are rendered later than the visible ones. A wide page
  // renders the whole row at once.
  const isWide = useIsWide()
  const drawn = useDeferredValue(size, isWide ? size : FIRST)
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (data?.length === 0) return empty
  return (
    <Shelf
      labelledBy={labelledBy}
      busy={isPending}
      ordered={form === 'chart'}
      className={`game-row game-${form}`}
    >
      {isPending
        ? Array.from({ length: most }, (_each, index) => (
            <li key={index}>
              <GameTileSkeleton />
            </li>
          ))
        : data
            .slice(0, drawn + 1)
            .map((game, index) => (
              <li key={game.id}>
                {index < drawn ? (
                  <GameTile game={game} eager={eager && index < FIRST} />
                ) : (
                  <GameTileSkeleton />
                )}
              </li>
            ))}
    </Shelf>
  )
}
