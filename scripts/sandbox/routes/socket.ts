import { addSocketTicket } from '#core/socket/api.ts'
import { serve } from '../http/serve.ts'
import type { TicketOffice } from '../world/tickets.ts'

/** Seconds within which a socket's ticket must be used. */
export const SOCKET_TICKET_LIFETIME = 30

export interface SocketHolder {
  merchant: string
  username: string
  sessionId: string
}

export const socketCalls = (tickets: TicketOffice<SocketHolder>) => [
  serve(addSocketTicket, ({ session }) => {
    // The call asks for a member, so there is a session.
    const { merchant, username, id } = session as NonNullable<typeof session>
    return {
      ticket: tickets.add({ merchant, username, sessionId: id }),
      expiresInSeconds: tickets.lifetime,
    }
  }),
]
