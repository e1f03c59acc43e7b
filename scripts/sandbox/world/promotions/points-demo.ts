import { and, eq } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { pointAccounts } from '../../db/points-tables.ts'
import { type CallContext, type Merchant, playerOf } from '../../http/serve.ts'
import { type Account, DEMO_ACCOUNTS } from '../identity/accounts.ts'
import { balanceOf, pointsOf } from '../money/ledger.ts'
import { demandGood, listStock } from './point-stock.ts'
import { settlePoints } from './points.ts'
import { actOnRedemption, type PointAct } from './redemption-desk.ts'
import { redeem } from './redemptions.ts'

const DAY = 24 * 60 * 60_000

const ADDRESS = {
  name: 'Somchai Jaidee',
  phone: '081 234 5678',
  line: '88/12 Sukhumvit 31',
  city: 'Bangkok',
  postcode: '10110',
  note: '',
}

interface Past {
  goodId: string
  daysAgo: number
  /** What the operator did, and how many days later. */
  acts: readonly (readonly [act: PointAct, daysLater: number, note?: string])[]
}

/** What demo players redeemed in the last months: one of each state. */
const PAST: readonly Past[] = [
  {
    goodId: 'brand-mug',
    daysAgo: 62,
    acts: [
      ['review', 0.2],
      ['approve', 0.6],
      ['prepare', 1],
      ['ship', 2, 'THAIPOST EF582190336TH'],
      ['complete', 5],
    ],
  },
  {
    goodId: 'voucher-topup-50',
    daysAgo: 41,
    acts: [
      ['approve', 0.02],
      ['complete', 0.03, 'TOPUP-7Q2M-88KX'],
    ],
  },
  {
    goodId: 'brand-cap',
    daysAgo: 24,
    acts: [
      ['review', 0.4],
      ['reject', 1.5, 'The parcel could not be delivered to this address.'],
    ],
  },
  {
    goodId: 'brand-mug',
    daysAgo: 6,
    acts: [
      ['approve', 0.5],
      ['prepare', 1],
      ['ship', 2.5, 'THAIPOST EF604417725TH'],
    ],
  },
  {
    goodId: 'brand-mug',
    daysAgo: 3,
    acts: [
      ['approve', 0.3],
      ['prepare', 1.2],
    ],
  },
  { goodId: 'voucher-topup-50', daysAgo: 1, acts: [['review', 0.1]] },
]

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
  const isOwn = and(eq(pointAccounts.merchant, merchant.code), eq(pointAccounts.username, username))
  if (db.select().from(pointAccounts).where(isOwn).get()) return
  if (!DEMO_ACCOUNTS.some((demo) => demo.username === username)) return
  const own = { merchant: merchant.code, username }
  db.transaction(() => {
    for (const [index, { goodId, daysAgo, acts }] of PAST.entries()) {
      const at = now - daysAgo * DAY
      settlePoints(db, own, at)
      const good = demandGood(goodId)
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
