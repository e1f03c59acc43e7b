import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { listGames } from '#parts/games/api.ts'
import type { GameType } from '#parts/games/schema.ts'
import { listWinners } from './api.ts'

/** Number of games in a row of the home page (docs/product.md §9). */
export const GAMES_SIZE = 12
const WINNERS_SIZE = 20

/**
 * Query for a category's first games. The games of one vendor stay on screen until those of the
 * next vendor load.
 */
export function homeGamesQuery(
  gameType: GameType,
  vendor: string | undefined,
  context: PageContext,
) {
  return read(
    listGames,
    { gameType, ...(vendor && { vassalage: vendor }), pageNo: 1, pageSize: GAMES_SIZE },
    { context, series: gameType },
  )
}

export const newGamesQuery = (context: PageContext) =>
  read(listGames, { filter: 'NEW', pageNo: 1, pageSize: GAMES_SIZE }, { context })

export const winnersQuery = (context: PageContext) =>
  read(listWinners, { gameCategory: 'ALL', limitNum: WINNERS_SIZE }, { context, tags: ['play'] })
