import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { NEXT_PAGE, pageOf } from '#core/contract/paging.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { CurrencySchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { RewardSchema } from '#parts/money/rewards/schema.ts'
import { PastRewardSchema } from './schema.ts'

const LANGUAGE = { language: v.picklist(LANGUAGE_CODES) }

/** Lists the rewards that can be claimed now; the reward that expires first comes first. */
export const listRewards = call({
  method: 'get',
  path: '/wps/relay/MCSFE_listRewards',
  summary: 'Rewards that a player can claim',
  access: 'player',
  trial: 'refused',
  query: v.object(LANGUAGE),
  context: { language: 'language' },
  reply: v.object({ list: listOf(RewardSchema), currency: CurrencySchema }),
})

/** Lists the rewards that were claimed or have expired, the latest first. */
export const listPastRewards = call({
  method: 'get',
  path: '/wps/relay/MCSFE_listPastRewards',
  summary: 'Rewards that a player has claimed or let expire',
  access: 'player',
  trial: 'refused',
  query: v.object({
    ...LANGUAGE,
    ...pageOf(100),
  }),
  context: { language: 'language' },
  reply: v.object({
    list: listOf(PastRewardSchema),
    ...NEXT_PAGE,
    currency: CurrencySchema,
  }),
})
