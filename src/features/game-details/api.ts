import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { GameDetailsSchema } from './schema.ts'

export const getGameDetails = call({
  method: 'get',
  path: '/wps/relay/GCSGAME_gameDetail',
  summary: 'What the vendor tells of a game',
  access: 'visitor',
  anonymous: true,
  query: v.object({
    nodeId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    language: v.picklist(LANGUAGE_CODES),
  }),
  context: { language: 'language' },
  reply: GameDetailsSchema,
})
