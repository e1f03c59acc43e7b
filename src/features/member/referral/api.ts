import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { FriendsSchema, LEVELS, ReferralSchema } from './schema.ts'

export const getReferral = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getReferralSummary',
  summary: 'The player’s referral code, its terms, and what came of it',
  access: 'player',
  trial: 'refused',
  reply: ReferralSchema,
})

export const listReferredFriends = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getReferredFriends',
  summary: 'Who came by the player’s link, or by the links of those, the newest first',
  access: 'player',
  trial: 'refused',
  query: v.object({
    level: v.picklist(LEVELS),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  reply: FriendsSchema,
})
