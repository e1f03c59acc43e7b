import type * as v from 'valibot'
import { getVipStanding, listVipLevels } from '#features/vip/api.ts'
import type { GiftSchema } from '#features/vip/schema.ts'
import { playerOf, serve } from '../http/serve.ts'
import { zoneOf, writeTime } from '../world/days.ts'
import { writeUnits, writeMoney } from '../world/money/money.ts'
import { describeReward, readWords } from '../world/money/reward-words.ts'
import { type RewardRow, stateOfReward } from '../world/money/rewards.ts'
import {
  countVipBets,
  grantVipGifts,
  listVipGifts,
  rankOf,
  weekOf,
} from '../world/promotions/vip.ts'
import { UPGRADE_MULTIPLIER, VIP_LEVELS } from '../world/promotions/vip-levels.ts'

function stateOf(
  reward: RewardRow | undefined,
  now: number,
): v.InferInput<typeof GiftSchema>['state'] {
  if (!reward) return 'notYet'
  const state = stateOfReward(reward, now)
  return state === 'open' ? 'claimable' : state
}

export const calls = [
  serve(listVipLevels, (context) => {
    const { query, merchant } = context
    const { currency, features } = merchant.brand
    const write = (baht: number) => writeMoney(baht, currency)
    return {
      list: VIP_LEVELS.map((level) => ({
        rank: level.rank,
        name: readWords(level.name, merchant, query.language),
        from: write(level.from),
        weekly: write(level.weekly),
        birthday: write(level.birthday),
        upgrade: write(level.upgrade),
        upgradeMultiplier: UPGRADE_MULTIPLIER / 100,
        rebate: features.manualRebate ? (level.rebate / 100).toFixed(2) : null,
        dailyMax: write(level.dailyMax),
        dailyCount: level.dailyCount,
      })),
      currency,
    }
  }),

  serve(getVipStanding, (context) => {
    const { query, db, merchant, now } = context
    const player = playerOf(context)
    const asked = { db, merchant, player, now }
    grantVipGifts(asked)
    const { end } = weekOf(now.getTime(), zoneOf(db, merchant.code))
    const rank = rankOf(asked)
    return {
      rank,
      validBet: writeUnits(countVipBets(asked), merchant.brand.currency),
      gifts: listVipGifts(asked).map(({ gift, reward }) => ({
        gift,
        state: stateOf(reward, now.getTime()),
        reward: reward ? describeReward(reward, merchant, query.language) : null,
        nextAt: gift === 'weekly' && rank > 0 ? writeTime(end) : null,
      })),
      currency: merchant.brand.currency,
    }
  }),
]
