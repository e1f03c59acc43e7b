import * as v from 'valibot'
import { call } from '#core/contract/call.ts'

/**
 * The gateway's public keys (RFC 7517), the current key first; the client uses the first key that
 * can encrypt.
 */
export const getKeys = call({
  method: 'get',
  path: '/wps/keys',
  summary: 'Public keys for encrypted payloads',
  access: 'visitor',
  anonymous: true,
  reply: v.object({ keys: v.pipe(v.array(v.looseObject({})), v.minLength(1)) }),
})
