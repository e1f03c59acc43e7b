import type { RateGroup, Rates } from '#features/agent/schema.ts'
import type { GameType } from '#parts/games/schema.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/statement.ts'
import { ratesOn } from './day-rates.ts'
import { namesIn, type Person } from './tree.ts'
import { WAS_IN_TEAM } from './team-sums.ts'

/*
 * What somebody's team bet on a day, by the direct downline through whom it came: who moves to another
 * upline leaves it with the one from before.
 */

/** Which rate the bets of a category earn by. */
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

/** Somebody's day: the own bets, and those that came through each direct downline. */
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

/** Those whose team bet on a day, or had bets voided. */
export function listBettors(db: Db, merchant: string, day: string): string[] {
  const paths = pathsOn(db).pluck().all({ merchant, day }) as string[]
  return [...new Set(paths.flatMap(namesIn))].toSorted()
}

/** Undefined for who is in no team. */
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
    let bets = own
    if (via !== undefined) {
      const known = downlines.get(via)
      const viaRates = known?.rates ?? ratesOn(db, { merchant, username: via }, day) ?? rates
      const downline = known ?? { username: via, rates: viaRates, bets: {} }
      downlines.set(via, downline)
      bets = downline.bets
    }
    const group = GROUP_OF[gameType]
    bets[group] = (bets[group] ?? 0) + validBet
  }
  return { rates, own, downlines: [...downlines.values()] }
}
