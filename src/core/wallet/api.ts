import * as v from 'valibot'
import { call } from '#core/contract/call.ts'

/** Money on the wire: a decimal string (design §4). */
export const AmountSchema = v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,8})?$/))

export const getBalance = call({
  method: 'get',
  path: '/wps/v2/wallets/balance',
  summary: 'Balance of the main wallet',
  access: 'member',
  reply: v.object({ balance: AmountSchema, currency: v.string() }),
})
