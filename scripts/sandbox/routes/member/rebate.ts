import { claimRebates, getRebates, listRebateClaims } from '#features/member/rebate/api.ts'
import { nextOf, readCursor } from '../../http/page-cursor.ts'
import { playerOf, serve } from '../../http/serve.ts'
import { writeUnits, writeAmounts } from '../../world/money/money.ts'
import { hasCategoryOf } from '../../world/offered.ts'
import * as rebates from '../../world/money/rebates.ts'
import { readWords } from '../../world/money/reward-words.ts'
import { rankOf } from '../../world/promotions/vip.ts'
import { levelOf } from '../../world/promotions/vip-levels.ts'
import { writeTime } from '../../world/days.ts'

/** Writes hundredths of a percent as a percentage. */
const writeRate = (rate: number) => (rate / 100).toFixed(2)

const writeTotal = (rows: readonly { amount: number }[], currency: string) =>
  writeUnits(
    rows.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  )

const describeClaim = (
  { id, gameType, rate, validBet, amount, at }: rebates.RebateClaimRow,
  currency: string,
) => ({
  id: String(id),
  gameType,
  rate: writeRate(rate),
  ...writeAmounts({ validBet, amount }, currency, 'validBet', 'amount'),
  claimedAt: writeTime(at),
})

export const calls = [
  serve(getRebates, (context) => {
    const { query, db, merchant } = context
    const player = playerOf(context)
    const { currency } = merchant.brand
    const hasCategory = hasCategoryOf(merchant.brand)
    const rank = rankOf({ db, merchant, player })
    const level = levelOf(rank)
    const rows = rebates
      .listRebates(db, player, rank)
      .filter(({ gameType }) => hasCategory(gameType))
    return {
      list: rows.map((row) => ({
        gameType: row.gameType,
        rate: writeRate(row.rate),
        ...writeAmounts(row, currency, 'validBet', 'amount'),
      })),
      total: writeTotal(rows, currency),
      currency,
      vip: level
        ? {
            name: readWords(level.name, merchant, query.language),
            rank,
            adds: writeRate(level.rebate),
          }
        : null,
    }
  }),

  serve(claimRebates, (context) => {
    const { body, db, merchant, now, sockets } = context
    const player = playerOf(context)
    const { currency } = merchant.brand
    const claims = rebates.claimRebates(db, player, {
      gameTypes: body.gameTypes,
      rank: rankOf({ db, merchant, player }),
      at: now.getTime(),
    })
    sockets.tellBalance(merchant.code, player.username)
    return {
      claims: claims.map((claim) => describeClaim(claim, currency)),
      total: writeTotal(claims, currency),
      currency,
    }
  }),

  serve(listRebateClaims, (context) => {
    const { query, db, merchant } = context
    const rows = rebates.listRebateClaims(db, playerOf(context), {
      after: readCursor(query.cursor),
      size: query.pageSize,
    })
    const { currency } = merchant.brand
    return {
      list: rows.map((row) => describeClaim(row, currency)),
      ...nextOf(
        rows.map(({ at, id }) => ({ at, row: id })),
        query,
      ),
      currency,
    }
  }),
]
