import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { PageContext } from '#core/contract/context.ts'
import { keptInSession } from '#core/gateway/keptInSession.ts'
import { hasTag, read } from '#core/gateway/read.ts'
import { listFavoriteIds, listHotGames, listVendors } from './api.ts'

/** Number of favourite ids that one request reads (docs/product.md §9). */
const FAVORITES_PRELOAD = 999

/**
 * The query of the vendors by category. The list that this tab stored last is shown at once; it is
 * fetched again at each load and change of language (docs/product.md §4.9).
 */
export function vendorsQuery(context: PageContext) {
  const asked = read(listVendors, {}, { context, tags: ['vendors'] })
  return queryOptions({
    ...asked,
    ...keptInSession('vendors:v2', asked, ({ lanes }) => Array.isArray(lanes)),
    initialDataUpdatedAt: 0,
  })
}

/**
 * Marks the vendors as stale, so that they are fetched again in the new language
 * (docs/product.md §4.9).
 */
export function flushVendors(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: hasTag('vendors'), refetchType: 'none' })
}

/**
 * The query of the hot games. This tab stores the answer until the player requests new games
 * (docs/product.md §4.9).
 */
export function hotGamesQuery(context: PageContext) {
  const asked = read(listHotGames, {}, { context })
  return queryOptions({
    ...asked,
    ...keptInSession('hot-games:v1', asked, ({ list }) => Array.isArray(list)),
    staleTime: Infinity,
  })
}

/** The query of the ids of the player's favourites, which all hearts on the page share. */
export const favoriteIdsQuery = read(listFavoriteIds, { pageSize: FAVORITES_PRELOAD })

/**
 * Matches the queries of lists of favourites, which are fetched again after a favourite changes.
 */
export const listsFavorites = hasTag('favorites')
