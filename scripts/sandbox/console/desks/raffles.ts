import type { Hono } from 'hono'
import * as v from 'valibot'
import { matches, rowsOf } from '../../db/rows.ts'
import { raffleDraws, rafflePrizes } from '../../db/raffle-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { Environment } from '../../http/environment.ts'
import type { Merchant } from '../../http/serve.ts'
import { ensureRaffles } from '../../world/promotions/raffle-seeding.ts'
import { giveTickets } from '../../world/promotions/raffle-tickets.ts'
import { listPrizes } from '../../world/promotions/raffle-prizes.ts'
import { requireRaffle, listRaffleRows, stateOfRaffle } from '../../world/promotions/raffles.ts'
import { addDesk, requirePlayer, order, whole } from '../desk.ts'
import type { ConsoleParts } from '../parts.ts'
import { grantPoints } from './points.ts'
import { writeTime } from '../../world/days.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const MOST = 1_000_000
const ActSchema = v.variant('act', [
  v.strictObject({
    act: v.literal('tickets'),
    raffleId: text,
    username: text,
    count: whole(1, MOST),
  }),
  v.strictObject({ act: v.literal('points'), username: text, count: whole(1, MOST) }),
  v.strictObject({
    act: v.literal('stock'),
    raffleId: text,
    prizeId: text,
    count: whole(0, MOST),
  }),
])

/**
 * Adds the console page for raffles: the remaining pieces of each prize, and tickets and points for
 * testers.
 */
export function addRaffleDesk(app: Hono<Environment>, parts: ConsoleParts): void {
  const { db, state, sockets } = parts

  function show(merchant: Merchant) {
    const now = state.now(merchant.code).getTime()
    ensureRaffles(db, merchant, now)
    return listRaffleRows(db, merchant).map((raffle) => ({
      id: raffle.id,
      title: raffle.title.EN,
      state: stateOfRaffle(raffle, now),
      opensAt: writeTime(raffle.opensAt),
      closesAt: writeTime(raffle.closesAt),
      price: raffle.points === null ? 'a ticket a draw' : `${raffle.points} points a draw`,
      draws: rowsOf(db, raffleDraws, { merchant: merchant.code, raffleId: raffle.id }).count(),
      prizes: listPrizes(db, raffle, merchant).map(({ id, parts: share, stock, given }) => ({
        id,
        parts: share,
        stock,
        given,
      })),
    }))
  }

  function setStock(
    { code: merchant }: Merchant,
    { raffleId, prizeId, count: stock }: { raffleId: string; prizeId: string; count: number },
  ) {
    const isPrize = matches(rafflePrizes, { merchant, raffleId, id: prizeId })
    const row = rowsOf(db, rafflePrizes, isPrize).find()
    if (!row || row.stock === null || stock < row.given) refuse('invalid_request/prize')
    rowsOf(db, rafflePrizes, isPrize).change({ stock })
  }

  addDesk(app, parts, {
    path: '/sandbox/raffles',
    title: 'Raffles',
    about: 'What is left of each prize. Give a player tickets or points, or set a prize’s stock.',
    show,
    orders: {
      act: order(ActSchema, (merchant, given) => {
        const { code: own } = merchant
        ensureRaffles(db, merchant, state.now(own).getTime())
        if (given.act === 'stock') {
          setStock(merchant, given)
          sockets.tellPromotions(own)
        } else {
          const { username } = given
          requirePlayer(db, merchant, username)
          if (given.act === 'points') {
            grantPoints(parts, merchant, { username, points: given.count })
          } else {
            const { raffleId } = given
            requireRaffle(db, own, raffleId)
            giveTickets(db, { merchant: own, raffleId, username }, given.count)
          }
          sockets.tellPromotions(own, username)
        }
        return show(merchant)
      }),
    },
  })
}
