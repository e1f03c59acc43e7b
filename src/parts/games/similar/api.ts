import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { GameSchema } from '#parts/games/schema.ts'

/**
 * Lists games that players of a given game also like, the most similar first; empty if the gateway
 * has no such list.
 */
export const listSimilarGames = call({
  method: 'get',
  path: '/wps/relay/GCSGAME_similarGames',
  summary: 'Games like another one',
  access: 'visitor',
  query: v.object({
    nodeId: v.string(),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    language: v.picklist(LANGUAGE_CODES),
  }),
  context: { language: 'language' },
  reply: v.object({ list: listOf(GameSchema) }),
})
