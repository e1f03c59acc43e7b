import * as v from 'valibot'
import { call, socket } from '#core/contract/call.ts'

/** A ticket that opens the socket once; keeps the session token out of any address. */
export const addSocketTicket = call({
  method: 'post',
  path: '/wps/session/socketTicket',
  summary: 'One-shot ticket for the socket',
  access: 'member',
  reply: v.object({ ticket: v.string() }),
})

export const SocketEventSchema = v.object({
  /** Unique, so that a reconnect brings no event twice. */
  id: v.string(),
  type: v.picklist(['balance', 'message', 'promotion', 'kickedOut', 'maintenance']),
  data: v.optional(v.record(v.string(), v.unknown()), {}),
})

export const memberSocket = socket({
  path: '/wps/socket',
  summary: 'Events for a logged-in member; upgrades to a WebSocket',
  query: v.object({ ticket: v.string() }),
  event: SocketEventSchema,
})
