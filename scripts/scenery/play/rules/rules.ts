import type { Chance } from '../chance.ts'
import type { Outcome, SessionReply } from '../protocol.ts'

/** Bet on each spot of a round, in the ledger's units. */
export type Bets = ReadonlyMap<string, number>

/** The rules of one game within one game session. */
export interface Rules {
  /** Data of the rules that the game's page needs. */
  table: SessionReply['table']
  /** Most spots on which one round may bet. */
  mostSpots: number
  knows(spot: string): boolean
  /** Decides a round. `win` is the whole payment to the player, stakes included, in units. */
  decide(bets: Bets, chance: Chance): { outcome: Outcome; win: number }
}

/** Multiplies a stake by a factor in hundredths, rounded down to whole units. */
export const times = (stake: number, hundredths: number) => Math.floor((stake * hundredths) / 100)
