import * as api from '#features/member/missions/api.ts'
import { refuse } from '../../http/call-error.ts'
import { playerOf, serve, tellReward, type CallContext } from '../../http/serve.ts'
import { zoneOf, writeTime } from '../../world/days.ts'
import {
  claimTier,
  listGranted,
  type MissionScope,
  priceOf,
  readTier,
  referenceOf,
  targetOf,
  totalOf,
} from '../../world/promotions/mission-progress.ts'
import { type Round, roundAt } from '../../world/promotions/mission-rounds.ts'
import { listSeasons, rankSeason } from '../../world/promotions/mission-season.ts'
import { BAHT_PER_POINT, MISSIONS, SEASON_PRIZES } from '../../world/promotions/missions.ts'
import { writeMoney, writeUnits } from '../../world/money/money.ts'
import { describePay } from '../../world/money/reward-words.ts'
import { grantDue } from '../../world/money/rewards-due.ts'

/** Most ranks that the leaderboard shows. */
const SHOWN = 20

function scopeOf(context: CallContext): MissionScope {
  const { db, merchant, now } = context
  return { db, merchant, username: playerOf(context).username, at: now.getTime() }
}

const writeSeason = ({ id, days, end }: Round) => ({
  id,
  ...days,
  endsAt: writeTime(end),
})

export const calls = [
  serve(api.getMissionSummary, (context) => {
    const scope = scopeOf(context)
    const { db, merchant, at } = scope
    const { currency } = merchant.brand
    grantDue(context)
    const zone = zoneOf(db, merchant.code)
    const granted = listGranted(scope)
    return {
      currency,
      season: writeSeason(roundAt('SEASON', at, zone)),
      missions: MISSIONS.map((plan) => {
        const { id, period, measure, gameTypes = [], title, note, tiers } = plan
        const round = roundAt(period, at, zone)
        const total = totalOf(scope, plan, round)
        const write = (units: number) =>
          measure === 'BETS' ? String(units) : writeUnits(units, currency)
        return {
          id,
          period,
          round: round.id,
          title: title[context.query.language],
          note: note[context.query.language],
          measure,
          gameTypes: [...gameTypes],
          endsAt: writeTime(round.end),
          tiers: tiers.map(([wanted, prize], index) => {
            const target = targetOf(plan, wanted, merchant)
            const row = granted.get(referenceOf(plan, round, index + 1))
            const { progress, state } = readTier(total, target, row, at)
            return {
              tier: index + 1,
              target: write(target),
              progress: write(progress),
              reward: describePay(row ?? priceOf(merchant, prize), currency),
              state,
            }
          }),
        }
      }),
    }
  }),

  serve(api.getMissionLeaderboard, (context) => {
    const scope = scopeOf(context)
    const { merchant, username } = scope
    const seasons = listSeasons(scope)
    const { season: wanted = seasons[0]!.id } = context.query
    const season = seasons.find(({ id }) => id === wanted) ?? refuse('season_not_found')
    const places = rankSeason(scope, season)
    const own = places.findIndex((one) => one.username === username)
    const mine = places[own]
    const above = places[own - 1]
    const { currency } = merchant.brand
    return {
      currency,
      season: writeSeason(season),
      seasons: seasons.map(writeSeason),
      perPoint: writeMoney(BAHT_PER_POINT, currency),
      rows: places.slice(0, SHOWN).map(({ rank, player, score }) => ({ rank, player, score })),
      mine: mine
        ? {
            rank: mine.rank,
            player: mine.player,
            score: mine.score,
            toNext: above ? above.score - mine.score + 1 : null,
          }
        : null,
      prizes: SEASON_PRIZES.map(({ from, to, prize }) => ({
        from,
        to,
        reward: describePay(priceOf(merchant, prize), currency),
      })),
    }
  }),

  serve(api.claimMissionTier, (context) => {
    const scope = scopeOf(context)
    const row = claimTier(scope, context.body)
    tellReward(context.sockets, playerOf(context), row.kind)
    return { reward: describePay(row, scope.merchant.brand.currency) }
  }),
]
