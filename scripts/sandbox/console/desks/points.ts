import type { Hono } from 'hono'
import * as v from 'valibot'
import { createPictureAddresses } from '#scripts/scenery/addresses.ts'
import { isNotNull } from '../../db/drizzle.ts'
import { pointExchanges } from '../../db/points-tables.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Environment } from '../../http/environment.ts'
import type { Merchant } from '../../http/serve.ts'
import { describeExchanges, describeGood } from '../../world/promotions/exchange-words.ts'
import { newestExchange } from '../../world/promotions/exchanges.ts'
import { GOODS } from '../../world/promotions/goods.ts'
import { pairOf, balanceOf, pointsCostOf, pointsOf, transfer } from '../../world/money/ledger.ts'
import { listStock, setStock } from '../../world/promotions/point-stock.ts'
import { actOnRedemption, PointActSchema } from '../../world/promotions/redemption-desk.ts'
import { addDesk, requirePlayer, order, whole } from '../desk.ts'
import type { ConsoleParts } from '../parts.ts'

const LIMIT = 100
const MOST = 100_000_000

const StockSchema = v.strictObject({
  goodId: v.string(),
  /** Number of pieces that can still be redeemed. */
  left: whole(0, 1_000_000),
})
export const GrantSchema = v.strictObject({ username: v.string(), points: whole(1, MOST) })

/** Adds the console page for the points mall: redemptions, the newest first, and the stock. */
export function addPointsDesk(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, state, sockets } = parts
  // The function that lists goods needs picture addresses, although this page does not show them.
  const pictures = createPictureAddresses('desk')

  function show(merchant: Merchant) {
    const rows = rowsOf(
      db,
      pointExchanges,
      { merchant: merchant.code },
      isNotNull(pointExchanges.goodId),
    ).list({ order: [...newestExchange], limit: LIMIT })
    const context = { db, merchant, pictures, language: 'EN' as const }
    const left = listStock(db, merchant.code)
    return {
      rows: describeExchanges(context, rows).map((row, index) => ({
        id: row.transNo,
        ...row,
        username: rows[index]!.username,
      })),
      stock: GOODS.map((good) => ({
        goodId: good.id,
        name: describeGood(context, good, 0).rewardName,
        left: left.get(good.id) ?? 0,
      })),
    }
  }
  addDesk(app, parts, {
    path: '/sandbox/points',
    title: 'Points',
    about: `The desk of the points mall. Choose a merchant to approve, send, complete and reject what
      players redeemed, and to set how many pieces are left.`,
    show,
    orders: {
      act: order(
        PointActSchema,
        (merchant, given) => {
          const { code: own } = merchant
          const row = actOnRedemption(db, own, state.now(own).getTime(), given)
          sockets.tellPoints(own, row.username)
          if (row.amount > 0) sockets.tellBalance(own, row.username)
          return show(merchant).rows.find(({ transNo }) => transNo === given.id)
        },
        'rows',
      ),
      stock: order(
        StockSchema,
        (merchant, { goodId, left }) => {
          setStock(db, merchant.code, goodId, left)
          return show(merchant).stock
        },
        'stock',
      ),
      grants: order(GrantSchema, (merchant, { username, points }) => {
        requirePlayer(db, merchant, username)
        grantPoints(parts, merchant, { username, points })
        sockets.tellPoints(merchant.code, username)
        return { points: balanceOf(db, pointsOf(merchant.code, username)) }
      }),
    },
  })
}

export const grantPoints = (
  { db, state }: Pick<ConsoleParts, 'db' | 'state'>,
  { code: merchant }: Merchant,
  { username, points }: v.InferOutput<typeof GrantSchema>,
) =>
  transfer(db, {
    reason: 'pointsEarned',
    reference: `grant-${crypto.randomUUID()}`,
    at: state.now(merchant).getTime(),
    entries: pairOf(pointsCostOf(merchant), pointsOf(merchant, username), points),
  })
