import { randomBytes } from 'node:crypto'
import { addSocketTicket } from '#core/socket/api.ts'
import { serve } from '../http/serve.ts'

/** Seconds within which a ticket must be used. */
const LIFETIME = 30

interface Holder {
  merchant: string
  username: string
  sessionId: string
}
interface Ticket extends Holder {
  expiresAt: number
}

/**
 * Tickets that open the socket once; they live in memory, as no restart should honour one, and by
 * the real clock, as a socket is opened before its merchant is known.
 */
export class TicketOffice {
  readonly #tickets = new Map<string, Ticket>()

  add(holder: Holder): string {
    const now = Date.now()
    for (const [ticket, { expiresAt }] of this.#tickets) {
      if (expiresAt <= now) this.#tickets.delete(ticket)
    }
    const ticket = randomBytes(24).toString('base64url')
    this.#tickets.set(ticket, { ...holder, expiresAt: now + LIFETIME * 1000 })
    return ticket
  }

  /** Takes a ticket out of circulation; null where it is unknown, used or too old. */
  use(ticket: string): Ticket | null {
    const found = this.#tickets.get(ticket)
    this.#tickets.delete(ticket)
    return found && found.expiresAt > Date.now() ? found : null
  }
}

export const socketCalls = (tickets: TicketOffice) => [
  serve(addSocketTicket, ({ session }) => {
    // The call asks for a member, so there is a session.
    const { merchant, username, id } = session as NonNullable<typeof session>
    return {
      ticket: tickets.add({ merchant, username, sessionId: id }),
      expiresInSeconds: LIFETIME,
    }
  }),
]
