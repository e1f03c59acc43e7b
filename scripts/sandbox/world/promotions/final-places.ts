import { asc, eq, min } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, addRow } from '../../db/rows.ts'
import { finalPlaces } from '../../db/promotion-tables.ts'
import { accounts } from '../../db/tables.ts'

/** A player's rank in a tournament or a mission season. */
export interface Place {
  rank: number
  /** Name of the player, masked. */
  player: string
  /** Username of the player; null for an invented player. */
  username: string | null
  score: number
}

/** Ranks players from the highest score to the lowest; a player without a score gets no rank. */
export const rankPlaces = (all: readonly Omit<Place, 'rank'>[]): Place[] =>
  all
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || (one.player < other.player ? -1 : 1))
    .map((one, index) => ({ rank: index + 1, ...one }))

/**
 * Returns the ranks of a contest: during the contest, the present ones; after its end, those stored
 * at the first reading, so that a bet that is voided later does not change paid ranks. Ranks of
 * contests that ended before the merchant's first player are invented, and not stored.
 */
export function keepPlaces(
  { db, merchant, now }: { db: Db; merchant: string; now: number },
  { contest, end }: { contest: string; end: number | null },
  read: () => Place[],
): Place[] {
  if (end === null || now < end) return read()
  const first = db
    .select({ at: min(accounts.createdAt) })
    .from(accounts)
    .where(eq(accounts.merchant, merchant))
    .get()?.at
  if (end <= (first ?? 0)) return read()
  return db.transaction((tx) => {
    const kept = tx
      .select({
        rank: finalPlaces.rank,
        player: finalPlaces.player,
        username: finalPlaces.username,
        score: finalPlaces.score,
      })
      .from(finalPlaces)
      .where(matches(finalPlaces, { merchant, contest }))
      .orderBy(asc(finalPlaces.rank))
      .all()
    if (kept.length > 0) return kept
    const places = read()
    for (const place of places) {
      addRow(tx, finalPlaces, { merchant, contest, ...place })
    }
    return places
  })
}
