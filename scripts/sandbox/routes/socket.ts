import { randomBytes } from 'node:crypto'
import { addSocketTicket } from '#core/socket/api.ts'
import { serve } from '../http/serve.ts'

/** Seconds within which a ticket must be used. */
const LIFETIME = 30

interface Ticket {
  merchant: string
  username: string
  expiresAt: number
}

/** Tickets that open the socket once; they live in memory, as no restart should honour one. */
export class TicketOffice {
  readonly #tickets = new Map<string, Ticket>()

  add(merchant: string, username: string, now: number): string {
    for (const [ticket, { expiresAt }] of this.#tickets) {
      if (expiresAt <= now) this.#tickets.delete(ticket)
    }
    const ticket = randomBytes(24).toString('base64url')
    this.#tickets.set(ticket, { merchant, username, expiresAt: now + LIFETIME * 1000 })
    return ticket
  }

  /** Takes a ticket out of circulation; null where it is unknown, used or too old. */
  use(ticket: string, now: number): Ticket | null {
    const found = this.#tickets.get(ticket)
    this.#tickets.delete(ticket)
    return found && found.expiresAt > now ? found : null
  }
}

export const socketCalls = (tickets: TicketOffice) => [
  serve(addSocketTicket, ({ player, merchant, now }) => ({
    // The call asks for a member, so there is a player.
    ticket: tickets.add(
      merchant.code,
      (player as NonNullable<typeof player>).username,
      now.getTime(),
    ),
    expiresInSeconds: LIFETIME,
  })),
]
