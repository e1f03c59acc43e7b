import { randomBytes } from 'node:crypto'
import type { RaffleState } from '#features/raffle/schema.ts'
import { and, asc, desc, eq, isNull, lt, or, sql } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import {
  raffleDraws,
  rafflePrizes,
  type RaffleRow,
  raffles,
  raffleWinners,
} from '../db/raffle-tables.ts'
import { CallError } from '../http/call-error.ts'
import type { Account } from './accounts.ts'
import { pointsCostOf, pointsOf, transfer } from './ledger.ts'
import { outcomeOf, useSeed } from './raffle-seeds.ts'
import { spendDraw } from './raffle-tickets.ts'
import { grantReward } from './rewards.ts'
import { maskPlayer } from './winners.ts'

export type PrizeRow = typeof rafflePrizes.$inferSelect
export type DrawRow = typeof raffleDraws.$inferSelect

/** How long a prize waits to be claimed. */
const REWARD_LIFETIME_MS = 30 * 24 * 60 * 60_000
/** How many winners are shown. */
const WINNERS = 12

/** A raffle's state at a moment. */
export const stateOfRaffle = (
  { opensAt, closesAt }: Pick<RaffleRow, 'opensAt' | 'closesAt'>,
  now: number,
): RaffleState => (now < opensAt ? 'coming' : now < closesAt ? 'open' : 'closed')

const raffleNotFound = () => new CallError(404, 'raffle_not_found', 'There is no such raffle.')

export const listRaffleRows = (db: Db, merchant: string): RaffleRow[] =>
  db
    .select()
    .from(raffles)
    .where(eq(raffles.merchant, merchant))
    .orderBy(asc(raffles.position))
    .all()

/** Throws `CallError`. */
export function demandRaffle(db: Db, merchant: string, id: string): RaffleRow {
  const where = and(eq(raffles.merchant, merchant), eq(raffles.id, id))
  const row = db.select().from(raffles).where(where).get()
  if (!row) throw raffleNotFound()
  return row
}

const isOfRaffle = ({ merchant, id }: Pick<RaffleRow, 'merchant' | 'id'>) =>
  and(eq(rafflePrizes.merchant, merchant), eq(rafflePrizes.raffleId, id))

export const listPrizes = (db: Db, raffle: Pick<RaffleRow, 'merchant' | 'id'>): PrizeRow[] =>
  db.select().from(rafflePrizes).where(isOfRaffle(raffle)).orderBy(asc(rafflePrizes.position)).all()

/** Takes one of a prize; false if none is left. */
function take(db: Db, raffle: RaffleRow, prizeId: string): boolean {
  const isLeft = or(isNull(rafflePrizes.stock), sql`${rafflePrizes.given} < ${rafflePrizes.stock}`)
  const { changes } = db
    .update(rafflePrizes)
    .set({ given: sql`${rafflePrizes.given} + 1` })
    .where(and(isOfRaffle(raffle), eq(rafflePrizes.id, prizeId), isLeft))
    .run()
  return changes === 1
}

interface Claim {
  raffleId: string
  clientSeed: string
  commitment: string
  intentKey: string
  now: number
}

/**
 * Pays for a draw and makes it, whole or not at all. Throws `CallError`: `raffle_not_found`,
 * `raffle_not_open`, `seed_changed`, `daily_limit`, `no_tickets`, `not_enough_points`.
 */
