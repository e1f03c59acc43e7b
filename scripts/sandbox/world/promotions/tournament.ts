import { random } from '#scripts/scenery/random.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { promotionEntries } from '../../db/promotion-tables.ts'
import type { Edition } from './campaign-editions.ts'
import { keepPlaces, type Place, rankPlaces } from './final-places.ts'
import { scaleUnits } from '../money/money.ts'
import { sumBets } from '../money/records.ts'
import { inventPlayer, maskPlayer } from '../play/winners.ts'
import type { Person } from '../team/tree.ts'

/** Prizes in baht, each with the last rank that gets it. */
const PRIZES: readonly (readonly [number, number])[] = [
  [1, 100_000],
  [2, 50_000],
  [3, 30_000],
  [10, 10_000],
  [50, 3000],
  [100, 1400],
  [200, 600],
]
/** Number of invented players against whom real ones are ranked. */
const RIVALS = 260
const LEADERS = 10
/** Score of the first invented player, in baht. */
const MOST = 420_000

/** Context in which promotions are read: the merchant, its currency and the time. */
export interface Scope {
  db: Db
  merchant: string
  currency: string
  now: number
}

/** A player's rank with its prize, in units. */
export type Ranked = Omit<Place, 'username'> & { prize: number }

/** Lists the invented players with their scores at a time. */
function listRivals({ merchant, currency, now }: Scope, { round, startsAt, endsAt }: Edition) {
  const share = Math.min(1, Math.max(0, (now - startsAt) / ((endsAt ?? now) - startsAt)))
  const stream = random(`tournament ${merchant} ${round}`)
  const most = scaleUnits(MOST, currency)
  return Array.from({ length: RIVALS }, (_, index) => ({
    player: inventPlayer(stream),
    username: null,
    score: Math.round((most * share * (0.94 + stream.next() * 0.12)) / (index + 1) ** 0.75),
  }))
}

/** Calculates a player's bets on slots in the days of a tournament. */
export const scoreOf = (db: Db, player: Person, { days }: Edition) =>
  sumBets(db, player, { gameType: 'RNG' }, days).validBet

/** Ranks all players of a tournament; only players who have joined have a rank. */
function readPlaces(scope: Scope, edition: Edition): Place[] {
  const { db, merchant } = scope
  const joined = rowsOf(db, promotionEntries, {
    merchant,
    campaign: edition.campaign.id,
    round: edition.round,
  })
    .list()
    .map(({ username }) => ({
      player: maskPlayer(username),
      username,
      score: scoreOf(db, { merchant, username }, edition),
    }))
  return rankPlaces([...listRivals(scope, edition), ...joined])
}

/**
 * Returns the leaders of a tournament and a player's rank; null for a player who has not joined.
 */
export function standingOf(
  scope: Scope,
  edition: Edition,
  username: string | null,
): { own: Ranked | null; leaders: Ranked[] } {
  const { campaign, round, endsAt } = edition
  const places = keepPlaces(scope, { contest: `${campaign.id}:${round}`, end: endsAt }, () =>
    readPlaces(scope, edition),
  )
  const withPrize = ({ rank, player, score }: Place): Ranked => {
    const [, baht] = PRIZES.find(([last]) => rank <= last) ?? [rank, 0]
    return { rank, player, score, prize: scaleUnits(baht, scope.currency) }
  }
  const own = username === null ? undefined : places.find((one) => one.username === username)
  return { own: own ? withPrize(own) : null, leaders: places.slice(0, LEADERS).map(withPrize) }
}
