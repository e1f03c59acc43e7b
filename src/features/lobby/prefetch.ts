import type { QueryClient } from '@tanstack/react-query'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { Identity } from '#core/session/session.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { hotGamesQuery } from '#parts/games/queries.ts'
import { showFirstCovers } from './firstCovers.ts'

/**
 * Sends the requests for the part of the home page that is visible without scrolling, while the
 * screen's chunk loads. The covers are shown as soon as they are known.
 * @returns promise that settles when the content of that part is loaded
 */
export async function prefetchLobby(
  queryClient: QueryClient,
  brand: RuntimeBrand,
  language: LanguageCode,
  reader: Identity,
): Promise<void> {
  const context = { merchant: brand.merchant, language }
  const hotGames = hotGamesQuery(context)
  await Promise.all([
    queryClient.prefetchQuery(permissionQuery),
    queryClient.prefetchQuery(hotGames),
  ])
  const permission = queryClient.getQueryData(permissionQuery.queryKey)
  const games = queryClient.getQueryData(hotGames.queryKey)
  if (!permission || !games) return
  showFirstCovers(games.list, brand, permission, reader)
}