export function makeDraw(
  db: Db,
  player: Account,
  { raffleId, clientSeed, commitment, intentKey, now }: Claim,
): DrawRow {
  const { merchant, username } = player
  const work = (): DrawRow => {
    const raffle = demandRaffle(db, merchant, raffleId)
    if (stateOfRaffle(raffle, now) !== 'open') {
      throw new CallError(409, 'raffle_not_open', 'This raffle is not open.')
    }
    const { serverSeed, draws: nonce } = useSeed(db, { merchant, raffleId, username }, commitment)
    spendDraw({ db, raffle, player, now })
    const id = `D${randomBytes(6).toString('hex').toUpperCase()}`
    if (raffle.points !== null) spendPoints(db, player, { id, points: raffle.points, now })
    const prizes = listPrizes(db, raffle)
    const odds = prizes.map((prize) => ({ id: prize.id, parts: prize.parts }))
    const { number, landedId } = outcomeOf(serverSeed, clientSeed, nonce, odds)
    const prizeId = take(db, raffle, landedId) ? landedId : raffle.fallbackId
    if (prizeId !== landedId) take(db, raffle, prizeId)
    const drawn = db
      .insert(raffleDraws)
      .values({
        merchant,
        id,
        raffleId,
        username,
        commitment,
        clientSeed,
        nonce,
        number,
        odds,
        landedId,
        prizeId,
        fallbackId: raffle.fallbackId,
        points: raffle.points,
        intentKey,
        at: now,
      })
      .returning()
      .get()
    const prize = prizes.find((one) => one.id === prizeId) as PrizeRow
    if (prize.kind !== 'none') give(db, raffle, prize, drawn)
    return drawn
  }
  // At once: another process may draw between the first read and the first write.
  return db.transaction(work, { behavior: 'immediate' })
}

function spendPoints(
  db: Db,
  { merchant, username }: Account,
  { id: reference, points, now: at }: { id: string; points: number; now: number },
): void {
  try {
    const entries = [
      [pointsOf(merchant, username), -points] as const,
      [pointsCostOf(merchant), points] as const,
    ]
    transfer(db, { reason: 'pointsSpent', reference, at, entries })
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'insufficient_balance')) throw error
    throw new CallError(409, 'not_enough_points', 'There are not enough points.')
  }
}

/** Puts a prize into the reward center and the player among the winners; goods are sent by hand. */
function give(db: Db, { title }: RaffleRow, prize: PrizeRow, draw: DrawRow): void {
  const { merchant, username, raffleId, at } = draw
  const { kind, amount, multiplier } = prize
  db.insert(raffleWinners)
    .values({ merchant, raffleId, player: maskPlayer(username), prizeId: prize.id, at })
    .run()
  if (kind === 'goods' || kind === 'none') return
  grantReward(db, {
    merchant,
    username,
    source: 'raffle',
    reference: draw.id,
    title,
    kind,
    amount,
    multiplier,
    expiresAt: at + REWARD_LIFETIME_MS,
    at,
  })
}

export const listWinners = (db: Db, { merchant, id }: RaffleRow, now: number) =>
  db
    .select()
    .from(raffleWinners)
    .where(
      and(
        eq(raffleWinners.merchant, merchant),
        eq(raffleWinners.raffleId, id),
        lt(raffleWinners.at, now + 1),
      ),
    )
    .orderBy(desc(raffleWinners.at), desc(raffleWinners.id))
    .limit(WINNERS)
    .all()

const isOwn = ({ merchant, username }: Account) =>
  and(eq(raffleDraws.merchant, merchant), eq(raffleDraws.username, username))

/** A player's draw by its id or its idempotency key. Throws `CallError`. */
export function demandDraw(
  db: Db,
  player: Account,
  { id, intentKey }: { id?: string | undefined; intentKey?: string | undefined },
): DrawRow {
  const isWanted =
    id === undefined ? eq(raffleDraws.intentKey, intentKey ?? '') : eq(raffleDraws.id, id)
  const row = db
    .select()
    .from(raffleDraws)
    .where(and(isOwn(player), isWanted))
    .get()
  if (row) return row
  throw new CallError(404, 'draw_not_found', 'There is no such draw.')
}

/** A page of a player's draws of a raffle, the newest first. */
export const listDraws = (
  db: Db,
  player: Account,
  { raffleId, before, size }: { raffleId: string; before: number; size: number },
): DrawRow[] =>
  db
    .select()
    .from(raffleDraws)
    .where(and(isOwn(player), eq(raffleDraws.raffleId, raffleId), lt(raffleDraws.place, before)))
    .orderBy(desc(raffleDraws.place))
    .limit(size)
    .all()
