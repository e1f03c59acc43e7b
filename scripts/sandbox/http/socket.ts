import { upgradeWebSocket } from '@hono/node-server'
import { Hono } from 'hono'
import type { WSContext } from 'hono/ws'
import type * as v from 'valibot'
import type { SessionEnd } from '#core/session/schema.ts'
import type { CashierNews, SocketEventSchema } from '#core/gateway/socket/api.ts'
import type { SiteRegistry } from '../site-registry.ts'
import type { SocketHolder, TicketOffice } from '../world/tickets.ts'
import { refusalOf } from './call-error.ts'
import { findCaller } from './cors.ts'

/** Close code of a socket whose session has ended (RFC 6455 §7.4.2, private use). */
const SESSION_ENDED = 4001

/**
 * Creates the members' socket: a ticket from a page of the same brand opens it, and only events
 * follow.
 */
export function createSocket(sites: SiteRegistry, tickets: TicketOffice<SocketHolder>) {
  const open = new Map<WSContext, SocketHolder>()
  const listOpen = (sessionIds: readonly string[]) =>
    [...open].filter(([, { sessionId }]) => sessionIds.includes(sessionId)).map(([one]) => one)
  const app = new Hono<{ Variables: { holder: SocketHolder } }>()
  app.get(
    '*',
    async (c, next) => {
      const holder = tickets.use(c.req.query('ticket') ?? '')
      if (!holder) return c.json(refusalOf('bad_ticket/socket'), 401)
      const caller = findCaller(sites, c.req.raw)
      if (caller && !(caller.kind === 'site' && caller.site.brand.merchant === holder.merchant)) {
        return c.json(refusalOf('invalid_domain/socket'), 403)
      }
      c.set('holder', holder)
      return next()
    },
    upgradeWebSocket((c) => ({
      onOpen: (_, socket) => open.set(socket, c.get('holder')),
      onClose: (_, socket) => open.delete(socket),
    })),
  )
  type Event = v.InferInput<typeof SocketEventSchema>
  function send(event: Event, merchant: string, username?: string): number {
    const receivers = [...open].filter(
      ([, holder]) =>
        holder.merchant === merchant && (username === undefined || holder.username === username),
    )
    for (const [socket] of receivers) socket.send(JSON.stringify(event))
    return receivers.length
  }
  /** Makes a function that notifies a player's pages of a change. */
  const teller =
    (type: 'balance' | 'message' | 'contracts' | 'points') =>
    (merchant: string, username: string): void =>
      void send({ id: crypto.randomUUID(), type }, merchant, username)
  return {
    fetch: app.fetch,
    /** Sends an event to every open socket of a merchant, or of one of its players. */
    send,
    /** Notifies a player's pages that a deposit or a withdrawal has made progress. */
    tellCashierNews(merchant: string, username: string, news: CashierNews): void {
      send({ id: crypto.randomUUID(), type: 'cashier', data: { news } }, merchant, username)
    },
    tellBalance: teller('balance'),
    tellMessage: teller('message'),
    /** Notifies a player's pages, or those of all players, of changed promotions or rewards. */
    tellPromotions(merchant: string, username?: string): void {
      send({ id: crypto.randomUUID(), type: 'promotion' }, merchant, username)
    },
    tellContracts: teller('contracts'),
    tellPoints: teller('points'),
    /** Sends the pages of these sessions the reason of their end, and closes their sockets. */
    kick(sessionIds: readonly string[], reason: SessionEnd): void {
      const event = { id: crypto.randomUUID(), type: 'kickedOut', data: { reason } }
      tickets.drop(sessionIds)
      for (const socket of listOpen(sessionIds)) {
        socket.send(JSON.stringify(event))
        socket.close(SESSION_ENDED, reason)
      }
    },
    /** Closes the sockets of these sessions without an event. */
    drop(sessionIds: readonly string[]): void {
      tickets.drop(sessionIds)
      for (const socket of listOpen(sessionIds)) socket.close(SESSION_ENDED, 'ended')
    },
    close() {
      for (const socket of open.keys()) socket.close(1001, 'The gateway is going away.')
    },
  }
}
