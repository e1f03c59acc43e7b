import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { pageOf } from '#core/contract/paging.ts'
import { FriendsSchema, LEVELS, ReferralSchema } from './schema.ts'

export const getReferral = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getReferralSummary',
  summary: 'The player’s referral code, its terms, and what came of it',
  access: 'player',
  feature: 'referral',
  trial: 'refused',
  reply: ReferralSchema,
})

export const listReferredFriends = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getReferredFriends',
  summary: 'Who came by the player’s link, or by the links of those, the newest first',
  access: 'player',
  feature: 'referral',
  trial: 'refused',
  query: v.object({
    level: v.picklist(LEVELS),
    ...pageOf(100),
  }),
  reply: FriendsSchema,
})
