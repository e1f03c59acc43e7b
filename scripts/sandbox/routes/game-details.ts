import { getGameDetails } from '#features/game-details/api.ts'
import { rowsOf } from '../db/rows.ts'
import { games } from '../db/tables.ts'
import { refuse } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'
import { detailsOf } from '../world/play/game-details.ts'

export const calls = [
  serve(getGameDetails, ({ query, merchant, db }) => {
    const game = rowsOf(db, games, { nodeId: query.nodeId }).find() ?? refuse('game_not_found')
    return detailsOf(game, merchant.brand.currency)
  }),
]
