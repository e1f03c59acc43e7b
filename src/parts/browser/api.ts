import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { CountSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { GameSchema, GameTypeSchema, type GamePage } from '#parts/games/schema.ts'
import { RoomSchema } from './schema.ts'

const Paging = {
  pageNum: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
}

/** Lists the player's favourites with all fields that a tile shows, newest first. */
export const listFavoriteGames = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  summary: 'Favourite games, page by page',
  access: 'player',
  query: v.object({
    ...Paging,
    gameType: v.optional(GameTypeSchema),
    language: v.picklist(LANGUAGE_CODES),
  }),
  context: { language: 'language' },
  reply: v.pipe(
    v.object({
      content: listOf(GameSchema),
      totalPages: CountSchema,
    }),
    v.transform(({ content, totalPages }): GamePage => ({ games: content, totalPages })),
  ),
})

/** Lists the games that the player opened, the last one first. */
export const listRecentGames = call({
  method: 'get',
  path: '/wps/relay/GCS_recentGame',
  summary: 'Recently played games',
  access: 'player',
  query: v.object({
    page: Paging.pageNum,
    pageSize: Paging.pageSize,
    gameType: v.optional(GameTypeSchema),
    vassalage: v.optional(v.string()),
    clientType: v.literal(3),
    language: v.picklist(LANGUAGE_CODES),
  }),
  context: { clientType: 'clientType', language: 'language' },
  reply: v.pipe(
    v.object({
      list: listOf(GameSchema),
      totalPages: CountSchema,
    }),
    v.transform(({ list, totalPages }): GamePage => ({ games: list, totalPages })),
  ),
})

export const listRooms = call({
  method: 'get',
  path: '/wps/relay/GLS2_roomList',
  summary: 'Rooms of a card-game vendor',
  access: 'player',
  query: v.object({ vassalage: v.string(), language: v.picklist(LANGUAGE_CODES) }),
  context: { language: 'language' },
  reply: v.object({ rooms: listOf(RoomSchema) }),
})
