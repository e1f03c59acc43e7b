import type { QueryClient } from '@tanstack/react-query'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { hotGamesQuery } from '#parts/games/queries.ts'
import { homeGamesQuery } from './queries.ts'

/** Starts the calls of the first sections while the screen's chunk is on its way. */
export function prefetchLobby(
  queryClient: QueryClient,
  { merchant }: RuntimeBrand,
  language: LanguageCode,
): void {
  const context = { merchant, language }
  void queryClient.prefetchQuery(hotGamesQuery(context))
  void queryClient.prefetchQuery(homeGamesQuery('RNG', undefined, context))
}
