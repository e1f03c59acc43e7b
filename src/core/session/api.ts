import * as v from 'valibot'
import { call } from '#core/contract/call.ts'

/** Ends the session at the gateway; the site logs the player out whatever the gateway answers. */
export const logout = call({
  method: 'delete',
  path: '/wps/session/logout',
  summary: 'Logout',
  access: 'member',
  reply: v.object({}),
})
