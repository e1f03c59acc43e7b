import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { findImageUrl } from '#core/system/imageUrl.ts'
import type { Identity } from '#core/session/session.ts'
import { featureStatuses, type Permission } from '#core/system/featureStatuses.ts'
import { gameOptions } from '#parts/games/gameOptions.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import type { Game } from '#parts/games/schema.ts'
import { arrangeHomeRows } from './homeRows.ts'

/** Number of covers that are visible before the player swipes, on phones and on wide pages. */
const IN_VIEW = { narrow: 4, wide: 10 }

/**
 * Fetches the covers that are visible without scrolling. If the first row has the hot games, their
 * covers appear in the placeholders of the first paint (`src/app/first-paint.css`) until the app
 * renders the tiles.
 */
export function showFirstCovers(
  hotGames: readonly Game[],
  brand: RuntimeBrand,
  permission: Permission,
  reader: Identity,
): void {
  const { homeRows } = permission.info.whitelabel
  const [firstRow] = arrangeHomeRows(brand.homeRows, homeRows, reader)
  const places = firstRow === 'hot' ? document.querySelectorAll('.fp-tiles i') : []
  const options = gameOptions(brand, featureStatuses(brand.features, permission, false))
  const imageUrl = findImageUrl(brand, permission)
  const isWide = window.matchMedia('(min-width: 64rem)').matches
  const shown = arrangeGames(hotGames, options).slice(0, IN_VIEW[isWide ? 'wide' : 'narrow'])
  for (const [at, { icon }] of shown.entries()) {
    const src = imageUrl(icon)
    if (src) places[at]?.append(Object.assign(new Image(), { alt: '', src }))
  }
}
