import { randomBytes } from 'node:crypto'
import type { GameSession } from '../operator.ts'
import type { Outcome, RoundReply } from './protocol.ts'
import type { Rules } from './rules/rules.ts'

/** Data of a decided round, with which its outcome can be proved. */
export interface KeptRound {
  seed: string
  outcome: Outcome
  win: number
}

/** State of a round; a repeated request continues from it. */
export interface Round {
  bets: string
  running: Promise<RoundReply> | null
  /** Whether the wallet may have booked the bet, so that the bet must be undone. */
  undo: boolean
  kept: KeptRound | null
  reply: RoundReply | null
  voidBalance: string | null
}

/** A player in a game, from the ticket to the end of the session. */
export interface PlaySession {
  /** Part of the wallet's transaction ids, since the secret token must not be sent anywhere. */
  id: string
  gameSession: GameSession
  rules: Rules
  /** Rounds by the page's round ids, oldest first. */
  rounds: Map<string, Round>
  usedAt: number
}

/** Milliseconds without a call after which a game session ends. */
export const IDLE_LIMIT = 30 * 60_000
const MOST_SESSIONS = 5_000

/** Game sessions, stored only in memory: a restart ends them, as at a real vendor. */
export class PlaySessions {
  readonly #byToken = new Map<string, PlaySession>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Opens a session; returns the token that the page sends with each call. */
  open(gameSession: GameSession, rules: Rules): string {
    const token = randomBytes(32).toString('base64url')
    const [oldest] = this.#byToken.keys()
    if (this.#byToken.size >= MOST_SESSIONS && oldest) this.#byToken.delete(oldest)
    const id = randomBytes(9).toString('base64url')
    this.#byToken.set(token, { id, gameSession, rules, rounds: new Map(), usedAt: this.#now() })
    return token
  }

  /** Finds the session of a token; null if it is unknown or was idle for too long. */
  find(token: string): PlaySession | null {
    const session = this.#byToken.get(token)
    if (!session) return null
    // The session is inserted again at the end, so that the session that was used longest ago is
    // removed first.
    this.#byToken.delete(token)
    if (this.#now() - session.usedAt > IDLE_LIMIT) return null
    session.usedAt = this.#now()
    this.#byToken.set(token, session)
    return session
  }

  end(token: string): void {
    this.#byToken.delete(token)
  }
}
