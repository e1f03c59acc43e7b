import { randomBytes } from 'node:crypto'
import type { GameSession } from '#scripts/scenery/operator.ts'
import type { Person } from './team/tree.ts'

/** Seconds within which a game must be opened after its launch. */
export const LAUNCH_TICKET_LIFETIME = 60

/** The player and game of a launch ticket, until a game session starts from it. */
export interface LaunchHolder {
  launch: Omit<GameSession, 'id'>
  sessionId: string
}

/** Seconds within which a socket's ticket must be used. */
export const SOCKET_TICKET_LIFETIME = 30

/** The player whose pages a socket's ticket connects. */
export interface SocketHolder extends Person {
  sessionId: string
}

/**
 * Tickets that can be used once. They are kept in memory, so that a restart ends them, and expire by
 * the real clock, since the merchant is not known when they are used.
 *
 * @param lifetime seconds within which a ticket must be used
 */
export class TicketOffice<Holder extends { sessionId: string }> {
  readonly lifetime: number
  readonly #tickets = new Map<string, { holder: Holder; expiresAt: number }>()

  constructor(lifetime: number) {
    this.lifetime = lifetime
  }

  add(holder: Holder): string {
    const now = Date.now()
    for (const [ticket, { expiresAt }] of this.#tickets) {
      if (expiresAt <= now) this.#tickets.delete(ticket)
    }
    const ticket = randomBytes(24).toString('base64url')
    this.#tickets.set(ticket, { holder, expiresAt: now + this.lifetime * 1000 })
    return ticket
  }

  /** Removes the tickets of sessions that have ended. */
  drop(sessionIds: readonly string[]): void {
    for (const [ticket, { holder }] of this.#tickets) {
      if (sessionIds.includes(holder.sessionId)) this.#tickets.delete(ticket)
    }
  }

  /** Uses up a ticket; null if it is unknown, already used or expired. */
  use(ticket: string): Holder | null {
    const found = this.#tickets.get(ticket)
    this.#tickets.delete(ticket)
    return found && found.expiresAt > Date.now() ? found.holder : null
  }
}
