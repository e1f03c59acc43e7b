import { ROUND_OPEN, ROUND_OVER } from '#rules/gameRound.ts'

/** Facts from which the app concludes whether a game's round is open. */
export interface RoundSigns {
  /** The last message of the game about its round; null for a game that sends no messages. */
  word: 'open' | 'over' | null
  /** Whether the gateway booked money of a round a moment ago. */
  justPaid: boolean
  /** Whether the player's money is in the vendor's own wallet, whose bets the site cannot see. */
  away: boolean
  /** Whether the player has touched or clicked into the game. */
  touched: boolean
}

/**
 * Tells whether a round is open. The messages of a game are trusted; without messages, money that
 * was booked a moment ago counts as an open round. If neither is available, the answer is
 * `unknown`.
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
 * Reads whether a message from a game's frame says that a round is open or over; undefined for any
 * other message.
 */
export function readRoundWord(data: unknown): 'open' | 'over' | undefined {
  if (data === ROUND_OPEN) return 'open'
  return data === ROUND_OVER ? 'over' : undefined
}
