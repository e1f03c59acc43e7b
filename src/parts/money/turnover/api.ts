import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { AmountSchema } from '#core/contract/values.ts'

/** Gives up a bonus and its turnover. Refusals: `turnover_not_found`, `turnover_closed`. */
export const cancelBonus = call({
  method: 'post',
  path: '/wps/relay/MCSFE_cancelBonus',
  summary: 'Give up a bonus and what must be bet for it',
  access: 'player',
  trial: 'refused',
  intent: true,
  body: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  reply: v.object({ forfeited: AmountSchema }),
})
