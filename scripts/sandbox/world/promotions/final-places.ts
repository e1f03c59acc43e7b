import type { Db } from '../../db/open.ts'
import { addRow, rowsOf } from '../../db/rows.ts'
import { finalPlaces } from '../../db/promotion-tables.ts'
import { accounts } from '../../db/tables.ts'

/** A player's rank in a tournament or a mission season. */
export type Place = Pick<typeof finalPlaces.$inferSelect, 'rank' | 'player' | 'username' | 'score'>

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
  const first = rowsOf(db, accounts, { merchant }).list({ order: [accounts.createdAt], limit: 1 })
  if (end <= (first[0]?.createdAt ?? 0)) return read()
  return db.transaction((tx) => {
    const kept = rowsOf(tx, finalPlaces, { merchant, contest })
      .list({ order: [finalPlaces.rank] })
      .map(({ rank, player, username, score }) => ({ rank, player, username, score }))
    if (kept.length > 0) return kept
    const places = read()
    for (const place of places) addRow(tx, finalPlaces, { merchant, contest, ...place })
    return places
  })
}
