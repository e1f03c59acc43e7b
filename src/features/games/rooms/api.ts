import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { LANGUAGE_CODES } from '#core/locale/languages.ts'
import { RoomSchema } from './schema.ts'

/** Tables of a card-game vendor. */
export const listRooms = call({
  method: 'get',
  path: '/wps/relay/GLS2_roomList',
  summary: 'Rooms of a card-game vendor',
  access: 'member',
  query: v.object({ vassalage: v.string(), language: v.picklist(LANGUAGE_CODES) }),
  reply: v.object({ rooms: v.array(RoomSchema) }),
})
