import type { QueryClient } from '@tanstack/react-query'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { findImageUrl } from '#core/media/imageUrl.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { hotGamesQuery } from '#parts/games/queries.ts'
import { nextTask } from '#lib/tasks.ts'
import { homeGamesQuery } from './queries.ts'

/** Covers of the hot games that a phone shows before anyone swipes. */
const COVERS_IN_VIEW = 4

/**
 * Starts the calls of the first sections while the screen's chunk is on its way, and the first
 * covers as soon as they are known.
 *
 * @returns settles when what the first window shows is there
 */
export async function prefetchLobby(
  queryClient: QueryClient,
  brand: RuntimeBrand,
  language: LanguageCode,
): Promise<void> {
  const context = { merchant: brand.merchant, language }
  const hotGames = hotGamesQuery(context)
  const hot = queryClient.prefetchQuery(hotGames)
  await nextTask()
  void queryClient.prefetchQuery(homeGamesQuery('RNG', undefined, context))
  await Promise.all([queryClient.prefetchQuery(permissionQuery), hot])
  const permission = queryClient.getQueryData(permissionQuery.queryKey)
  const games = queryClient.getQueryData(hotGames.queryKey)
  if (!permission || !games) return
  const imageUrl = findImageUrl(brand, permission)
  for (const { icon } of games.list.slice(0, COVERS_IN_VIEW)) {
    const src = imageUrl(icon)
    if (src) new Image().src = src
  }
}
