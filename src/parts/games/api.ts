import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { CountSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { GameSchema, GameTypeSchema, LaneSchema, type GamePage } from './schema.ts'

/**
 * Lists vendors by category. The field `platform` always has the same value (docs/product.md §7.4).
 */
export const listVendors = call({
  method: 'get',
  path: '/wps/relay/GCSGAME_newGameVendor',
  summary: 'Vendors by category',
  access: 'visitor',
  query: v.object({ platform: v.literal('html5-desktop'), language: v.picklist(LANGUAGE_CODES) }),
  context: { platform: 'gamePlatform', language: 'language' },
  reply: v.pipe(
    v.object({ data: v.object({ lanes: listOf(LaneSchema) }) }),
    v.transform(({ data }) => data),
  ),
})

export const listHotGames = call({
  method: 'get',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  summary: 'Hot games',
  access: 'visitor',
  query: v.object({
    merchantCode: v.string(),
    isPlatform: v.literal(2),
    gameType: v.optional(GameTypeSchema),
    vassalage: v.optional(v.string()),
    platform: v.literal('html5-desktop'),
    language: v.picklist(LANGUAGE_CODES),
  }),
  context: {
    merchantCode: 'merchant',
    isPlatform: 'isPlatform',
    platform: 'gamePlatform',
    language: 'language',
  },
  reply: v.object({ list: listOf(GameSchema) }),
})

export const GAME_FILTERS = ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'] as const

/** Lists games in pages; the number of the first page is 1. */
export const listGames = call({
  method: 'get',
  path: '/wps/relay/GCSGAME_gameList',
  summary: 'Games by category, vendor, kind and name',
  access: 'visitor',
  query: v.object({
    merchant: v.string(),
    clientType: v.literal(3),
    platform: v.literal('html5-desktop'),
    gameType: v.optional(GameTypeSchema),
    vassalage: v.optional(v.string()),
    gameClassify: v.optional(v.string()),
    gameName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    filter: v.optional(v.picklist(GAME_FILTERS)),
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    language: v.picklist(LANGUAGE_CODES),
    /** Width and height in pixels of the covers that the gateway returns. */
    imageSize: v.literal('360x480'),
    iconType: v.literal('webp'),
  }),
  context: {
    imageSize: 'coverSize',
    iconType: 'coverType',
    merchant: 'merchant',
    clientType: 'clientType',
    platform: 'gamePlatform',
    language: 'language',
  },
  reply: v.pipe(
    v.object({
      games: listOf(GameSchema),
      totalPages: CountSchema,
      totalCount: CountSchema,
    }),
    v.transform((page): GamePage => page),
  ),
})

/** The fields that identify a favourite (docs/product.md §3). */
const FavoriteSchema = v.object({
  nodeId: v.string(),
  vendor: v.string(),
  gameType: GameTypeSchema,
})

/**
 * Lists the ids of the player's favourites. All are read at once, with a page size of 999
 * (docs/product.md §9).
 */
export const listFavoriteIds = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  summary: 'Ids of favourite games',
  access: 'player',
  query: v.object({ pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)) }),
  reply: v.object({ nodeIds: listOf(v.string()) }),
})

/** Adds a favourite; changes nothing if the game already is one. */
export const addFavorite = call({
  method: 'post',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  summary: 'Add a favourite game',
  access: 'player',
  body: FavoriteSchema,
  reply: v.object({ nodeIds: listOf(v.string()) }),
})

/** Removes a favourite; changes nothing if the game is not one. */
export const removeFavorite = call({
  method: 'delete',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  summary: 'Remove a favourite game',
  access: 'player',
  query: v.object({ nodeId: v.string() }),
  reply: v.object({ nodeIds: listOf(v.string()) }),
})
