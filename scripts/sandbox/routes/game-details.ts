import { getGameDetails } from '#features/game-details/api.ts'
import { findRow } from '../db/rows.ts'
import { games } from '../db/tables.ts'
import { CallError } from '../http/call-error.ts'
import { serve } from '../http/serve.ts'
import { detailsOf } from '../world/play/game-details.ts'

export const calls = [
  serve(getGameDetails, ({ query, merchant, db }) => {
    const game = findRow(db, games, { nodeId: query.nodeId })
    if (!game) throw new CallError(404, 'game_not_found', 'There is no such game.')
    return detailsOf(game, merchant.brand.currency)
  }),
]
