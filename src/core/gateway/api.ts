import * as v from 'valibot'
import { call } from '#core/contract/call.ts'

const JwkSchema = v.looseObject({
  kty: v.picklist(['RSA', 'EC', 'OKP']),
  kid: v.string(),
  use: v.optional(v.string()),
  alg: v.optional(v.string()),
})

/** The gateway's public encryption keys (RFC 7517), current key first. */
export const getKeys = call({
  method: 'get',
  path: '/wps/keys',
  summary: 'Public keys for encrypted payloads',
  access: 'visitor',
  anonymous: true,
  reply: v.object({ keys: v.pipe(v.array(JwkSchema), v.minLength(1)) }),
})
