import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { DrawSchema, LotterySchema } from './schema.ts'

const Language = v.picklist(LANGUAGE_CODES)

/** Lists every lottery that the merchant offers, by area. */
export const listLotteries = call({
  method: 'get',
  path: '/lgw/vn/games/game_menu',
  summary: 'Lotteries by area',
  access: 'visitor',
  query: v.object({ language: Language }),
  context: { language: 'language' },
  reply: v.object({ list: listOf(LotterySchema) }),
})

/** Lists the lotteries that the player bet on last. */
export const listRecentLotteries = call({
  method: 'get',
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'Recently played lotteries',
  access: 'player',
  query: v.object({ language: Language }),
  context: { language: 'language' },
  reply: v.object({ list: listOf(LotterySchema) }),
})

/** Lists the last draws of one lottery, the newest first. */
export const listDraws = call({
  method: 'get',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'Past draws of a lottery',
  access: 'visitor',
  query: v.object({
    gameCode: v.string(),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  reply: v.object({ list: listOf(DrawSchema) }),
})

/** Lists the newest draw of every lottery. */
export const listLatestDraws = call({
  method: 'get',
  path: '/lotto/lgw/games/opened/numero',
  summary: 'Newest draw of each lottery',
  access: 'visitor',
  reply: v.object({ list: listOf(DrawSchema) }),
})
