import type { Hono } from 'hono'
import * as v from 'valibot'
import { and, count, eq } from '../db/drizzle.ts'
import { raffleDraws, rafflePrizes } from '../db/raffle-tables.ts'
import { accounts } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import type { Environment } from '../http/environment.ts'
import { openMerchant } from '../http/serve.ts'
import { pointsCostOf, pointsOf, transfer } from '../world/money/ledger.ts'
import { ensureRaffles } from '../world/promotions/raffle-seeding.ts'
import { giveTickets } from '../world/promotions/raffle-tickets.ts'
import { listPrizes } from '../world/promotions/raffle-prizes.ts'
import { demandRaffle, listRaffleRows, stateOfRaffle } from '../world/promotions/raffles.ts'
import type { ConsoleParts } from './parts.ts'
import { type RaffleReport, rafflesPage } from './raffles-page.ts'

const PATH = '/sandbox/raffles'

const text = v.pipe(v.string(), v.nonEmpty())
const whole = (least: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.integer(), v.minValue(least))
const ActSchema = v.variant('act', [
  v.strictObject({
    act: v.literal('tickets'),
    merchant: text,
    raffleId: text,
    username: text,
    count: whole(1),
  }),
  v.strictObject({ act: v.literal('points'), merchant: text, username: text, count: whole(1) }),
  v.strictObject({
    act: v.literal('stock'),
    merchant: text,
    raffleId: text,
    prizeId: text,
    count: whole(0),
  }),
])

/** Adds the raffles, as a page and as JSON: stock, and tickets and points for testers. */
export function addRafflePages(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, sites, state, sockets, prepare } = parts

  function list(code: string): RaffleReport[] {
    const site = sites.findByMerchant(code)
    if (!site) throw new CallError(404, 'unknown_merchant', 'There is no such merchant.')
    prepare(site.brand)
    const now = state.now(code).getTime()
    const merchant = openMerchant(site.brand, state.of(code))
    ensureRaffles(db, merchant, now)
    return listRaffleRows(db, merchant).map((raffle) => ({
      id: raffle.id,
      title: raffle.title.EN,
      state: stateOfRaffle(raffle, now),
      opensAt: new Date(raffle.opensAt).toISOString(),
      closesAt: new Date(raffle.closesAt).toISOString(),
      price: raffle.points === null ? 'a ticket a draw' : `${raffle.points} points a draw`,
      draws:
        db
          .select({ made: count() })
          .from(raffleDraws)
          .where(and(eq(raffleDraws.merchant, code), eq(raffleDraws.raffleId, raffle.id)))
          .get()?.made ?? 0,
      prizes: listPrizes(db, raffle, merchant).map(({ id, parts: share, stock, given }) => ({
        id,
        parts: share,
        stock,
        given,
      })),
    }))
  }

  /** Throws `CallError` or `ValiError`. */
  function carryOut(given: unknown): RaffleReport[] {
    const order = v.parse(ActSchema, given)
    const { merchant } = order
    list(merchant)
    if (order.act === 'stock') setStock(order)
    else {
      const isPlayer = and(eq(accounts.merchant, merchant), eq(accounts.username, order.username))
      if (!db.select().from(accounts).where(isPlayer).get()) {
        throw new CallError(404, 'unknown_player', 'There is no such player.')
      }
      if (order.act === 'tickets') {
        const { raffleId, username } = order
        demandRaffle(db, merchant, raffleId)
        giveTickets(db, { merchant, raffleId, username }, order.count)
      } else givePoints(order)
      sockets.tellPromotions(merchant, order.username)
    }
    return list(merchant)
  }

  function setStock(order: { merchant: string; raffleId: string; prizeId: string; count: number }) {
    const isPrize = and(
      eq(rafflePrizes.merchant, order.merchant),
      eq(rafflePrizes.raffleId, order.raffleId),
      eq(rafflePrizes.id, order.prizeId),
    )
    const row = db.select().from(rafflePrizes).where(isPrize).get()
    if (!row || row.stock === null || order.count < row.given) {
      throw new CallError(400, 'invalid_request', 'No such prize, or more of it were given.')
    }
    db.update(rafflePrizes).set({ stock: order.count }).where(isPrize).run()
    sockets.tellPromotions(order.merchant)
  }

  function givePoints(order: { merchant: string; username: string; count: number }) {
    transfer(db, {
      reason: 'pointsEarned',
      reference: `tester-${crypto.randomUUID()}`,
      at: state.now(order.merchant).getTime(),
      entries: [
        [pointsCostOf(order.merchant), -order.count],
        [pointsOf(order.merchant, order.username), order.count],
      ],
    })
  }

  app.get(PATH, (c) => {
    const code = c.req.query('merchant') || undefined
    const known = code !== undefined && sites.findByMerchant(code) ? code : undefined
    const rows = known === undefined ? null : list(known)
    return c.html(rafflesPage(sites.list(), known, rows, c.req.query('refusal')))
  })
  app.post(PATH, async (c) => {
    const form = await c.req.parseBody()
    const back = new URLSearchParams({ merchant: String(form.merchant ?? '') })
    try {
      carryOut(form)
    } catch (error) {
      if (error instanceof CallError) back.set('refusal', error.message)
      else if (v.isValiError(error)) back.set('refusal', 'Fill in every field with a whole number.')
      else throw error
    }
    return c.redirect(`${PATH}?${back}`, 303)
  })
  app.get(`${PATH}/list`, (c) => {
    try {
      return c.json(list(c.req.query('merchant') ?? ''))
    } catch (error) {
      if (error instanceof CallError) return c.json(error, error.status)
      throw error
    }
  })
  app.post(`${PATH}/act`, async (c) => {
    try {
      return c.json(carryOut(await c.req.json()))
    } catch (error) {
      if (error instanceof CallError) return c.json(error, error.status)
      throw error
    }
  })
}
