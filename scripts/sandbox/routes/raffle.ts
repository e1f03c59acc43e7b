import * as api from '#features/raffle/api.ts'
import { TRIAL_TYPE } from '../world/identity/account-types.ts'
import type { RaffleRow } from '../db/raffle-tables.ts'
import { playerOf, serve, type CallContext } from '../http/serve.ts'
import { ensurePointsHistory } from '../world/promotions/points-demo.ts'
import { ensureRaffles } from '../world/promotions/raffle-seeding.ts'
import { revealSeed } from '../world/promotions/raffle-seeds.ts'
import {
  describeDraws,
  describeOwn,
  describeRaffle,
  describeSummary,
} from '../world/promotions/raffle-words.ts'
import {
  requireDraw,
  requireOffered,
  listDraws,
  listRaffleRows,
  makeDraw,
} from '../world/promotions/raffles.ts'
import { intentKeyOf } from '../http/intents.ts'

/** Number of draws in a page of the list. */
const PAGE = 20

type Context = Pick<CallContext, 'db' | 'merchant' | 'now' | 'player'>

/** Seeds a merchant's raffles, and a player's tickets and points, at the first call. */
function ensure({ db, merchant, now, player }: Context): void {
  ensureRaffles(db, merchant, now.getTime())
  const isEntrant = player !== null && player.type !== TRIAL_TYPE
  if (isEntrant) ensurePointsHistory(db, merchant, player, now.getTime())
}

/** Finds a raffle. Throws `CallError` if there is none. */
function demand(context: Context, id: string): RaffleRow {
  ensure(context)
  return requireOffered(context.db, context.merchant, id)
}

export const calls = [
  serve(api.listRaffles, (context) => {
    const asked = { ...context, language: context.query.language }
    ensure(context)
    const rows = listRaffleRows(context.db, context.merchant)
    return { list: rows.map((row) => describeSummary(asked, row)) }
  }),

  serve(api.getRaffle, (context) => {
    const { id, language } = context.query
    return describeRaffle({ ...context, language }, demand(context, id))
  }),

  serve(api.claimRafflePromotion, (context) => {
    const { db, merchant, body, now, sockets } = context
    const player = playerOf(context)
    const raffle = demand(context, body.id)
    const { clientSeed, commitment } = body
    const drawn = makeDraw(
      { db, merchant, player, now: now.getTime() },
      { raffleId: raffle.id, clientSeed, commitment, intentKey: intentKeyOf(context) },
    )
    // The page that draws does not show the result before its wheel stops, although this event
    // refreshes it.
    sockets.tellPromotions(merchant.code, player.username)
    if (raffle.points !== null) sockets.tellPoints(merchant.code, player.username)
    const [draw] = describeDraws(context, raffle.id, [drawn])
    return { draw: draw!, own: describeOwn(context, raffle, player) }
  }),

  serve(api.getRaffleDraw, (context) => {
    const { id, intentKey, language } = context.query
    ensure(context)
    const row = requireDraw(context.db, playerOf(context), { id, intentKey })
    return describeDraws({ ...context, language }, row.raffleId, [row])[0]!
  }),

  serve(api.listRaffleDraws, (context) => {
    const { raffleId, cursor, language } = context.query
    demand(context, raffleId)
    const before = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : Number.MAX_SAFE_INTEGER
    const rows = listDraws(context.db, playerOf(context), { raffleId, before, size: PAGE })
    const last = rows.at(-1)
    return {
      list: last ? describeDraws({ ...context, language }, raffleId, rows) : [],
      ...(last && rows.length === PAGE && { nextCursor: String(last.place) }),
    }
  }),

  serve(api.revealRaffleSeed, (context) => {
    const { db, body, now } = context
    const player = playerOf(context)
    const raffle = demand(context, body.id)
    const { merchant, username } = player
    const entrant = { merchant, raffleId: raffle.id, username }
    const serverSeed = revealSeed(db, entrant, body.commitment, now.getTime())
    return { serverSeed, own: describeOwn(context, raffle, player) }
  }),
]
