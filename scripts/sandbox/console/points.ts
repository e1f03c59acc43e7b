import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { and, eq, isNotNull } from '../db/drizzle.ts'
import { pointExchanges } from '../db/points-tables.ts'
import { accounts } from '../db/tables.ts'
import { createPictureAddresses } from '#scripts/scenery/addresses.ts'
import { CallError } from '../http/call-error.ts'
import type { Environment } from '../http/environment.ts'
import { type Merchant, openMerchant } from '../http/serve.ts'
import { describeExchanges, describeGood } from '../world/promotions/exchange-words.ts'
import { newestExchange } from '../world/promotions/exchanges.ts'
import { GOODS } from '../world/promotions/goods.ts'
import { balanceOf, pointsCostOf, pointsOf, transfer } from '../world/money/ledger.ts'
import { listStock, setStock } from '../world/promotions/point-stock.ts'
import {
  actOnRedemption,
  PointActSchema,
  StockSchema,
} from '../world/promotions/redemption-desk.ts'
import type { ConsoleParts } from './parts.ts'
import { type PointsRow, pointsPage, type StockRow } from './points-page.ts'

const LIMIT = 100

const GrantSchema = v.strictObject({
  merchant: v.string(),
  username: v.string(),
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
})
const PATH = '/sandbox/points'

/** Adds the desk of the points mall: pages for testers, JSON for tests. */
export function addPointsPages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, sites, state, sockets, prepare } = parts
  // The desk shows no pictures.
  const pictures = createPictureAddresses('desk')

  const demandMerchant = (code: string): Merchant => {
    const site = sites.findByMerchant(code)
    if (!site) throw new CallError(404, 'unknown_merchant', 'There is no such merchant.')
    prepare(site.brand)
    return openMerchant(site.brand, state.of(code))
  }

  function list(merchant: Merchant): PointsRow[] {
    const rows = db
      .select()
      .from(pointExchanges)
      .where(and(eq(pointExchanges.merchant, merchant.code), isNotNull(pointExchanges.goodId)))
      .orderBy(...newestExchange)
      .limit(LIMIT)
      .all()
    const context = { db, merchant, pictures, language: 'EN' as const }
    return describeExchanges(context, rows).map((row, index) => ({
      ...row,
      username: rows[index]!.username,
    }))
  }

  function stockOf(merchant: Merchant): StockRow[] {
    const left = listStock(db, merchant.code)
    const context = { db, merchant, pictures, language: 'EN' as const }
    return GOODS.map((good) => ({
      id: good.id,
      name: describeGood(context, good, 0).rewardName,
      left: left.get(good.id) ?? 0,
    }))
  }

  function act(given: unknown): PointsRow {
    const { merchant: code, ...order } = v.parse(PointActSchema, given)
    const merchant = demandMerchant(code)
    const row = actOnRedemption(db, code, state.now(code).getTime(), order)
    sockets.tellPoints(code, row.username)
    if (row.amount > 0) sockets.tellBalance(code, row.username)
    return list(merchant).find(({ transNo }) => transNo === order.id) as PointsRow
  }

  function restock(given: unknown): StockRow[] {
    const { merchant: code, goodId, left } = v.parse(StockSchema, given)
    const merchant = demandMerchant(code)
    setStock(db, code, goodId, left)
    return stockOf(merchant)
  }

  function grant(given: unknown): { points: number } {
    const { merchant: code, username, points } = v.parse(GrantSchema, given)
    const { code: merchant } = demandMerchant(code)
    const isPlayer = and(eq(accounts.merchant, merchant), eq(accounts.username, username))
    if (!db.select().from(accounts).where(isPlayer).get()) {
      throw new CallError(404, 'unknown_player', 'There is no such player.')
    }
    transfer(db, {
      reason: 'pointsEarned',
      reference: `grant-${crypto.randomUUID()}`,
      at: state.now(merchant).getTime(),
      entries: [
        [pointsCostOf(merchant), -points],
        [pointsOf(merchant, username), points],
      ],
    })
    sockets.tellPoints(merchant, username)
    return { points: balanceOf(db, pointsOf(merchant, username)) }
  }

  const answer = async (c: Context<Environment>, work: () => unknown) => {
    try {
      return c.json(await work())
    } catch (error) {
      if (error instanceof CallError) return c.json(error, error.status)
      throw error
    }
  }
  const submit = async (
    c: Context<Environment>,
    work: (form: Record<string, unknown>) => unknown,
  ) => {
    const form = await c.req.parseBody()
    let refusal = ''
    try {
      work(form)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      refusal = `&refusal=${encodeURIComponent(error.message)}`
    }
    return c.redirect(`${PATH}?merchant=${String(form.merchant)}${refusal}`, 303)
  }

  app.get(PATH, (c) => {
    const code = c.req.query('merchant') || undefined
    const site = code === undefined ? undefined : sites.findByMerchant(code)
    const merchant = site && demandMerchant(site.brand.merchant)
    const desk = merchant ? { rows: list(merchant), stock: stockOf(merchant) } : null
    return c.html(pointsPage(sites.list(), site && code, desk, c.req.query('refusal')))
  })
  app.post(PATH, (c) => submit(c, act))
  app.post(`${PATH}/stock`, (c) =>
    submit(c, (form) => restock({ ...form, left: Number(form.left) })),
  )
  app.post(`${PATH}/gift`, (c) =>
    submit(c, (form) => grant({ ...form, points: Number(form.points) })),
  )
  app.get(`${PATH}/list`, (c) =>
    answer(c, () => list(demandMerchant(c.req.query('merchant') ?? ''))),
  )
  app.post(`${PATH}/act`, (c) => answer(c, async () => act(await c.req.json())))
  app.post(`${PATH}/grants`, (c) => answer(c, async () => grant(await c.req.json())))
  app.put(`${PATH}/stock`, (c) => answer(c, async () => restock(await c.req.json())))
}
