import { queryOptions } from '@tanstack/react-query'
import type { PageContext } from '#core/contract/context.ts'
import { loadChunk } from '#core/platform/loadChunk.ts'
import { GatewayError } from '#core/contract/error.ts'
import { read } from '#core/gateway/read.ts'
import { loadNames } from '#core/navigation/offers.ts'
import type { AppRoute } from '#core/navigation/route.ts'
import { listGames } from '#parts/games/api.ts'
import { arrangeLanes, type GameOptions } from '#parts/games/lanes.ts'
import { vendorsQuery } from '#parts/games/queries.ts'
import { getSearchIndex } from './api.ts'
import { indexGames, inTasks } from './gameIndex.ts'
import { readGames, type IndexedGame } from './indexedGames.ts'
import type { SearchColumns } from './schema.ts'
import type { SearchIndex } from './searchIndex.ts'

/**
 * Milliseconds for which the search index is used before it is loaded again. A new game is found an
 * hour later at the latest.
 */
const FRESH_MS = 60 * 60_000

/** Number of games that the gateway's own search returns. */
const PAGE_SIZE = 24

export interface GameIndex {
  games: readonly IndexedGame[]
  index: SearchIndex
}

/**
 * Query for the long word lists of the search. They load at the same time as the search index, not
 * with the code.
 */
export const listsQuery = queryOptions({
  queryKey: ['search-lists'],
  queryFn: async () => (await loadChunk('search lists', () => import('./lists.ts'))).LISTS,
  staleTime: Infinity,
})

/** Query for the names of the pages that belong to the member center or the agent center. */
export const namesQuery = (routes: readonly AppRoute[]) =>
  queryOptions({
    queryKey: ['search-names'],
    queryFn: () => loadNames(routes),
    staleTime: Infinity,
  })

/** Query for the index of all games; null if the gateway has none. */
export function gameIndexQuery(context: PageContext, options: GameOptions) {
  const asked = read(getSearchIndex, {}, { context })
  return queryOptions<GameIndex | null, GatewayError>({
    meta: asked.meta!,
    queryKey: [...asked.queryKey, 'index'],
    queryFn: async (ask) => {
      const [columns, { facetWords }, lanes] = await Promise.all([
        askIndex(() => asked.queryFn(ask)),
        ask.client.ensureQueryData(listsQuery),
        // If the vendors fail to load, games are found by their providers' codes instead of the
        // names.
        ask.client
          .ensureQueryData(vendorsQuery(context))
          .then((answer) => answer.lanes)
          .catch(() => []),
      ])
      if (!columns) return null
      const vendors = arrangeLanes(lanes, options).flatMap((lane) => lane.vendors)
      const games = await inTasks(readGames(columns))
      return { games, index: await inTasks(indexGames(games, vendors, facetWords)) }
    },
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    // The index never changes in part, so thousands of games need not be compared with their
    // earlier copies.
    structuralSharing: false,
  })
}

/** Loads the search index; null also if the gateway does not have this call. */
async function askIndex(ask: () => Promise<SearchColumns | null> | SearchColumns | null) {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof GatewayError && error.status === 404) return null
    throw error
  }
}

/** Query for the games that the gateway's own search finds by name. */
export const gatewaySearchQuery = (text: string, context: PageContext) =>
  read(listGames, { gameName: text, pageNo: 1, pageSize: PAGE_SIZE }, { context, series: 'search' })
