import * as api from '#features/points/api.ts'
import { moneyOf, OPEN_STATUSES } from '#features/points/schema.ts'
import { and, inArray, sql } from '../db/drizzle.ts'
import { matches, rowsOf } from '../db/rows.ts'
import { pointExchanges } from '../db/points-tables.ts'
import { refuse } from '../http/call-error.ts'
import { type CallContext, playerOf, serve } from '../http/serve.ts'
import { convert } from '../world/promotions/conversion.ts'
import { describeExchanges, describeGood } from '../world/promotions/exchange-words.ts'
import { type ExchangeRow, findExchange, newestExchange } from '../world/promotions/exchanges.ts'
import { GOODS } from '../world/promotions/goods.ts'
import { readUnits } from '../world/money/money.ts'
import { checkPaymentPassword } from '../world/money/payment-password.ts'
import { describeEntry, listPointRows, sumPointRows } from '../world/promotions/point-entries.ts'
import { requireGood, listStock } from '../world/promotions/point-stock.ts'
import { settledPlayer } from '../world/promotions/points-demo.ts'
import { conversionOf, describePoints } from '../world/promotions/points-terms.ts'
import { priceOf, redeem } from '../world/promotions/redemptions.ts'
import { writeTime } from '../world/days.ts'
import { intentKeyOf } from '../http/intents.ts'
import { nextOf, readDays, readPage } from '../http/page-cursor.ts'

/**
 * Gives a call's context a type that does not depend on query and body; texts are in the call's
 * language.
 */
const plain = (context: { query?: unknown; body?: unknown }) => {
  const { language } = { ...(context.query as object), ...(context.body as object) } as Partial<
    Pick<CallContext, 'language'>
  >
  return { ...context, ...(language && { language }) } as CallContext
}

const describe = (context: CallContext, row: ExchangeRow) => describeExchanges(context, [row])[0]!

/** Reads a cursor of a time and the id of an exchange. */
function readExchangeCursor(cursor: string): { at: number; id: string } {
  const [, at, id] = /^(-?\d{1,15})_([\w-]{1,64})$/.exec(cursor) ?? []
  if (id !== undefined) return { at: Number(at), id }
  refuse('invalid_request/cursor')
}

const paidByPassword = {
  prepare: (context: CallContext<unknown, { paymentPassword: string }>) =>
    checkPaymentPassword(context, playerOf(context), context.body.paymentPassword),
}

export const calls = [
  serve(api.getPointConfig, ({ merchant }) => describePoints(merchant.brand.currency)),

  serve(api.listGoods, (context) => {
    const { db, merchant } = context
    const stock = listStock(db, merchant.code)
    return {
      list: GOODS.map((good) => describeGood(plain(context), good, stock.get(good.id) ?? 0)),
      currency: merchant.brand.currency,
    }
  }),

  serve(api.listExchanges, (context) => {
    const { db, merchant, query } = context
    const { username } = settledPlayer(plain(context))
    const after = query.cursor === undefined ? undefined : readExchangeCursor(query.cursor)
    const { createdAt, id, status } = pointExchanges
    const states = {
      open: [...OPEN_STATUSES, 'passed'],
      done: ['completed'],
      rejected: ['rejected'],
    }
    const rows = rowsOf(
      db,
      pointExchanges,
      { merchant: merchant.code, username },
      and(
        query.redeemState && inArray(status, states[query.redeemState] as never),
        after && sql`(${createdAt}, ${id}) < (${after.at}, ${after.id})`,
      ),
    ).list({ order: [...newestExchange], limit: query.pageSize })
    const last = rows.length === query.pageSize ? rows.at(-1) : undefined
    return {
      list: describeExchanges(plain(context), rows),
      ...(last && { nextCursor: `${last.createdAt}_${last.id}` }),
    }
  }),

  serve(api.getExchange, (context) => {
    const { db, merchant, query } = context
    const { username } = settledPlayer(plain(context))
    const isOwn = matches(pointExchanges, { merchant: merchant.code, username })
    const row =
      query.transNo === undefined
        ? rowsOf(db, pointExchanges, { intentKey: query.intentKey ?? '' }, isOwn).find()
        : findExchange(db, merchant.code, query.transNo)
    // A redemption of another player is answered as if it did not exist.
    if (row?.username === username) return describe(plain(context), row)
    refuse('exchange_not_found')
  }),

  serve(api.listPointEntries, (context) => {
    const { db, query } = context
    const player = settledPlayer(plain(context))
    const asked = { days: readDays(query), kind: query.transKind }
    const rows = listPointRows(db, player, { ...asked, ...readPage(query) })
    return {
      list: rows.map((row) => ({
        transId: String(row.row),
        ...describeEntry(row),
        points: row.amount,
        balanceAfter: Math.max(0, row.balanceAfter),
        referenceNo: row.reference,
        transTime: writeTime(row.at),
      })),
      ...nextOf(rows, query),
      sums: sumPointRows(db, player, asked),
    }
  }),

  serve(
    api.redeemGood,
    (context) => {
      const { db, body, merchant, now, sockets } = context
      const player = settledPlayer(plain(context))
      const { currency } = merchant.brand
      const { quantity, address = null } = body
      const good = requireGood(body.rewardId)
      if (quantity > good.most) refuse('too_many_pieces')
      if (good.delivery === 'address' && !address) refuse('address_required')
      const price = priceOf(good, currency) * quantity
      if (body.points !== good.points * quantity || readUnits(body.amount, currency) !== price) {
        refuse('terms_changed/goods')
      }
      const row = redeem(db, player, {
        good,
        quantity,
        address: good.delivery === 'address' ? address : null,
        intentKey: intentKeyOf(context),
        at: now.getTime(),
      })
      sockets.tellPoints(merchant.code, player.username)
      if (price > 0 || good.bonus) sockets.tellBalance(merchant.code, player.username)
      return describe(plain(context), row)
    },
    paidByPassword,
  ),

  serve(
    api.convertPoints,
    (context) => {
      const { db, body, merchant, now, sockets } = context
      const player = settledPlayer(plain(context))
      const { currency } = merchant.brand
      const amount = moneyOf(body.points, conversionOf(currency), currency)
      if (readUnits(body.amount, currency) !== readUnits(amount, currency))
        refuse('terms_changed/points')
      const row = convert(db, player, {
        points: body.points,
        intentKey: intentKeyOf(context),
        at: now.getTime(),
      })
      sockets.tellPoints(merchant.code, player.username)
      sockets.tellBalance(merchant.code, player.username)
      return describe(plain(context), row)
    },
    paidByPassword,
  ),
]
