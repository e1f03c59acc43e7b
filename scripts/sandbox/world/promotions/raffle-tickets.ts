import type { SQL } from 'drizzle-orm'
import { and, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf, addMissing } from '../../db/rows.ts'
import { raffleEntrants, type RaffleRow, type TicketWay } from '../../db/raffle-tables.ts'
import type { Days } from '#lib/periods.ts'
import { sumBets, sumDeposits } from '../money/records.ts'
import { refuse } from '../../http/call-error.ts'
import type { Merchant } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { dayAt } from '../days.ts'
import { rankOf } from './vip.ts'
import type { Entrant } from './raffle-seeds.ts'

/** A player who draws in a raffle, and the time. */
export interface TicketScope {
  db: Db
  merchant: Merchant
  raffle: RaffleRow
  player: Account
  now: number
}

const isEntrant = ({ raffle, player }: Pick<TicketScope, 'raffle' | 'player'>) =>
  matches(raffleEntrants, {
    merchant: raffle.merchant,
    raffleId: raffle.id,
    username: player.username,
  })

/** Tickets that a player earned in one way on a day, and the progress towards the next ticket. */
interface Earned {
  got: number
  done: number | null
}

/** Deposits or valid bets of these days, in units, that count towards tickets of one way. */
const unitsOf = ({ db, player }: TicketScope, { kind }: TicketWay, days: Days): number =>
  kind === 'deposit' ? sumDeposits(db, player, days) : sumBets(db, player, {}, days).validBet

/** Counts the tickets that a player earned in one way on the current day. */
export function earnedBy(scope: TicketScope, way: TicketWay): Earned {
  if (way.units === undefined) {
    const isMeant = way.kind === 'daily' || rankOf(scope) > 0
    return { got: isMeant ? way.most : 0, done: null }
  }
  const day = dayAt(scope.db, scope.raffle.merchant, scope.now)
  const done = unitsOf(scope, way, { from: day, to: day })
  return { got: Math.min(way.most, Math.floor(done / way.units)), done }
}

interface Tickets {
  /** Number of tickets that can be spent now, `gifts` included. */
  ready: number
  /** Tickets from the operator, which last until the raffle closes. */
  gifts: number
  /** How often the player drew in this raffle today, whether for a ticket or for points. */
  draws: number
}

/**
 * Counts a player's tickets: those of today, which expire with the day, and those that the operator
 * gave.
 */
export function countTickets(scope: TicketScope): Tickets {
  const { db, raffle, now } = scope
  const row = rowsOf(db, raffleEntrants, isEntrant(scope)).find()
  const isToday = row?.day === dayAt(db, raffle.merchant, now)
  const gifts = row?.gifts ?? 0
  const spent = isToday ? row.spent : 0
  const ready = Math.max(0, earnedToday(scope) - spent) + gifts
  return { ready, gifts, draws: isToday ? row.draws : 0 }
}

const earnedToday = (scope: TicketScope): number =>
  scope.raffle.ways.reduce((sum, way) => sum + earnedBy(scope, way).got, 0)

/**
 * Counts a draw, and spends a ticket if the draw costs one: today's tickets first. Throws
 * `CallError` 409 `daily_limit` or `no_tickets`.
 */
export function spendDraw(scope: TicketScope): void {
  const { db, raffle, player, now } = scope
  const day = dayAt(db, raffle.merchant, now)
  const { merchant, id: raffleId } = raffle
  addMissing(db, raffleEntrants, { merchant, raffleId, username: player.username, day })
  const today = (count: typeof raffleEntrants.draws | typeof raffleEntrants.spent) =>
    sql`CASE WHEN ${raffleEntrants.day} = ${day} THEN ${count} ELSE 0 END`
  const [draws, spent] = [today(raffleEntrants.draws), today(raffleEntrants.spent)]
  const isWithinDay = sql`${draws} < ${raffle.drawsPerDay ?? Number.MAX_SAFE_INTEGER}`
  const change = (set: object, more?: SQL) =>
    rowsOf(db, raffleEntrants, isEntrant(scope), and(isWithinDay, more)).change({
      day,
      draws: sql`${draws} + 1`,
      ...set,
    }) === 1

  if (raffle.points !== null) {
    if (!change({ spent })) refuse('daily_limit/draws')
    return
  }
  if (change({ spent: sql`${spent} + 1` }, sql`${spent} < ${earnedToday(scope)}`)) return
  const { gifts } = raffleEntrants
  if (change({ spent, gifts: sql`${gifts} - 1` }, sql`${gifts} > 0`)) return
  const limit = raffle.drawsPerDay
  if (limit !== null && countTickets(scope).draws >= limit) refuse('daily_limit/draws')
  refuse('no_tickets')
}

/** Gives a player tickets that last until the raffle closes. */
export function giveTickets(
  db: Db,
  { merchant, raffleId, username }: Entrant,
  count: number,
): void {
  const own = { merchant, raffleId, username }
  addMissing(db, raffleEntrants, own)
  const gifts = sql`${raffleEntrants.gifts} + ${count}`
  rowsOf(db, raffleEntrants, own).change({ gifts })
}
