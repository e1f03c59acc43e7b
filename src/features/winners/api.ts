import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CurrencySchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'

/** Lists of wins: the latest, or the biggest of the merchant's day, of 7 days or of 30 days. */
export const WINNER_LISTS = ['LATEST', 'DAY', 'WEEK', 'MONTH'] as const
export type WinnerListName = (typeof WINNER_LISTS)[number]

const WinSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Name of the winner, masked by the gateway. */
  player: NameSchema,
  amount: AmountSchema,
  at: TimestampSchema,
  nodeId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  gameName: NameSchema,
  gameType: GameTypeSchema,
  vendor: optionalField(v.optional(v.string()), undefined),
  icon: optionalField(v.optional(v.string()), undefined),
})
export type Win = v.InferOutput<typeof WinSchema>

export const listWins = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getWinnerList',
  summary: 'Latest and biggest wins, by category',
  access: 'visitor',
  feature: 'winnerBoard',
  query: v.object({
    list: v.picklist(WINNER_LISTS),
    gameType: v.optional(GameTypeSchema),
    language: v.picklist(LANGUAGE_CODES),
    limitNum: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  context: { language: 'language' },
  reply: v.object({ currency: CurrencySchema, list: listOf(WinSchema) }),
})
