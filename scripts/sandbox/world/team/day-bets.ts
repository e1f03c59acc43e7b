import type { RateGroup, Rates } from '#features/agent/schema.ts'
import type { GameType } from '#parts/games/schema.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/prepared-statements.ts'
import { ratesOn } from './rates.ts'
import { namesIn, type Person } from './tree.ts'
import { WAS_IN_TEAM } from './team-sums.ts'

/** Kind of rate for the bets of each category. */
export const GROUP_OF: Record<GameType, RateGroup> = {
  RNG: 'slots',
  LIVE: 'live',
  BG: 'live',
  PVP: 'cards',
  FISH: 'fishing',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'sports',
  ELOTT: 'lottery',
  LOTT: 'lottery',
  BINGO: 'lottery',
}

/** Valid bets of a day by kind of game, in units. */
export type BetsByGroup = Partial<Record<RateGroup, number>>

/** Bets of an agent's day: the agent's own, and those of each direct downline's team. */
export interface DayBets {
  rates: Rates
  own: BetsByGroup
  downlines: readonly { username: string; rates: Rates; bets: BetsByGroup }[]
}

interface Row {
  path: string
  gameType: GameType
  validBet: number
}

const betsOn = statement(`SELECT path, gameType, sum(validBet) AS validBet FROM player_days
  WHERE merchant = @merchant AND day = @day AND gameType <> '' AND ${WAS_IN_TEAM}
  GROUP BY path, gameType ORDER BY path, gameType`)

const pathsOn = statement(`SELECT DISTINCT path FROM player_days
  WHERE merchant = @merchant AND day = @day AND gameType <> ''`)

/** Lists agents whose team made bets on a day, or had bets voided. */
export function listBettors(db: Db, merchant: string, day: string): string[] {
  const paths = pathsOn(db).pluck().all({ merchant, day }) as string[]
  return [...new Set(paths.flatMap(namesIn))].toSorted()
}

/**
 * Reads the bets that an agent's team made on a day: the agent's own, and those of the members
 * grouped by the direct downline to whose team they belong. If a member moves to another upline,
 * earlier bets stay with the former one. Returns undefined for a player without a team.
 */
export function readDayBets(
  db: Db,
  { merchant, username }: Person,
  day: string,
): DayBets | undefined {
  const rates = ratesOn(db, { merchant, username }, day)
  if (!rates) return undefined
  const own: BetsByGroup = {}
  const downlines = new Map<string, { username: string; rates: Rates; bets: BetsByGroup }>()
  for (const { path, gameType, validBet } of betsOn(db).all({ merchant, username, day }) as Row[]) {
    const names = namesIn(path)
    const via = names[names.indexOf(username) + 1]
    if (via !== undefined && !downlines.has(via)) {
      const viaRates = ratesOn(db, { merchant, username: via }, day) ?? rates
      downlines.set(via, { username: via, rates: viaRates, bets: {} })
    }
    const bets = via === undefined ? own : downlines.get(via)!.bets
    const group = GROUP_OF[gameType]
    bets[group] = (bets[group] ?? 0) + validBet
  }
  return { rates, own, downlines: [...downlines.values()] }
}
