import { getGameDetails } from '#features/game-details/api.ts'
import { eq } from '../db/drizzle.ts'
import { games } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'
import { detailsOf } from '../world/play/game-details.ts'

export const calls = [
  serve(getGameDetails, ({ query, merchant, db }) => {
    const game = db.select().from(games).where(eq(games.nodeId, query.nodeId)).get()
    if (!game) throw new CallError(404, 'game_not_found', 'There is no such game.')
    return detailsOf(game, merchant.brand.currency)
  }),
]
