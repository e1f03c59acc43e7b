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

interface Scope {
  db: Db
  merchant: Merchant
  raffle: RaffleRow
  player: Account
  now: number
}

const isEntrant = ({ raffle, player }: Pick<Scope, 'raffle' | 'player'>) =>
  matches(raffleEntrants, {
    merchant: raffle.merchant,
    raffleId: raffle.id,
    username: player.username,
  })

/** Tickets that a player earned in one way on a day, and the progress towards the next ticket. */
export interface Earned {
  got: number
  done: number | null
}

/** Deposits or valid bets of these days, in units, that count towards tickets of one way. */
const unitsOf = ({ db, player }: Scope, { kind }: TicketWay, days: Days): number =>
  kind === 'deposit' ? sumDeposits(db, player, days) : sumBets(db, player, {}, days).validBet

/** Counts the tickets that a player earned in one way on the current day. */
export function earnedBy(scope: Scope, way: TicketWay): Earned {
  if (way.units === undefined) {
    const isMeant = way.kind === 'daily' || rankOf(scope) > 0
    return { got: isMeant ? way.most : 0, done: null }
  }
  const day = dayAt(scope.db, scope.raffle.merchant, scope.now)
  const done = unitsOf(scope, way, { from: day, to: day })
  return { got: Math.min(way.most, Math.floor(done / way.units)), done }
}

export interface Tickets {
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
export function countTickets(scope: Scope): Tickets {
  const { db, raffle, now } = scope
  const row = rowsOf(db, raffleEntrants, isEntrant(scope)).find()
  const isToday = row?.day === dayAt(db, raffle.merchant, now)
  const gifts = row?.gifts ?? 0
  const spent = isToday ? row.spent : 0
  const ready = Math.max(0, earnedToday(scope) - spent) + gifts
  return { ready, gifts, draws: isToday ? row.draws : 0 }
}

const earnedToday = (scope: Scope): number =>
  scope.raffle.ways.reduce((sum, way) => sum + earnedBy(scope, way).got, 0)

/**
 * Counts a draw, and spends a ticket if the draw costs one: today's tickets first. Throws
 * `CallError` 409 `daily_limit` or `no_tickets`.
 */
export function spendDraw(scope: Scope): void {
  const { db, raffle, player, now } = scope
  const day = dayAt(db, raffle.merchant, now)
  addMissing(db, raffleEntrants, {
    merchant: raffle.merchant,
    raffleId: raffle.id,
    username: player.username,
    gifts: 0,
    spent: 0,
    day,
    draws: 0,
  })
  const today = (count: typeof raffleEntrants.draws | typeof raffleEntrants.spent) =>
    sql`CASE WHEN ${raffleEntrants.day} = ${day} THEN ${count} ELSE 0 END`
  const countDraw = { day, draws: sql`${today(raffleEntrants.draws)} + 1` }
  const isWithinDay = sql`${today(raffleEntrants.draws)} < ${raffle.drawsPerDay ?? Number.MAX_SAFE_INTEGER}`
  const isPossible = and(isEntrant(scope), isWithinDay)
  const change = (set: object, where: ReturnType<typeof and>) =>
    rowsOf(db, raffleEntrants, where).change(set) === 1

  if (raffle.points !== null) {
    const spent = sql`${today(raffleEntrants.spent)}`
    if (!change({ ...countDraw, spent }, isPossible)) refuse('daily_limit/draws')
    return
  }
  const isLeft = sql`${today(raffleEntrants.spent)} < ${earnedToday(scope)}`
  const ofToday = { ...countDraw, spent: sql`${today(raffleEntrants.spent)} + 1` }
  if (change(ofToday, and(isPossible, isLeft))) return
  const given = {
    ...countDraw,
    spent: today(raffleEntrants.spent),
    gifts: sql`${raffleEntrants.gifts} - 1`,
  }
  if (change(given, and(isPossible, sql`${raffleEntrants.gifts} > 0`))) return
  const limit = raffle.drawsPerDay
  if (limit !== null && countTickets(scope).draws >= limit) refuse('daily_limit/draws')
  refuse('no_tickets')
}

/** Gives a player tickets that last until the raffle closes. */
export function giveTickets(
  db: Db,
  entrant: { merchant: string; raffleId: string; username: string },
  count: number,
): void {
  db.insert(raffleEntrants)
    .values({ ...entrant, gifts: count, spent: 0, day: '', draws: 0 })
    .onConflictDoUpdate({
      target: [raffleEntrants.merchant, raffleEntrants.raffleId, raffleEntrants.username],
      set: { gifts: sql`${raffleEntrants.gifts} + ${count}` },
    })
    .run()
}
