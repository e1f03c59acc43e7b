import { random } from '#scripts/scenery/random.ts'
import { and, between, sql } from '../../db/drizzle.ts'
import { matches } from '../../db/rows.ts'
import { betDays } from '../../db/record-tables.ts'
import { zoneOf } from '../days.ts'
import { keepPlaces, type Place, rankPlaces } from './final-places.ts'
import { grantReward } from '../money/rewards.ts'
import { type MissionScope, priceOf } from './mission-progress.ts'
import { type Round, roundAt, roundBefore } from './mission-rounds.ts'
import { BAHT_PER_POINT, SEASON_PRIZES, SEASON_TITLE } from './missions.ts'
import { scaleUnits } from '../money/money.ts'
import { inventPlayer, maskPlayer } from '../play/winners.ts'

/** Number of past seasons that players can see. */
const PAST_SEASONS = 4
/** Number of invented players, so that the leaderboard is never nearly empty. */
const RIVALS = 64
/** Approximate final score of the best invented player. */
const BEST_SCORE = 60_000
const PRIZE_KEPT_MS = 30 * 24 * 60 * 60_000

/** Lists the current season and those before it, the newest first. */
export function listSeasons({ db, merchant, at }: Omit<MissionScope, 'username'>): Round[] {
  const zone = zoneOf(db, merchant.code)
  const seasons = [roundAt('SEASON', at, zone)]
  for (let left = PAST_SEASONS; left > 0; left -= 1) {
    seasons.push(roundBefore('SEASON', seasons.at(-1)!, zone))
  }
  return seasons
}

/** Ranks all players of a season; a score is the amount of bets so far. */
export function rankSeason(scope: Omit<MissionScope, 'username'>, season: Round): Place[] {
  const { db, merchant, at } = scope
  const contest = { contest: `season:${season.id}`, end: season.end }
  return keepPlaces({ db, merchant: merchant.code, now: at }, contest, () =>
    readPlaces(scope, season),
  )
}

function readPlaces({ db, merchant, at }: Omit<MissionScope, 'username'>, season: Round): Place[] {
  const perPoint = scaleUnits(BAHT_PER_POINT, merchant.brand.currency)
  const total = sql<number>`SUM(${betDays.validBet})`
  const players = db
    .select({ username: betDays.username, total })
    .from(betDays)
    .where(
      and(
        matches(betDays, { merchant: merchant.code, state: 'settled' }),
        between(betDays.day, season.days.from, season.days.to),
      ),
    )
    .groupBy(betDays.username)
    .all()
    .map(({ username, total: units }) => ({
      username,
      player: maskPlayer(username),
      score: Math.floor(units / perPoint),
    }))
  return rankPlaces([...players, ...inventRivals(merchant.code, season, at)])
}

/** Invents players whose scores grow during the season and never shrink. */
function inventRivals(merchant: string, { id, start, end }: Round, at: number) {
  const stream = random(`season ${merchant} ${id}`)
  const share = Math.min(1, Math.max(0, (at - start) / (end - start)))
  return Array.from({ length: RIVALS }, (_, place) => {
    const final = (BEST_SCORE * stream.between(0.8, 1.1)) / (place + 1) ** stream.between(0.8, 1)
    return {
      username: null,
      player: inventPlayer(stream),
      score: Math.floor(final * share ** stream.between(0.7, 1.4)),
    }
  })
}

/** Adds the prize of the last season to the reward center; returns whether there is a new one. */
export function grantSeasonPrize(scope: MissionScope, granted: ReadonlyMap<string, unknown>) {
  const { db, merchant, username, at } = scope
  const [, last] = listSeasons(scope)
  const reference = `season:${last!.id}`
  if (granted.has(reference) || last!.end + PRIZE_KEPT_MS <= at) return false
  const rank = rankSeason(scope, last!).find((one) => one.username === username)?.rank
  const won = SEASON_PRIZES.find(({ from, to }) => rank && from <= rank && rank <= to)
  if (!won) return false
  return grantReward(db, {
    merchant: merchant.code,
    username,
    source: 'mission',
    reference,
    title: SEASON_TITLE,
    ...priceOf(merchant, won.prize),
    expiresAt: last!.end + PRIZE_KEPT_MS,
    at,
  })
}
