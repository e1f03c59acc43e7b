import * as v from 'valibot'
import { call, socket } from '#core/contract/call.ts'

/**
 * Gets a one-time ticket that opens the socket, so that the session token is not part of an
 * address.
 */
export const addSocketTicket = call({
  method: 'post',
  path: '/wps/session/socketTicket',
  summary: 'One-shot ticket for the socket',
  access: 'member',
  onArrival: true,
  reply: v.object({ ticket: v.string() }),
})

/**
 * What an event `cashier` reports: progress of a deposit or a withdrawal (docs/product.md §10.3,
 * §10.4).
 */
export const CASHIER_NEWS = [
  'depositSucceeded',
  'depositFailed',
  'depositUnresolved',
  'depositReturned',
  'withdrawalApproved',
  'withdrawalRejected',
  'withdrawalFailed',
  'withdrawalSent',
  'withdrawalPartSent',
  'withdrawalBounced',
  'withdrawalUpheld',
  'withdrawalRepaid',
] as const
export type CashierNews = (typeof CASHIER_NEWS)[number]

export const SocketEventSchema = v.object({
  /** Unique id of the event, so that a reconnect does not handle an event twice. */
  id: v.string(),
  type: v.picklist([
    'balance',
    'message',
    'promotion',
    'kickedOut',
    'maintenance',
    'cashier',
    'points',
    'contracts',
  ]),
  data: v.optional(v.record(v.string(), v.unknown()), {}),
})

export const memberSocket = socket({
  path: '/wps/socket',
  summary: 'Events for a logged-in member; upgrades to a WebSocket',
  query: v.object({ ticket: v.string() }),
  event: SocketEventSchema,
})
