import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, NameSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'

const WinnerSchema = v.pipe(
  v.object({
    vo: v.object({
      /** Name of the player, masked by the gateway. */
      player: NameSchema,
      gameName: NameSchema,
      gameType: optionalField(v.optional(GameTypeSchema), undefined),
      showIcon: optionalField(v.optional(v.string()), undefined),
      winAmount: AmountSchema,
    }),
  }),
  v.transform(({ vo }) => ({
    player: vo.player,
    gameName: vo.gameName,
    type: vo.gameType,
    icon: vo.showIcon,
    winAmount: vo.winAmount,
  })),
)
export type Winner = v.InferOutput<typeof WinnerSchema>

export const listWinners = call({
  method: 'get',
  path: '/wps/relay/GCSGAME_getRankList',
  summary: 'Winner board',
  access: 'visitor',
  query: v.object({
    gameCategory: v.literal('ALL'),
    language: v.picklist(LANGUAGE_CODES),
    limitNum: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  context: { language: 'language' },
  reply: v.object({ list: listOf(WinnerSchema) }),
})
