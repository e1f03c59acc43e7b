import { listPastRewards, listRewards } from '#features/member/rewards/api.ts'
import { nextOf, readCursor } from '../../http/page-cursor.ts'
import { playerOf, serve } from '../../http/serve.ts'
import { describeReward } from '../../world/money/reward-words.ts'
import * as rewards from '../../world/money/rewards.ts'
import { grantDueRewards } from '../money/rewards.ts'
import { writeTime } from '../../world/days.ts'

export const calls = [
  serve(listRewards, (context) => {
    const { query, db, merchant, now } = context
    const rows = rewards.listOpenRewards(db, grantDueRewards(context), now.getTime())
    return {
      list: rows.map((row) => describeReward(row, merchant, query.language)),
      currency: merchant.brand.currency,
    }
  }),

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
        endedAt: writeTime(row.at),
      })),
      ...nextOf(rows, query),
      currency: merchant.brand.currency,
    }
  }),
]
