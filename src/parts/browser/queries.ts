import { queryOptions } from '@tanstack/react-query'
import type { PageContext } from '#core/contract/context.ts'
import { hasTag, read, type QueryTag } from '#core/gateway/read.ts'
import { listGames } from '#parts/games/api.ts'
import type { GameType } from '#parts/games/schema.ts'
import { listFavoriteGames, listRecentGames, listRooms } from './api.ts'

/** Number of games on one page of a list (docs/product.md §9). */
export const PAGE_SIZE = 24

/**
 * Milliseconds for which a page of a list stays in memory after it left the view, since long lists
 * would fill a phone's memory.
 */
const KEPT_MS = 20_000

/** Source of a list's games: a category, or a list across all categories. */
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

/** Tags of the changes after which the list of favourites or recent games must be fetched again. */
const FILTER_TAGS: Partial<Record<GameFilter, readonly QueryTag[]>> = {
  FAV: ['player', 'favorites'],
  RECENT: ['player'],
}

/**
 * The query of one page of a list, counted from 1.
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
    // The first two pages stay longer in memory, since a category that is opened again begins with
    // them.
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
      // The games of the old filter stay on screen until those of the new filter arrive, so that
      // React reuses their tiles.
      series: `${filters.gameType} ${page} ${context.language}`,
    },
  )
}

/**
 * Milliseconds for which the list of tables counts as fresh. It is short, since players join and
 * leave all the time.
 */
const ROOMS_FRESH_MS = 15_000

/** The query of the tables of a card-game vendor. */
export const roomsQuery = (vendor: string, context: PageContext) => ({
  ...read(listRooms, { vassalage: vendor }, { context }),
  staleTime: ROOMS_FRESH_MS,
  refetchInterval: ROOMS_FRESH_MS,
})
