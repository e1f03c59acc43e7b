import type { QueryClient } from '@tanstack/react-query'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { findImageUrl } from '#core/media/imageUrl.ts'
import type { Identity } from '#core/session/session.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { featureStatuses } from '#core/system/featureStatuses.ts'
import { gameOptions } from '#parts/games/gameOptions.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { hotGamesQuery } from '#parts/games/queries.ts'
import { nextTask } from '#lib/tasks.ts'
import { arrangeHomeRows } from './homeRows.ts'
import { homeGamesQuery } from './queries.ts'

/** Covers in view before anyone swipes, on a phone and on a wide page. */
const COVERS_IN_VIEW = [4, 8] as const

/**
 * Starts the calls of the first sections while the screen's chunk is on its way, and puts the covers
 * of the first games in their places of the first paint as soon as they are known.
 *
 * @returns settles when what the first window shows is there
 */
export async function prefetchLobby(
  queryClient: QueryClient,
  brand: RuntimeBrand,
  language: LanguageCode,
  reader: Identity,
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
  const { whitelabel } = permission.info
  const [firstRow] = arrangeHomeRows(brand.homeRows, whitelabel.homeRows, reader)
  const options = gameOptions(brand, featureStatuses(brand.features, permission, false))
  const imageUrl = findImageUrl(brand, permission)
  const places = document.querySelectorAll('.fp-tiles i')
  const [narrow, wide] = COVERS_IN_VIEW
  const shown = arrangeGames(games.list, options).slice(0, isWide() ? wide : narrow)
  for (const [at, { icon }] of shown.entries()) {
    const src = imageUrl(icon)
    if (!src) continue
    const cover = Object.assign(new Image(), { alt: '', src })
    if (firstRow === 'hot') places[at]?.append(cover)
  }
}

const isWide = () => window.matchMedia('(min-width: 64rem)').matches
