import { and, asc, between, eq, gt, lt, ne, or, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf, putRow } from '../../db/rows.ts'
import { ledgerEntries } from '../../db/play-tables.ts'
import { pointAccounts, pointDays } from '../../db/points-tables.ts'
import { betDays } from '../../db/record-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { dayAt, zoneOf, addDays, addMonths, boundsOfDay, currencyOf } from '../days.ts'
import { pairOf, balanceOf, idOf, pointsCostOf, pointsOf, transfer } from '../money/ledger.ts'
import { EXPIRY_MONTHS, pointsFor } from './points-terms.ts'
import type { Person } from '../team/tree.ts'

/** The month of a day, such as `2026-11`. */
const monthOf = (day: string): string => day.slice(0, 7)

/** When a month begins in a zone. */
const monthStart = (month: string, zone: string): number => boundsOfDay(`${month}-01`, zone).start

/** A bet may be settled this many days after it was placed and still earn points. */
const LATE_DAYS = 30

/**
 * Credits the points of all days before today, and removes expired points (docs/product.md §11.5).
 * Must be called before a player's points are read or changed; each day and month counts only once,
 * however often it is called.
 */
export function settlePoints(db: Db, player: Person, now: number): void {
  const { merchant, username } = player
  db.transaction(() => {
    const before = rowsOf(db, pointAccounts, { merchant, username }).find()?.settledAt ?? null
    creditDays(db, player, before, now)
    expireMonths(db, player, before, now)
    const settledAt = Math.max(before ?? now, now)
    putRow(db, pointAccounts, { merchant, username }, { settledAt })
  })
}

/** Lists the points that settled bets of a player have earned by day, credited or not. */
export function listEarnedDays(
  db: Db,
  { merchant, username }: Person,
  { from, to }: { from: string; to: string },
): Map<string, number> {
  const currency = currencyOf(db, merchant)
  const rows = db
    .select({
      day: betDays.day,
      gameType: betDays.gameType,
      validBet: sql<number>`SUM(${betDays.validBet})`,
    })
    .from(betDays)
    .where(
      and(
        matches(betDays, { merchant, username, state: 'settled' }),
        between(betDays.day, from, to),
      ),
    )
    .groupBy(betDays.day, betDays.gameType)
    .orderBy(asc(betDays.day))
    .all()
  const earned = new Map<string, number>()
  for (const { day, gameType, validBet } of rows) {
    earned.set(day, (earned.get(day) ?? 0) + pointsFor(gameType, validBet, currency))
  }
  return earned
}

/** Calculates the points that today's bets have earned so far. */
export function pendingPoints(db: Db, player: Person, now: number): number {
  const today = dayAt(db, player.merchant, now)
  return listEarnedDays(db, player, { from: today, to: today }).get(today) ?? 0
}

function creditDays(db: Db, player: Person, before: number | null, now: number): void {
  const { merchant, username } = player
  const zone = zoneOf(db, merchant)
  const yesterday = addDays(dayAt(db, merchant, now), -1)
  const from = before === null ? '0000-01-01' : addDays(dayAt(db, merchant, before), -1 - LATE_DAYS)
  for (const [day, points] of listEarnedDays(db, player, { from, to: yesterday })) {
    const credited = rowsOf(db, pointDays, { merchant, username, day }).find()?.points ?? 0
    // A bet that is taken back later does not take its points back.
    if (points <= credited) continue
    putRow(db, pointDays, { merchant, username, day }, { points })
    const due = boundsOfDay(day, zone).end
    transfer(db, {
      reason: 'pointsEarned',
      reference: `${username}:${day}${credited > 0 ? `:${credited}` : ''}`,
      // Points of bets that were settled late count from the time of this calculation.
      at: before === null || due >= before ? due : now,
      entries: pairOf(pointsCostOf(merchant), pointsOf(merchant, username), points - credited),
    })
  }
}

function expireMonths(db: Db, player: Person, before: number | null, now: number): void {
  const { merchant, username } = player
  const zone = zoneOf(db, merchant)
  const first = before ?? firstEntryAt(db, player)
  if (first === null) return
  const last = monthOf(dayAt(db, merchant, now))
  for (let month = addMonths(monthOf(dayAt(db, merchant, first)), 1); month <= last;) {
    const at = monthStart(month, zone)
    const points = Math.min(
      expiringAt(db, player, { at, cutoff: monthStart(addMonths(month, -EXPIRY_MONTHS), zone) }),
      balanceOf(db, pointsOf(merchant, username)),
    )
    if (points > 0) {
      transfer(db, {
        reason: 'pointsExpired',
        reference: `${username}:${month}`,
        at,
        entries: pairOf(pointsOf(merchant, username), pointsCostOf(merchant), points),
      })
    }
    month = addMonths(month, 1)
  }
}

/**
 * Calculates how many points from before the cutoff are left at a time. The oldest points are spent
 * first, so it is their sum minus all points spent or reserved by then.
 */
function expiringAt(
  db: Db,
  { merchant, username }: Person,
  { at, cutoff }: { at: number; cutoff: number },
): number {
  const account = idOf(pointsOf(merchant, username))
  const { amount, at: when, reason } = ledgerEntries
  const cameIn = and(eq(reason, 'pointsEarned'), lt(when, cutoff))
  const left = and(ne(reason, 'pointsEarned'), lt(when, at))
  const counted = rowsOf(db, ledgerEntries, { merchant, account }, or(cameIn, left))
  return Math.max(0, counted.sum(amount))
}

/**
 * Lists the points that will expire at the ends of the next months if none are spent, the next
 * month first.
 */
export function listExpiring(db: Db, player: Person, now: number) {
  const zone = zoneOf(db, player.merchant)
  const month = monthOf(dayAt(db, player.merchant, now))
  let gone = 0
  return Array.from({ length: EXPIRY_MONTHS + 1 }, (_, index) => {
    const next = addMonths(month, index + 1)
    const cutoff = monthStart(addMonths(next, -EXPIRY_MONTHS), zone)
    const points = Math.max(
      0,
      expiringAt(db, player, { at: Number.MAX_SAFE_INTEGER, cutoff }) - gone,
    )
    gone += points
    return { points, at: monthStart(next, zone) }
  }).filter(({ points }) => points > 0)
}

function firstEntryAt(db: Db, { merchant, username }: Person): number | null {
  const account = idOf(pointsOf(merchant, username))
  const gains = rowsOf(db, ledgerEntries, { merchant, account }, gt(ledgerEntries.amount, 0))
  return gains.list({ order: [ledgerEntries.at], limit: 1 })[0]?.at ?? null
}

/** Throws `CallError` 402 `insufficient_points`. */
export function requirePoints(db: Db, { merchant, username }: Person, points: number): void {
  if (points <= balanceOf(db, pointsOf(merchant, username))) return
  refuse('insufficient_points')
}
