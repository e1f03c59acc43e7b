import type { QueryClient } from '@tanstack/react-query'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { read } from '#core/gateway/queries.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { listGames } from '#parts/games/api.ts'
import { hotGamesQuery } from '#parts/games/hotGames.ts'
import type { GameType } from '#parts/games/schema.ts'
import { listWinners } from './api.ts'

/** Sizes of the home sections (docs/product.md §9). */
export const HOT_SIZE = 12
export const GAMES_SIZE = 12
export const WINNERS_SIZE = 20

export function homeGamesQuery(
  merchant: string,
  language: LanguageCode,
  gameType: GameType,
  vendor?: string,
) {
  return read(listGames, {
    merchant,
    clientType: 3,
    platform: 'html5-desktop',
    gameType,
    ...(vendor && { vassalage: vendor }),
    pageNo: 1,
    pageSize: GAMES_SIZE,
    language,
  })
}

export function winnersQuery(language: LanguageCode) {
  return read(listWinners, { gameCategory: 'ALL', language, limitNum: WINNERS_SIZE }, ['play'])
}

/** Starts the calls of the first sections while the screen's chunk is on its way. */
export function prefetchLobby(
  queryClient: QueryClient,
  { merchant }: RuntimeBrand,
  language: LanguageCode,
): void {
  void queryClient.prefetchQuery(hotGamesQuery(merchant, language))
  void queryClient.prefetchQuery(homeGamesQuery(merchant, language, 'RNG'))
}
