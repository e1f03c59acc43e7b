import { cancelBonus } from '#parts/money/turnover/api.ts'
import { playerOf, serve } from '../../http/serve.ts'
import { writeUnits } from '../../world/money/money.ts'
import * as turnover from '../../world/money/turnover.ts'

export const calls = [
  serve(cancelBonus, (context) => {
    const { body, db, merchant, now, sockets } = context
    const player = playerOf(context)
    const id = /^\d{1,15}$/.test(body.id) ? Number(body.id) : 0
    const forfeited = turnover.cancelBonus(db, player, { id, at: now.getTime() })
    sockets.tellBalance(merchant.code, player.username)
    return { forfeited: writeUnits(forfeited, merchant.brand.currency) }
  }),
]
