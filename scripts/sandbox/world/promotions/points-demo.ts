import redemptions from '../../content/redemptions.json' with { type: 'json' }
import type { Db } from '../../db/open.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import { pointAccounts } from '../../db/points-tables.ts'
import { type CallContext, type Merchant, playerOf } from '../../http/serve.ts'
import { type Account, DEMO_ACCOUNTS } from '../identity/accounts.ts'
import { balanceOf, pointsOf } from '../money/ledger.ts'
import { requireGood, listStock } from './point-stock.ts'
import { settlePoints } from './points.ts'
import { actOnRedemption, type PointAct } from './redemption-desk.ts'
import { redeem } from './redemptions.ts'

const DAY = 24 * 60 * 60_000

interface Past {
  goodId: string
  daysAgo: number
  /** Decision of the operator, and how many days after the redemption it came. */
  acts: readonly (readonly [act: PointAct, daysLater: number, note?: string])[]
}

/** Redemptions of demo players in the last months, one in each state. */
const PAST = redemptions.past as unknown as Past[]

/** Returns the player of a call, after the player's points are brought up to date. */
export function settledPlayer(context: CallContext): Account {
  const { db, merchant, now } = context
  const player = playerOf(context)
  ensurePointsHistory(db, merchant, player, now.getTime())
  settlePoints(db, player, now.getTime())
  return player
}

/**
 * Seeds months of points and redemptions of a demo account at the first call, in the order of time.
 * Redemptions that the points did not cover are left out.
 */
export function ensurePointsHistory(
  db: Db,
  merchant: Merchant,
  player: Account,
  now: number,
): void {
  const { username } = player
  const isOwn = matches(pointAccounts, { merchant: merchant.code, username })
  if (rowsOf(db, pointAccounts, isOwn).find()) return
  if (!DEMO_ACCOUNTS.some((demo) => demo.username === username)) return
  const own = { merchant: merchant.code, username }
  db.transaction(() => {
    for (const [index, { goodId, daysAgo, acts }] of PAST.entries()) {
      const at = now - daysAgo * DAY
      settlePoints(db, own, at)
      const good = requireGood(goodId)
      const isAffordable =
        balanceOf(db, pointsOf(merchant.code, username)) >= good.points &&
        (listStock(db, merchant.code).get(goodId) ?? 0) > 0
      if (!isAffordable) continue
      const { id } = redeem(db, own, {
        good,
        quantity: 1,
        address: good.delivery === 'address' ? redemptions.address : null,
        intentKey: `demo-${index}`,
        at,
      })
      for (const [act, later, note = ''] of acts) {
        actOnRedemption(db, merchant.code, Math.min(now, at + later * DAY), { id, act, note })
      }
    }
    settlePoints(db, own, now)
  })
}
