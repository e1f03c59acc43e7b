import { random } from '#scripts/scenery/random.ts'
import { and, eq } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { promotionEntries } from '../db/promotion-tables.ts'
import type { Edition } from './campaign-editions.ts'
import { scaleUnits } from './money.ts'
import { sumBets } from './records.ts'
import { inventPlayer, maskPlayer } from './winners.ts'

/** Up to which place, and how many baht. */
const PRIZES: readonly (readonly [number, number])[] = [
  [1, 100_000],
  [2, 50_000],
  [3, 30_000],
  [10, 10_000],
  [50, 3000],
  [100, 1400],
  [200, 600],
]
/** Players who are invented. */
const RIVALS = 260
const LEADERS = 10
/** What the first one of them bets, in baht. */
const MOST = 420_000

export const prizeOf = (rank: number, currency: string): number =>
  scaleUnits(PRIZES.find(([last]) => rank <= last)?.[1] ?? 0, currency)

interface Ranked {
  rank: number
  player: string
  /** Units. */
  score: number
  prize: number
}

export interface TournamentStanding {
  own: Ranked | null
  leaders: Ranked[]
}

interface Scope {
  db: Db
  merchant: string
  currency: string
  now: number
}

/** Those who are invented, the best first, as far as they have come at a time. */
function listRivals({ merchant, currency, now }: Scope, { round, startsAt, endsAt }: Edition) {
  const share = Math.min(1, Math.max(0, (now - startsAt) / ((endsAt ?? now) - startsAt)))
  const stream = random(`tournament ${merchant} ${round}`)
  const most = scaleUnits(MOST, currency)
  return Array.from({ length: RIVALS }, (_, index) => ({
    player: inventPlayer(stream),
    score: Math.round((most * share * (0.94 + stream.next() * 0.12)) / (index + 1) ** 0.75),
  })).toSorted((one, other) => other.score - one.score)
}

/** What a player has bet on slots in the days of a tournament. */
export const scoreOf = (
  db: Db,
  player: { merchant: string; username: string },
  { days }: Edition,
) => sumBets(db, player, { gameType: 'RNG' }, days).validBet

/** Who leads a tournament, and where a player stands in it; null for who has not joined. */
export function standingOf(
  scope: Scope,
  edition: Edition,
  username: string | null,
): TournamentStanding {
  const { db, merchant, currency } = scope
  const joined = db
    .select({ username: promotionEntries.username })
    .from(promotionEntries)
    .where(
      and(
        eq(promotionEntries.merchant, merchant),
        eq(promotionEntries.campaign, edition.campaign.id),
        eq(promotionEntries.round, edition.round),
      ),
    )
    .all()
    .map((one) => ({
      player: maskPlayer(one.username),
      isOwn: one.username === username,
      score: scoreOf(db, { merchant, username: one.username }, edition),
    }))
  const all = [...listRivals(scope, edition).map((one) => ({ ...one, isOwn: false })), ...joined]
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const ranked = all.map(({ isOwn, ...one }, index) => ({
    ...one,
    isOwn,
    rank: index + 1,
    prize: prizeOf(index + 1, currency),
  }))
  return { own: ranked.find(({ isOwn }) => isOwn) ?? null, leaders: ranked.slice(0, LEADERS) }
}
