/** Messages between the pages of the demo games and their server. Types only. */

/** Reply to `POST /play/<kind>/session`, which uses up a ticket. */
export interface SessionReply {
  token: string
  language: string
  locale: string
  currency: string
  balance: string
  trial: boolean
  backUrl: string
  game: {
    name: string
    vendor: string
    /** Address of the game's pictures, with `*` for a picture's name. */
    art: string
    colours: Record<string, string>
  }
  /** Chips or total bets to choose from, smallest first; a bet is a sum of them. */
  stakes: string[]
  /** Largest bet that a player may place on one spot. */
  most: string
  table: SlotTable | LotteryTable | MatchTable | null
}

/**
 * Payouts of a slot's symbols as multiples of a line's bet, and its lines as row numbers by column.
 */
export interface SlotTable {
  pays: number[][]
  lines: number[][]
}

export interface LotteryTable {
  numbers: number
  drawn: number
  mostPicks: number
  /**
   * Payout as a factor in hundredths, by how many numbers the ticket has and how many of these were
   * drawn.
   */
  pays: number[][]
}

export interface Fixture {
  id: string
  league: string
  home: string
  away: string
  /** Odds of each outcome, in hundredths. */
  odds: Record<string, number>
}
export interface MatchTable {
  sport: 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'
  fixtures: Fixture[]
}

/** Body of `POST /play/<kind>/round`: each press of the player has its own round id. */
export interface RoundRequest {
  roundId: string
  bets: { spot: string; amount: string }[]
}

export interface RoundReply {
  roundId: string
  bet: string
  win: string
  balance: string
  outcome: Outcome
}

export type Outcome = SlotOutcome | TableOutcome | LotteryOutcome | MatchOutcome

export interface SlotOutcome {
  kind: 'slot'
  /** Symbols by column, from top to bottom. */
  columns: number[][]
  hits: { line: number; symbol: number; count: number }[]
}

/** A card is its rank and suit, such as `10h` or `Qs`. */
export interface TableOutcome {
  kind: 'table'
  player: string[]
  banker: string[]
  playerTotal: number
  bankerTotal: number
  result: 'player' | 'banker' | 'tie'
  /** Betting spots that won in this round. */
  won: string[]
}

export interface LotteryOutcome {
  kind: 'lottery'
  drawn: number[]
  hits: { spot: string; numbers: number[] }[]
}

export interface MatchOutcome {
  kind: 'match'
  results: { id: string; home: number; away: number; outcome: string }[]
  won: string[]
}

export type PlayErrorCode =
  | 'insufficient_balance'
  | 'session_expired'
  | 'maintenance'
  | 'wallet_unreachable'
  | 'round_void'
  | 'round_running'
  | 'bad_request'
  | 'conflict'

export interface PlayErrorReply {
  code: PlayErrorCode
  /** Balance after a round that was cancelled, if it is known. */
  balance?: string
}
