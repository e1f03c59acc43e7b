import { listSimilarGames } from '#parts/games/similar/api.ts'
import { and, asc, ne, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import { games } from '../../db/tables.ts'
import { serve } from '../../http/serve.ts'
import { selectGames, writeGame } from '../../world/play/game-rows.ts'

export const calls = [
  serve(listSimilarGames, (context) => {
    const { query, merchant, db } = context
    const game = rowsOf(db, games, { nodeId: query.nodeId }).find()
    const isListed = game && merchant.settings.rules.similarGames
    const rows = isListed ? selectSimilar(db, game, query.pageSize) : []
    return { list: rows.map((row) => writeGame(row, query.language, context)) }
  }),
]

/**
 * Lists games of the same category: first the same kind, sorted by how close they are in
 * popularity.
 */
function selectSimilar(db: Db, game: typeof games.$inferSelect, limit: number) {
  const where = and(
    matches(games, { type: game.type, isGame: 'GAME' }),
    ne(games.nodeId, game.nodeId),
  )
  const order = [
    asc(ne(games.classify, game.classify)),
    asc(sql`abs(${games.rank} - ${game.rank})`),
    asc(games.nodeId),
  ]
  return selectGames(db, where, order, limit, 0)
}
