import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { optionalField } from '#core/contract/tolerant.ts'
import { NameSchema } from '#core/contract/values.ts'

/** Finds the owner of a referral code; null for an unknown code. */
export const getReferrer = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getReferrer',
  summary: 'Who invites by a referral code',
  access: 'visitor',
  feature: 'referral',
  query: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  reply: v.object({
    known: v.boolean(),
    /** Username masked by the gateway; null if the gateway hides it. */
    player: optionalField(v.nullable(NameSchema), null),
  }),
})
