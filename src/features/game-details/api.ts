import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { GameDetailsSchema } from './schema.ts'

export const getGameDetails = call({
  method: 'get',
  path: '/wps/relay/GCSGAME_gameDetail',
  summary: 'What the vendor tells of a game',
  access: 'visitor',
  anonymous: true,
  query: v.object({ nodeId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  reply: GameDetailsSchema,
})
