import { read } from '#core/gateway/queries.ts'
import { listFavoriteIds } from './api.ts'

/** How many favourite ids are read at once (docs/product.md §9). */
const PRELOAD = 999

/** Ids of the player's favourites, read once for every heart on the page. */
export const favoriteIdsQuery = read(listFavoriteIds, { pageSize: PRELOAD })
