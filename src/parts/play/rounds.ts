import { ROUND_OPEN, ROUND_OVER } from '#rules/gameRound.ts'

/** Facts from which the app concludes whether a game's round is open. */
export interface RoundSigns {
  /**
   * The last message in which the game told the page about its round; null for a game that sends no
   * messages.
   */
  word: 'open' | 'over' | null
  /** Whether the gateway paid or charged money of a round a moment ago. */
  justPaid: boolean
  /** Whether the player's money is in the vendor's own wallet, whose bets the site cannot see. */
  away: boolean
  /** Whether the player has touched or clicked the game. */
  touched: boolean
}

/**
 * Tells whether a round is open. If the game sends messages, they decide. Otherwise, a round counts
 * as open if the gateway booked money a moment ago. It is `unknown` if the money is at the vendor
 * and the player has touched the game; else it is `over`.
 */
export function readRound({
  word,
  justPaid,
  away,
  touched,
}: RoundSigns): 'open' | 'over' | 'unknown' {
  if (word) return word
  if (justPaid) return 'open'
  return away && touched ? 'unknown' : 'over'
}

/**
 * Reads a message from a game's frame: whether it says that a round is open or over. Undefined for
 * any other message.
 */
export function readRoundWord(data: unknown): 'open' | 'over' | undefined {
  if (data === ROUND_OPEN) return 'open'
  return data === ROUND_OVER ? 'over' : undefined
}
