import type { GameType } from '#parts/games/schema.ts'
import type { LotteryLaunch } from '#parts/play/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'

/** What a launch ticket stands for: who plays what, on which terms. */
export interface GameSession {
  /** What wallet calls know it by. */
  id: string
  merchant: string
  username: string
  /** Whether the player plays with play money. */
  trial: boolean
  currency: string
  language: LanguageCode
  vendor: string
  gameType: GameType
  /** Absent if a vendor's own lobby was opened. */
  nodeId?: string
  gameName: string
  gameCode?: string
  /** The room of a vendor of card games. */
  roomId?: string
  /** What the launch of a lottery said. */
  lottery?: LotteryLaunch
  device: 'mobile' | 'desktop'
  /** The site's `game-return.html`. */
  backUrl: string
}

/** A call to the player's wallet at the operator. Amounts are decimal strings, above zero or zero. */
export interface WalletCall {
  gameSession: GameSession
  /** The same id never moves money twice. */
  transactionId: string
  roundId: string
  amount: string
}

/**
 * The operator's side of a game: tickets and the seamless wallet. All of the wallet's calls answer
 * the player's balance and throw `OperatorError`.
 */
export interface Operator {
  /** The game session of a ticket, once; null for one that is unknown, used or too old. */
  redeem(ticket: string): GameSession | null | Promise<GameSession | null>
  balance(gameSession: GameSession): Promise<string>
  /** Takes the amount. Throws `insufficient_balance` if there is less. */
  bet(call: WalletCall): Promise<string>
  /** Gives the amount, which may be zero, and ends the round. */
  settle(call: WalletCall): Promise<string>
  /** Undoes the bet of this transaction id; one that never came is undone by coming to nothing. */
  rollback(call: WalletCall): Promise<string>
}

export type OperatorRefusal =
  | 'insufficient_balance'
  | 'session_expired'
  | 'maintenance'
  | 'wallet_unreachable'
  /** Can never be done: the round is over, or the transaction id stands for another transaction. */
  | 'refused'

/** A call that the operator refused, or one whose answer never came. */
export class OperatorError extends Error {
  readonly code: OperatorRefusal

  constructor(code: OperatorRefusal, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
