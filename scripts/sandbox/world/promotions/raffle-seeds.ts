import { createHash, createHmac, randomBytes } from 'node:crypto'
import { drawMessage, drawnNumber, type Odds, prizeAt, sumParts } from '#rules/raffle.ts'
import { sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf, addMissing } from '../../db/rows.ts'
import { raffleSeeds } from '../../db/raffle-tables.ts'
import { refuse } from '../../http/call-error.ts'

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

/** The seed of a player that is not revealed yet, if it has this commitment. */
const inUse = (db: Db, { merchant, raffleId, username }: Entrant, commitment?: string) =>
  rowsOf(db, raffleSeeds, { merchant, raffleId, username, commitment, revealedAt: null })

/** Returns the seed for a player's next draw; it is created at the first call. */
export function ensureSeed(db: Db, entrant: Entrant) {
  const known = inUse(db, entrant).find()
  if (known) return known
  const { merchant, raffleId, username } = entrant
  const serverSeed = randomBytes(32).toString('hex')
  const commitment = commit(serverSeed)
  addMissing(db, raffleSeeds, { merchant, raffleId, username, commitment, serverSeed, draws: 0 })
  return inUse(db, entrant).find()!
}

/** Counts a draw of the seed that the player was shown, and returns that. Throws `CallError`. */
export function useSeed(db: Db, entrant: Entrant, commitment: string) {
  const draws = sql`${raffleSeeds.draws} + 1`
  return inUse(db, entrant, commitment).changeOne({ draws }) ?? refuse('seed_changed')
}

/** Reveals the present seed and creates the next one. Throws `CallError`. */
export function revealSeed(db: Db, entrant: Entrant, commitment: string, now: number): string {
  const revealed = inUse(db, entrant, commitment).changeOne({ revealedAt: now })
  if (!revealed) refuse('seed_changed')
  ensureSeed(db, entrant)
  return revealed.serverSeed
}
