import { countRewards, listPastRewards, listRewards } from '#features/member/rewards/api.ts'
import { nextOf, readCursor } from '../../http/page-cursor.ts'
import { playerOf, serve, type CallContext } from '../../http/serve.ts'
import { describeReward } from '../../world/reward-words.ts'
import { grantDue } from '../../world/rewards-due.ts'
import * as rewards from '../../world/rewards.ts'
import { grantVipGifts } from '../../world/vip.ts'

/** The player of a call, to whom what is due was granted. */
function rewarded(context: Pick<CallContext, 'db' | 'merchant' | 'now' | 'player' | 'sockets'>) {
  const player = playerOf(context)
  grantVipGifts({ ...context, player })
  grantDue(context)
  return player
}

export const calls = [
  serve(listRewards, (context) => {
    const { query, db, merchant, now } = context
    const rows = rewards.listOpenRewards(db, rewarded(context), now.getTime())
    return {
      list: rows.map((row) => describeReward(row, merchant, query.language)),
      currency: merchant.brand.currency,
    }
  }),

  serve(countRewards, (context) => ({
    count: rewards.countRewards(context.db, rewarded(context), context.now.getTime()),
  })),

  serve(listPastRewards, ({ query, db, merchant, now, player }) => {
    const rows = rewards
      .listPastRewards(db, playerOf({ player }), {
        now: now.getTime(),
        after: readCursor(query.cursor),
        size: query.pageSize,
      })
      .map((row) => ({ ...row, at: row.claimedAt ?? (row.expiresAt as number), row: row.id }))
    return {
      list: rows.map((row) => ({
        ...describeReward(row, merchant, query.language),
        state: row.claimedAt === null ? ('expired' as const) : ('claimed' as const),
        endedAt: new Date(row.at).toISOString(),
      })),
      ...nextOf(rows, query),
      currency: merchant.brand.currency,
    }
  }),
]
