import type { Chance } from '../chance.ts'
import type { Outcome, SessionReply } from '../protocol.ts'

/** What each spot of a round holds, in the ledger's units. */
export type Bets = ReadonlyMap<string, number>

/** The rules of one game within one game session. */
export interface Rules {
  /** What the page must know of them. */
  table: SessionReply['table']
  /** Spots that one round may bet on. */
  mostSpots: number
  knows(spot: string): boolean
  /** Decides a round. `win` is all that the player gets back, stakes included, in units. */
  decide(bets: Bets, chance: Chance): { outcome: Outcome; win: number }
}

/** What a stake gives back at a factor in hundredths, in whole units. */
export const times = (stake: number, hundredths: number) => Math.floor((stake * hundredths) / 100)
