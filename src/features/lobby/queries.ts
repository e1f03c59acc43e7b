import { useBrand } from '#core/brand/brand.ts'
import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { listGames } from '#parts/games/api.ts'
import type { GameType } from '#parts/games/schema.ts'
import { listWinners } from './api.ts'

/** Number of games in a row of the home page (docs/product.md §9). */
export const GAMES_SIZE = 12
/** Number of games in a row of small tiles, which fill two lines of eight on a desk. */
const SMALL_GAMES_SIZE = 16
const WINNERS_SIZE = 20

/** Returns the number of games in a row of the home page that is not the player's own. */
export const useRowSize = () =>
  useBrand().theme.tileSize === 'small' ? SMALL_GAMES_SIZE : GAMES_SIZE

/**
 * Query for a category's first games. The games of one vendor stay on screen until those of the
 * next vendor load.
 */
export function homeGamesQuery(
  gameType: GameType,
  vendor: string | undefined,
  context: PageContext,
  pageSize: number,
) {
  return read(
    listGames,
    { gameType, ...(vendor && { vassalage: vendor }), pageNo: 1, pageSize },
    { context, series: gameType },
  )
}

export const newGamesQuery = (context: PageContext, pageSize: number) =>
  read(listGames, { filter: 'NEW', pageNo: 1, pageSize }, { context })

export const winnersQuery = (context: PageContext) =>
  read(listWinners, { gameCategory: 'ALL', limitNum: WINNERS_SIZE }, { context, tags: ['play'] })
