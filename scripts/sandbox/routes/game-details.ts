import { getGameDetails } from '#features/game-details/api.ts'
import { eq } from '../db/drizzle.ts'
import { games } from '../db/tables.ts'
import { refuse } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'
import { selectGames, writeGame } from '../world/play/game-rows.ts'
import { detailsOf } from '../world/play/game-details.ts'

export const calls = [
  serve(getGameDetails, (context) => {
    const { query, merchant, db } = context
    const [row] = selectGames(db, eq(games.nodeId, query.nodeId), [], 1, 0)
    if (!row) refuse('game_not_found')
    return {
      ...detailsOf(row.game, merchant.brand.currency),
      game: writeGame(row, query.language, context),
    }
  }),
]
