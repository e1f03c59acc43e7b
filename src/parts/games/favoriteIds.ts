import { read } from '#core/gateway/queries.ts'
import { listFavoriteIds } from './api.ts'

/** Specification §9, "favourites preload page size". */
const PRELOAD = 999

/** Ids of the player's favourites, read once for every heart on the page. */
export const favoriteIdsQuery = read(listFavoriteIds, { pageSize: PRELOAD })
