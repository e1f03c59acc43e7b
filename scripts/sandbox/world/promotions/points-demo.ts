import { readData } from '../../content/texts.ts'
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

/** What demo players redeemed in the last months, one of each state, and where it was sent. */
const { past: PAST, address: ADDRESS } = readData<{
  past: Past[]
  address: Record<'name' | 'phone' | 'line' | 'city' | 'postcode' | 'note', string>
}>('redemptions')

/** The player of a call, with points as they are now. */
export function settledPlayer(context: CallContext): Account {
  const { db, merchant, now } = context
  const player = playerOf(context)
  ensurePointsHistory(db, merchant, player, now.getTime())
  settlePoints(db, player, now.getTime())
  return player
}

/**
 * Writes months of points and redemptions of a demo account when they are first asked for, in the
 * order of time: what is not affordable then was not redeemed.
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
        address: good.delivery === 'address' ? ADDRESS : null,
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
