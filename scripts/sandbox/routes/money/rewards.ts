import { claimRewards, countRewards } from '#parts/money/rewards/api.ts'
import { playerOf, serve, tellReward, type CallContext } from '../../http/serve.ts'
import { toBetFor } from '../../world/money/reward-words.ts'
import { grantDue } from '../../world/money/rewards-due.ts'
import * as rewards from '../../world/money/rewards.ts'
import { grantVipGifts } from '../../world/promotions/vip.ts'
import { writeAmounts } from '../../world/money/money.ts'

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
    const owner = playerOf({ player })
    // An id that is not a number belongs to no reward, so it becomes 0.
    const ids = body.ids.map((id) => (/^\d{1,15}$/.test(id) ? Number(id) : 0))
    const results = rewards.claimRewards(db, owner, { ids, at: now.getTime() })
    const paid = results.flatMap(({ row }) => row ?? [])
    const sum = (kind: rewards.RewardRow['kind']) =>
      paid.filter((row) => row.kind === kind).reduce((total, { amount }) => total + amount, 0)
    const { currency } = merchant.brand
    const kinds = paid.map(({ kind }) => kind)
    if (paid.length > 0) tellReward(sockets, owner, kinds)
    const toBet = paid.reduce((total, row) => total + toBetFor(row), 0)
    const units = { cash: sum('cash'), bonus: sum('bonus'), toBet }
    return {
      results: results.map(({ id, outcome }) => ({ id: String(id), outcome })),
      paid: {
        ...writeAmounts(units, currency, 'cash', 'bonus', 'toBet'),
        points: String(sum('points')),
      },
      currency,
    }
  }),
]
