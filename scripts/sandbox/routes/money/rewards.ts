import { claimRewards, countRewards } from '#parts/money/rewards/api.ts'
import { playerOf, serve, tellReward, type CallContext } from '../../http/serve.ts'
import { writeUnits } from '../../world/money/money.ts'
import { toBetFor } from '../../world/money/reward-words.ts'
import { grantDue } from '../../world/money/rewards-due.ts'
import * as rewards from '../../world/money/rewards.ts'
import { grantVipGifts } from '../../world/promotions/vip.ts'

/** Grants the player of a call all rewards that are due, and returns the player. */
export function grantDueRewards(
  context: Pick<CallContext, 'db' | 'merchant' | 'now' | 'player' | 'sockets'>,
) {
  const player = playerOf(context)
  grantVipGifts({ ...context, player })
  grantDue(context)
  return player
}

export const calls = [
  serve(countRewards, (context) => ({
    count: rewards.countRewards(context.db, grantDueRewards(context), context.now.getTime()),
  })),

  serve(claimRewards, ({ body, db, merchant, now, player, sockets }) => {
    const { username } = playerOf({ player })
    // An id that is not a number belongs to no reward, so it becomes 0.
    const ids = body.ids.map((id) => (/^\d{1,15}$/.test(id) ? Number(id) : 0))
    const results = rewards.claimRewards(
      db,
      { merchant: merchant.code, username },
      { ids, at: now.getTime() },
    )
    const paid = results.flatMap(({ row }) => row ?? [])
    const sum = (kind: rewards.RewardRow['kind']) =>
      paid.filter((row) => row.kind === kind).reduce((total, { amount }) => total + amount, 0)
    const { currency } = merchant.brand
    if (paid.length > 0) {
      const kinds = paid.map(({ kind }) => kind)
      tellReward(sockets, { merchant: merchant.code, username }, kinds)
    }
    return {
      results: results.map(({ id, outcome }) => ({ id: String(id), outcome })),
      paid: {
        cash: writeUnits(sum('cash'), currency),
        bonus: writeUnits(sum('bonus'), currency),
        toBet: writeUnits(
          paid.reduce((total, row) => total + toBetFor(row), 0),
          currency,
        ),
        points: String(sum('points')),
      },
      currency,
    }
  }),
]
