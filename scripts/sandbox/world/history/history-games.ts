import { random } from '#scripts/scenery/random.ts'
import { and, asc, eq } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { cacheStatements } from '../../db/prepared-statements.ts'
import { matches } from '../../db/rows.ts'
import { games, vendors } from '../../db/tables.ts'
import type { PlayedGame } from './history-events.ts'

/** Categories of the games that invented players play. */
const TYPES: PlayedGame['type'][] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS']

/** Selects the best known games that are open: all of them, or only those marked as hot. */
export const selectOpenGames = (
  db: Db,
  { hot, types = TYPES }: { hot?: true; types?: PlayedGame['type'][] } = {},
): PlayedGame[] =>
  db
    .select({ nodeId: games.nodeId, vendor: games.vendor, type: games.type })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(matches(games, { isGame: 'GAME', hot, type: types }), eq(vendors.state, 'open')))
    .orderBy(asc(games.rank))
    .limit(60)
    .all()

/** The hot games that are open when the first seeded history is written. */
const listOpenHotGames = cacheStatements((db) => selectOpenGames(db, { hot: true }))

/** Lists the games that a player likes: some of the best known games of a few vendors. */
export function listPlayed(db: Db, key: string): PlayedGame[] {
  const stream = random(`games ${key}`)
  const open = listOpenHotGames(db)
  const liked = open.filter(() => stream.chance(0.35))
  return liked.length > 0 ? liked : open
}
