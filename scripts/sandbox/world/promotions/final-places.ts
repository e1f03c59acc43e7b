import { asc, eq, min } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, addRow } from '../../db/rows.ts'
import { finalPlaces } from '../../db/promotion-tables.ts'
import { accounts } from '../../db/tables.ts'

/** Where somebody stands in a tournament or a season. */
export interface Place {
  rank: number
  /** Masked. */
  player: string
  /** Null for an invented player. */
  username: string | null
  score: number
}

/** From the best score to the least; who has none has no place. */
export const rankPlaces = (all: readonly Omit<Place, 'rank'>[]): Place[] =>
  all
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || (one.player < other.player ? -1 : 1))
    .map((one, index) => ({ rank: index + 1, ...one }))

/**
 * The places of a contest: while it goes on, as they are now; after its end, as they were when they
 * were first read, so that a bet that is voided later gives nobody a place that was paid already.
 * What ended before the merchant's first player is invented, and not kept.
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
