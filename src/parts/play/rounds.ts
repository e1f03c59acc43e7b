import { ROUND_OPEN, ROUND_OVER } from '#rules/gameRound.ts'

/** Signs by which the app knows if a game's round is open. */
export interface RoundSigns {
  /** Last message of the game; null for a game without messages. */
  word: 'open' | 'over' | null
  /** The gateway moved money of a round a moment ago. */
  justPaid: boolean
  /** The player's money is in the vendor's own wallet, whose bets the site does not see. */
  away: boolean
  /** The player has touched the game. */
  touched: boolean
}

/**
 * Whether a round is open. A game that speaks of its rounds is believed; of the others, money that
 * has just moved tells. Only if neither can be known it stays `unknown`.
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

/** What a message from a game's frame says of its round; undefined if it is about anything else. */
export function readRoundWord(data: unknown): 'open' | 'over' | undefined {
  if (data === ROUND_OPEN) return 'open'
  return data === ROUND_OVER ? 'over' : undefined
}
