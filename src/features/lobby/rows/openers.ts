import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '#core/locale/pageContext.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { hotGamesQuery } from '#parts/games/queries.ts'
import type { Game } from '#parts/games/schema.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { useGamePageQuery } from '#parts/browser/useGamePageQuery.ts'
import { GAMES_SIZE, newGamesQuery, useRowSize } from '../queries.ts'

/**
 * Moves games that open other rows to the end. No game opens two of the rows that everybody sees, or
 * two of the player's own rows, so that none opens three rows of the page.
 */
export const withNewOpener = (
  games: readonly Game[],
  openers: readonly (string | undefined)[],
): Game[] => [
  ...games.filter(({ id }) => !openers.includes(id)),
  ...games.filter(({ id }) => openers.includes(id)),
]

/** Returns the id of the game that opens the row of hot games, if those have loaded. */
export function useHotOpener(): string | undefined {
  const options = useGameOptions()
  const { data } = useQuery({
    ...hotGamesQuery(usePageContext()),
    // Only reads what the row itself loads.
    enabled: false,
    select: ({ list }) => arrangeGames(list, options)[0]?.id,
  })
  return data
}

/** Returns the id of the game that opens the row of new games, if those have loaded. */
export function useNewOpener(): string | undefined {
  const options = useGameOptions()
  const hot = useHotOpener()
  const { data } = useQuery({
    ...newGamesQuery(usePageContext(), useRowSize()),
    enabled: false,
    select: ({ games }) => withNewOpener(arrangeGames(games, options), [hot])[0]?.id,
  })
  return data
}

/** Returns the id of the game that opens the row of recent games, if those have loaded. */
export function useRecentsOpener(): string | undefined {
  const recents = useGamePageQuery({ kind: 'recents' }, 1, GAMES_SIZE)
  const options = useGameOptions()
  const { data } = useQuery({
    ...recents,
    enabled: false,
    select: ({ games }) => arrangeGames(games, options)[0]?.id,
  })
  return data
}

/** Returns the id of the game that opens the row of favourites, if those have loaded. */
export function useFavoritesOpener(): string | undefined {
  const favorites = useGamePageQuery({ kind: 'favorites' }, 1, GAMES_SIZE)
  const options = useGameOptions()
  const recent = useRecentsOpener()
  const { data } = useQuery({
    ...favorites,
    enabled: false,
    select: ({ games }) => withNewOpener(arrangeGames(games, options), [recent])[0]?.id,
  })
  return data
}
