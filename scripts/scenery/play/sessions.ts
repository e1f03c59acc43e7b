import { randomBytes } from 'node:crypto'
import type { GameSession } from '../operator.ts'
import type { Outcome, RoundReply } from './protocol.ts'
import type { Rules } from './rules/rules.ts'

/** What is known of a decided round, enough to prove its outcome. */
export interface KeptRound {
  seed: string
  outcome: Outcome
  win: number
}

/** Where a round stands; a repeated request goes on from there. */
export interface Round {
  bets: string
  running: Promise<RoundReply> | null
  /** The bet may stand and must be undone. */
  undo: boolean
  kept: KeptRound | null
  reply: RoundReply | null
  voidBalance: string | null
}

/** A player at a game, from the ticket to the end. */
export interface PlaySession {
  /** Part of the wallet's transaction ids; the token itself goes nowhere. */
  id: string
  gameSession: GameSession
  rules: Rules
  /** By the page's round ids, oldest first. */
  rounds: Map<string, Round>
  usedAt: number
}

/** Milliseconds without a call after which a session ends. */
export const IDLE_LIMIT = 30 * 60_000
const MOST_SESSIONS = 5_000

/** Game sessions, in memory only: a restart ends them, as at a real vendor. */
export class PlaySessions {
  readonly #byToken = new Map<string, PlaySession>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Returns the token that the page sends with each call. */
  open(gameSession: GameSession, rules: Rules): string {
    const token = randomBytes(32).toString('base64url')
    const [oldest] = this.#byToken.keys()
    if (this.#byToken.size >= MOST_SESSIONS && oldest) this.#byToken.delete(oldest)
    const id = randomBytes(9).toString('base64url')
    this.#byToken.set(token, { id, gameSession, rules, rounds: new Map(), usedAt: this.#now() })
    return token
  }

  /** The session of a token; null for one that is unknown or was idle for too long. */
  find(token: string): PlaySession | null {
    const session = this.#byToken.get(token)
    if (!session) return null
    // Put last again: what was used longest ago is the first to go.
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
