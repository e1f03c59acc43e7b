import { randomBytes } from 'node:crypto'
import type { RaffleState } from '#features/raffle/schema.ts'
import { and, asc, desc, eq, lt } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf, addRow, makeRow } from '../../db/rows.ts'
import { raffleDraws, type RaffleRow, raffles, raffleWinners } from '../../db/raffle-tables.ts'
import { CallError, refuse } from '../../http/call-error.ts'
import type { Merchant } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import { pairOf, pointsCostOf, pointsOf, transfer } from '../money/ledger.ts'
import { settlePoints } from './points.ts'
import { listPrizes, type PrizeRow, takePrize } from './raffle-prizes.ts'
import { outcomeOf, useSeed } from './raffle-seeds.ts'
import { spendDraw, type TicketScope } from './raffle-tickets.ts'
import { grantReward } from '../money/rewards.ts'
import { maskPlayer } from '../play/winners.ts'

export type DrawRow = typeof raffleDraws.$inferSelect

/** Milliseconds within which a prize must be claimed. */
const REWARD_LIFETIME_MS = 30 * 24 * 60 * 60_000
/** Most winners in the list of a raffle. */
const WINNERS = 12

export const stateOfRaffle = (
  { opensAt, closesAt }: Pick<RaffleRow, 'opensAt' | 'closesAt'>,
  now: number,
): RaffleState => (now < opensAt ? 'coming' : now < closesAt ? 'open' : 'closed')

/** Draws are paid by points only at merchants that have them. */
const isOffered = ({ points }: RaffleRow, { brand }: Merchant) =>
  points === null || brand.features.pointsMall

export const listRaffleRows = (db: Db, merchant: Merchant): RaffleRow[] =>
  rowsOf(db, raffles, { merchant: merchant.code })
    .list({ order: [asc(raffles.position)] })
    .filter((row) => isOffered(row, merchant))

/** Finds a raffle. Throws `CallError` if there is none. */
export function requireRaffle(db: Db, merchant: string, id: string): RaffleRow {
  return rowsOf(db, raffles, { merchant, id }).find() ?? refuse('raffle_not_found')
}

/** Finds a raffle that players can see. Throws `CallError` if there is none. */
export function requireOffered(db: Db, merchant: Merchant, id: string): RaffleRow {
  const row = requireRaffle(db, merchant.code, id)
  if (!isOffered(row, merchant)) refuse('raffle_not_found')
  return row
}

type Claim = Pick<DrawRow, 'raffleId' | 'clientSeed' | 'commitment' | 'intentKey'>

/**
 * Pays for a draw and makes it, completely or not at all. Throws `CallError`: `raffle_not_found`,
 * `raffle_not_open`, `seed_changed`, `daily_limit`, `no_tickets`, `not_enough_points`.
 */
export function makeDraw(
  { db, merchant: operator, player, now }: Omit<TicketScope, 'raffle'>,
  claim: Claim,
): DrawRow {
  const { merchant, username } = player
  const { raffleId, clientSeed, commitment } = claim
  const work = (): DrawRow => {
    const raffle = requireOffered(db, operator, raffleId)
    if (stateOfRaffle(raffle, now) !== 'open') refuse('raffle_not_open')
    const { serverSeed, draws: nonce } = useSeed(db, { merchant, raffleId, username }, commitment)
    spendDraw({ db, merchant: operator, raffle, player, now })
    const id = `D${randomBytes(6).toString('hex').toUpperCase()}`
    if (raffle.points !== null) spendPoints(db, player, { id, points: raffle.points, now })
    const prizes = listPrizes(db, raffle, operator)
    const odds = prizes.map((prize) => ({ id: prize.id, parts: prize.parts }))
    const outcome = outcomeOf(serverSeed, clientSeed, nonce, odds)
    const { landedId } = outcome
    const prizeId = takePrize(db, raffle, landedId) ? landedId : raffle.fallbackId
    if (prizeId !== landedId) takePrize(db, raffle, prizeId)
    const drawn = makeRow(db, raffleDraws, {
      ...claim,
      ...outcome,
      merchant,
      id,
      username,
      nonce,
      odds,
      prizeId,
      fallbackId: raffle.fallbackId,
      points: raffle.points,
      at: now,
    })
    const prize = prizes.find((one) => one.id === prizeId) as PrizeRow
    if (prize.kind !== 'none') give(db, raffle, prize, drawn)
    return drawn
  }
  // The transaction takes the write lock at its start: otherwise another process could draw between
  // its first read and first write.
  return db.transaction(work, { behavior: 'immediate' })
}

function spendPoints(
  db: Db,
  { merchant, username }: Account,
  { id: reference, points, now: at }: { id: string; points: number; now: number },
): void {
  settlePoints(db, { merchant, username }, at)
  try {
    const entries = pairOf(pointsOf(merchant, username), pointsCostOf(merchant), points)
    transfer(db, { reason: 'pointsSpent', reference, at, entries })
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'insufficient_balance')) throw error
    refuse('not_enough_points')
  }
}

/** Adds a prize to the reward center and the player to the winners; goods are sent by hand. */
function give(db: Db, { title }: RaffleRow, prize: PrizeRow, draw: DrawRow): void {
  const { merchant, username, raffleId, at } = draw
  const { kind, amount, multiplier } = prize
  addRow(db, raffleWinners, {
    merchant,
    raffleId,
    player: maskPlayer(username),
    prizeId: prize.id,
    at,
  })
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
  rowsOf(db, raffleWinners, { merchant, raffleId: id }, lt(raffleWinners.at, now + 1)).list({
    order: [desc(raffleWinners.at), desc(raffleWinners.id)],
    limit: WINNERS,
  })

const isOwn = ({ merchant, username }: Account) => matches(raffleDraws, { merchant, username })

/** Finds a player's draw by its id or its idempotency key. Throws `CallError` if there is none. */
export function requireDraw(
  db: Db,
  player: Account,
  { id, intentKey }: { id?: string | undefined; intentKey?: string | undefined },
): DrawRow {
  const isWanted =
    id === undefined ? eq(raffleDraws.intentKey, intentKey ?? '') : eq(raffleDraws.id, id)
  return rowsOf(db, raffleDraws, and(isOwn(player), isWanted)).find() ?? refuse('draw_not_found')
}

/** Lists a page of a player's draws in a raffle, the newest first. */
export const listDraws = (
  db: Db,
  player: Account,
  { raffleId, before, size }: { raffleId: string; before: number; size: number },
): DrawRow[] =>
  rowsOf(db, raffleDraws, { raffleId }, and(isOwn(player), lt(raffleDraws.place, before))).list({
    order: [desc(raffleDraws.place)],
    limit: size,
  })
