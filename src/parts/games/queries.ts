import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { PageContext } from '#core/contract/context.ts'
import { keptInSession } from '#core/gateway/keptInSession.ts'
import { hasTag, read, type QueryTag } from '#core/gateway/read.ts'
import {
  listFavoriteGames,
  listFavoriteIds,
  listGames,
  listHotGames,
  listRecentGames,
  listRooms,
  listVendors,
} from './api.ts'
import type { GameType } from './schema.ts'

/** How many games one page of a list has (docs/product.md §9). */
export const PAGE_SIZE = 24

/** How many favourite ids are read at once (docs/product.md §9). */
const FAVORITES_PRELOAD = 999

/** Milliseconds that pages out of view are kept: long lists must not fill a phone's memory. */
const KEPT_MS = 20_000

/** Seats at tables fill and empty all the time. */
const ROOMS_FRESH_MS = 15_000

/**
 * The vendors by category. The tab's last list shows at once, and is asked for anew at each load
 * and change of language (docs/product.md §4.9).
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

/** The hot games; the tab keeps them until a refresh is asked for (docs/product.md §4.9). */
export function hotGamesQuery(context: PageContext) {
  const asked = read(listHotGames, {}, { context })
  return queryOptions({
    ...asked,
    ...keptInSession('hot-games:v1', asked, ({ list }) => Array.isArray(list)),
    staleTime: Infinity,
  })
}

/** Ids of the player's favourites, read once for every heart on the page. */
export const favoriteIdsQuery = read(listFavoriteIds, { pageSize: FAVORITES_PRELOAD })

/** Finds the pages of favourites, which a change of one asks anew. */
export const listsFavorites = hasTag('favorites')

/** The tables of a card-game vendor. */
export const roomsQuery = (vendor: string, context: PageContext) => ({
  ...read(listRooms, { vassalage: vendor }, { context }),
  staleTime: ROOMS_FRESH_MS,
  refetchInterval: ROOMS_FRESH_MS,
})

/** Which games a list shows. */
export type GameSource =
  | {
      kind: 'games'
      gameType?: GameType | undefined
      vassalage?: string | undefined
      gameClassify?: string | undefined
      gameName?: string | undefined
      filter?: GameFilter | undefined
    }
  | { kind: 'favorites' }
  | { kind: 'recents' }

type GameFilter = 'ALL' | 'NEW' | 'HOT' | 'FAV' | 'RECENT'

/** What changes the answer to a filter that shows games of the player's own. */
const FILTER_TAGS: Partial<Record<GameFilter, readonly QueryTag[]>> = {
  FAV: ['player', 'favorites'],
  RECENT: ['player'],
}

/**
 * One page of a list, counted from 1.
 *
 * @param mayAsk whether the gateway answers a player's own calls
 */
export function gamePageQuery(
  source: GameSource,
  page: number,
  pageSize: number,
  context: PageContext,
  mayAsk: boolean,
) {
  const asked = askFor(source, page, pageSize, context)
  return queryOptions({
    ...asked,
    enabled: mayAsk || !hasTag('player')(asked),
    refetchOnReconnect: true,
    // A list's beginning is what a visited category opens with.
    ...(page > 2 && { gcTime: KEPT_MS }),
  })
}

function askFor(source: GameSource, page: number, pageSize: number, context: PageContext) {
  if (source.kind === 'favorites') {
    return read(listFavoriteGames, { pageNum: page, pageSize }, { context, tags: ['favorites'] })
  }
  if (source.kind === 'recents') return read(listRecentGames, { page, pageSize }, { context })
  const { kind: _kind, ...filters } = source
  return read(
    listGames,
    { ...filters, pageNo: page, pageSize },
    {
      context,
      tags: FILTER_TAGS[filters.filter ?? 'ALL'] ?? [],
      // What a filter shows stays until the next one's games arrive; tiles are changed, not made anew.
      series: `${filters.gameType} ${page} ${context.language}`,
    },
  )
}
