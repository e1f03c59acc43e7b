import type { GameType } from '#parts/games/schema.ts'
import type { LotteryLaunch } from '#parts/play/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'

/** The session for which a launch ticket stands: player, game and terms. */
export interface GameSession {
  /** Id of the game session in wallet calls. */
  id: string
  merchant: string
  username: string
  /** Whether the player plays with play money. */
  trial: boolean
  currency: string
  language: LanguageCode
  vendor: string
  gameType: GameType
  /** Node id of the game; missing if a vendor's own lobby was opened. */
  nodeId?: string
  gameName: string
  gameCode?: string
  /** Id of a table at a vendor of card games. */
  roomId?: string
  /** Fields that only the launch of a lottery has. */
  lottery?: LotteryLaunch
  device: 'mobile' | 'desktop'
  /** Address of the site's `game-return.html`. */
  backUrl: string
}

/** A call to the player's wallet at the operator. Amounts are decimal strings, zero or above. */
export interface WalletCall {
  gameSession: GameSession
  /** Id of the transaction; the same id never moves money twice. */
  transactionId: string
  roundId: string
  amount: string
}

/**
 * The operator's functions for a game: tickets and the wallet. All wallet calls return the player's
 * balance and throw `OperatorError`.
 */
export interface Operator {
  /**
   * Returns the game session of a ticket, once; null for a ticket that is unknown, used or expired.
   */
  redeem(ticket: string): GameSession | null | Promise<GameSession | null>
  balance(gameSession: GameSession): Promise<string>
  /** Takes a stake from the wallet. Throws `insufficient_balance` if the wallet holds less. */
  bet(call: WalletCall): Promise<string>
  /** Pays a win, which may be zero, and ends the round. */
  settle(call: WalletCall): Promise<string>
  /** Undoes the bet of this transaction id; a bet that never arrived will then be refused. */
  rollback(call: WalletCall): Promise<string>
}

export type OperatorRefusal =
  | 'insufficient_balance'
  | 'session_expired'
  | 'maintenance'
  | 'wallet_unreachable'
  /**
   * The call can never succeed: the round is over, or the transaction id belongs to another
   * transaction.
   */
  | 'refused'

/** Error for a call that the operator refused, or whose reply never arrived. */
export class OperatorError extends Error {
  readonly code: OperatorRefusal

  constructor(code: OperatorRefusal, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
