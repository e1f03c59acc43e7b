import type { Chance } from '../chance.ts'
import type { Outcome, SessionReply } from '../protocol.ts'

/** What each spot of a round holds, in units. */
export type Bets = ReadonlyMap<string, bigint>

/** The rules of one game at one seat. */
export interface Rules {
  /** What the page must know of them. */
  table: SessionReply['table']
  /** Spots that one round may bet on. */
  mostSpots: number
  knows(spot: string): boolean
  /** Decides a round. `win` is all that the player gets back, stakes included, in units. */
  decide(bets: Bets, chance: Chance): { outcome: Outcome; win: bigint }
}
