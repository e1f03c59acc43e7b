import * as api from '#features/points/api.ts'
import { moneyOf, OPEN_STATUSES } from '#features/points/schema.ts'
import { HEADERS } from '#core/contract/headers.ts'
import { countDays, MOST_DAYS } from '#lib/periods.ts'
import { and, inArray, sql } from '../db/drizzle.ts'
import { matches, rowsOf } from '../db/rows.ts'
import { pointExchanges } from '../db/points-tables.ts'
import { CallError, refuse } from '../http/call-error.ts'
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
import type { PageEnd } from '../http/page-cursor.ts'
import { writeTime } from '../world/days.ts'

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

/** Reads a cursor, which is a time and a number, or a time and an id. */
function readCursor(cursor: string | undefined): { at: number; rest: string } | undefined {
  if (cursor === undefined) return undefined
  const [, at, rest = ''] = /^(-?\d{1,15})_([\w-]{1,64})$/.exec(cursor) ?? []
  if (at !== undefined) return { at: Number(at), rest }
  refuse('invalid_request/cursor')
}

const intentKeyOf = ({ request }: Pick<CallContext, 'request'>): string =>
  request.headers.get(HEADERS.idempotencyKey) as string

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
    const after = readCursor(query.cursor)
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
        after && sql`(${createdAt}, ${id}) < (${after.at}, ${after.rest})`,
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
    const days = { from: query.startDate, to: query.endDate }
    if (days.from > days.to || countDays(days) > MOST_DAYS) {
      throw new CallError(400, 'invalid_request', `A period has 1 to ${MOST_DAYS} days.`)
    }
    const asked = { days, kind: query.transKind }
    const cursor = readCursor(query.cursor)
    const after: PageEnd | undefined = cursor && { at: cursor.at, row: Number(cursor.rest) }
    const rows = listPointRows(db, player, { ...asked, after, size: query.pageSize })
    const last = rows.length === query.pageSize ? rows.at(-1) : undefined
    return {
      list: rows.map((row) => ({
        transId: String(row.row),
        ...describeEntry(row),
        points: row.amount,
        balanceAfter: Math.max(0, row.balanceAfter),
        referenceNo: row.reference,
        transTime: writeTime(row.at),
      })),
      ...(last && { nextCursor: `${last.at}_${last.row}` }),
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
