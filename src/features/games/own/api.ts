import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { LANGUAGE_CODES } from '#core/locale/languages.ts'
import { GameSchema, GameTypeSchema } from '#features/games/schema.ts'

const Paging = {
  pageNum: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
}

/** What a favourite is known by (specification §3, "Favourite"). */
const FavoriteSchema = v.object({
  nodeId: v.string(),
  vendor: v.string(),
  gameType: GameTypeSchema,
})

/** Ids of the player's favourites; read once with a page of 999 (specification §9). */
export const listFavoriteIds = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  summary: 'Ids of favourite games',
  access: 'member',
  query: v.object({ pageSize: Paging.pageSize }),
  reply: v.object({ nodeIds: v.array(v.string()) }),
})

/** Favourites with all that a list shows, newest first. */
export const listFavoriteGames = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  summary: 'Favourite games, page by page',
  access: 'member',
  query: v.object({
    ...Paging,
    gameType: v.optional(GameTypeSchema),
    language: v.picklist(LANGUAGE_CODES),
  }),
  reply: v.object({
    content: v.array(GameSchema),
    pageNum: v.number(),
    totalPages: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
})

/** Adding what is a favourite already changes nothing. */
export const addFavorite = call({
  method: 'post',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  summary: 'Add a favourite game',
  access: 'member',
  body: FavoriteSchema,
  reply: v.object({ nodeIds: v.array(v.string()) }),
})

/** Removing what is no favourite changes nothing. */
export const removeFavorite = call({
  method: 'delete',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  summary: 'Remove a favourite game',
  access: 'member',
  query: v.object({ nodeId: v.string() }),
  reply: v.object({ nodeIds: v.array(v.string()) }),
})

/** Games that the player opened, the last one first. */
export const listRecentGames = call({
  method: 'get',
  path: '/wps/relay/GCS_recentGame',
  summary: 'Recently played games',
  access: 'member',
  query: v.object({
    page: Paging.pageNum,
    pageSize: Paging.pageSize,
    gameType: v.optional(GameTypeSchema),
    vassalage: v.optional(v.string()),
    clientType: v.literal(3),
    language: v.picklist(LANGUAGE_CODES),
  }),
  reply: v.object({
    list: v.array(GameSchema),
    totalPages: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
})
