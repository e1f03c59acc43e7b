import { createHash, createHmac, randomBytes } from 'node:crypto'
import { drawMessage, drawnNumber, type Odds, prizeAt, sumParts } from '#rules/raffle.ts'
import { and, eq, isNull, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches } from '../../db/rows.ts'
import { raffleSeeds } from '../../db/raffle-tables.ts'
import { CallError } from '../../http/call-error.ts'

export interface Entrant {
  merchant: string
  raffleId: string
  username: string
}

/** Returns the hash of a server seed, which players see before the seed is revealed. */
export const commit = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed).digest('hex')

/** Calculates the result of a draw (`rules/raffle.ts`). */
export function outcomeOf(
  serverSeed: string,
  clientSeed: string,
  nonce: number,
  odds: readonly Odds[],
): { number: number; landedId: string } {
  const digest = createHmac('sha256', serverSeed)
    .update(drawMessage(clientSeed, nonce))
    .digest('hex')
  const number = drawnNumber(digest, sumParts(odds))
  return { number, landedId: prizeAt(number, odds) as string }
}

const isInUse = ({ merchant, raffleId, username }: Entrant) =>
  and(matches(raffleSeeds, { merchant, raffleId, username }), isNull(raffleSeeds.revealedAt))

/** Returns the seed for a player's next draw; it is created at the first call. */
export function ensureSeed(db: Db, entrant: Entrant) {
  const find = () => db.select().from(raffleSeeds).where(isInUse(entrant)).get()
  const known = find()
  if (known) return known
  const { merchant, raffleId, username } = entrant
  const serverSeed = randomBytes(32).toString('hex')
  const commitment = commit(serverSeed)
  db.insert(raffleSeeds)
    .values({ merchant, raffleId, username, commitment, serverSeed, draws: 0 })
    .onConflictDoNothing()
    .run()
  return find()!
}

const seedChanged = () =>
  new CallError(409, 'seed_changed', 'Another server seed is in use than the one that was shown.')

/**
 * Counts a draw with the seed whose commitment the player saw, and returns the seed. Throws
 * `CallError`.
 */
export function useSeed(db: Db, entrant: Entrant, commitment: string) {
  const used = db
    .update(raffleSeeds)
    .set({ draws: sql`${raffleSeeds.draws} + 1` })
    .where(and(isInUse(entrant), eq(raffleSeeds.commitment, commitment)))
    .returning()
    .get() as typeof raffleSeeds.$inferSelect | undefined
  if (!used) throw seedChanged()
  return used
}

/** Reveals the present seed and creates the next one. Throws `CallError`. */
export function revealSeed(db: Db, entrant: Entrant, commitment: string, now: number): string {
  const revealed = db
    .update(raffleSeeds)
    .set({ revealedAt: now })
    .where(and(isInUse(entrant), eq(raffleSeeds.commitment, commitment)))
    .returning()
    .get() as typeof raffleSeeds.$inferSelect | undefined
  if (!revealed) throw seedChanged()
  ensureSeed(db, entrant)
  return revealed.serverSeed
}
