import { getPointBalance } from '#core/wallet/points/api.ts'
import { serve } from '../../http/serve.ts'
import { convertedOn } from '../../world/promotions/conversion.ts'
import { dayAt, writeTime } from '../../world/days.ts'
import { balanceOf, pointsHoldOf, pointsOf } from '../../world/money/ledger.ts'
import { listExpiring, pendingPoints } from '../../world/promotions/points.ts'
import { settledPlayer } from '../../world/promotions/points-demo.ts'
import { conversionOf } from '../../world/promotions/points-terms.ts'

export const calls = [
  serve(getPointBalance, (context) => {
    const { db, merchant, now } = context
    const player = settledPlayer(context)
    const { username } = player
    const time = now.getTime()
    const { currency } = merchant.brand
    const converted = convertedOn(db, player, dayAt(db, merchant.code, time))
    return {
      currency,
      points: balanceOf(db, pointsOf(merchant.code, username)),
      heldPoints: balanceOf(db, pointsHoldOf(merchant.code, username)),
      pendingPoints: pendingPoints(db, player, time),
      expiring: listExpiring(db, player, time).map(({ points, at }) => ({
        points,
        time: writeTime(at),
      })),
      convertibleToday: Math.max(0, conversionOf(currency).dailyPoints - converted),
    }
  }),
]
