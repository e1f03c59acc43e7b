import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { LoggedInSchema } from '#core/session/schema.ts'

/** Header with the device's random id, which is sent encrypted with a free-play login. */
export const DEVICE_HEADER = 'Device'

export const loginFreePlay = call({
  method: 'post',
  path: '/wps/session/login/freeplay',
  summary: 'Login as a trial player',
  access: 'visitor',
  encryptedHeaders: [DEVICE_HEADER],
  body: v.object({ os: v.string(), platform: v.literal('W'), version: v.literal(3) }),
  context: { platform: 'platform' },
  reply: LoggedInSchema,
})
