import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { LANGUAGE_CODES } from '#core/locale/languages.ts'
import { GameSchema, GameTypeSchema, LaneSchema } from './schema.ts'

/** Vendors by category. The platform value is the specification's (§7.4). */
export const listVendors = call({
  method: 'get',
  path: '/wps/relay/GCSGAME_newGameVendor',
  summary: 'Vendors by category',
  access: 'visitor',
  query: v.object({ platform: v.literal('html5-desktop'), language: v.picklist(LANGUAGE_CODES) }),
  reply: v.object({ lanes: v.array(LaneSchema) }),
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
  reply: v.object({ list: v.array(GameSchema) }),
})

export const GAME_FILTERS = ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'] as const

/** Games, page by page; the gateway counts pages from 1. */
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
  }),
  reply: v.object({
    games: v.array(GameSchema),
    totalPages: v.pipe(v.number(), v.integer(), v.minValue(0)),
    totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
})
