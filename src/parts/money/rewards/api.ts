import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { CountSchema } from '#core/contract/values.ts'
import { ClaimSchema } from './schema.ts'

/** The most rewards that one call may claim. */
export const MOST_CLAIMED = 200

/**
 * Claims several rewards. The reply reports each one separately: a reward that has expired or was
 * claimed before does not stop the others.
 */
export const claimRewards = call({
  method: 'post',
  path: '/wps/relay/MCSFE_claimRewards',
  summary: 'Claim one reward or several',
  access: 'player',
  trial: 'refused',
  intent: true,
  body: v.object({
    ids: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
      v.minLength(1),
      v.maxLength(MOST_CLAIMED),
    ),
  }),
  reply: ClaimSchema,
})

export const countRewards = call({
  method: 'get',
  path: '/wps/relay/MCSFE_countRewards',
  summary: 'How many rewards a player can claim',
  access: 'player',
  trial: 'refused',
  reply: v.object({ count: CountSchema }),
})
