import { OPEN_STATUSES } from '#features/points/schema.ts'
import type { Db } from '../../db/open.ts'
import { addExchange, advance, type ExchangeRow } from './exchanges.ts'
import { FREE_BET_DAYS, type Good } from './goods.ts'
import {
  pairOf,
  holdOf,
  houseOf,
  mainWalletOf,
  pointsCostOf,
  pointsHoldOf,
  pointsOf,
  transfer,
} from '../money/ledger.ts'
import { scaleUnits } from '../money/money.ts'
import { returnStock, takeStock } from './point-stock.ts'
import { requirePoints, settlePoints } from './points.ts'
import { creditBonus } from '../money/turnover.ts'
import { currencyOf } from '../days.ts'
import type { Person } from '../team/tree.ts'
import { newCaseId } from '../case-ids.ts'

const DAY_MS = 24 * 60 * 60_000

type Order = Pick<ExchangeRow, 'quantity' | 'address' | 'intentKey'> & { good: Good; at: number }

/** Price of a good in units, besides its points. */
export const priceOf = (good: Good, currency: string): number =>
  good.baht > 0 ? scaleUnits(good.baht, currency) : 0

/**
 * Redeems a good: takes the pieces from stock, reserves the points and the money. Goods that are
 * credited are complete at once. Throws `CallError` 409 `out_of_stock`, 402 `insufficient_points`
 * or 402 `insufficient_balance`.
 */
export function redeem(db: Db, player: Person, order: Order): ExchangeRow {
  const { good, quantity, address, intentKey, at } = order
  const { merchant, username } = player
  settlePoints(db, player, at)
  const points = good.points * quantity
  const amount = priceOf(good, currencyOf(db, merchant)) * quantity
  takeStock(db, merchant, good, quantity)
  const id = newCaseId('R', at)
  requirePoints(db, player, points)
  transfer(db, {
    reason: 'pointsHold',
    reference: id,
    at,
    entries: pairOf(pointsOf(merchant, username), pointsHoldOf(merchant, username), points),
  })
  if (amount > 0) {
    const entries = pairOf(mainWalletOf(merchant, username), holdOf(merchant, username), amount)
    transfer(db, { reason: 'redemption', reference: id, at, entries })
  }
  const row = addExchange(db, {
    merchant,
    username,
    id,
    goodId: good.id,
    quantity,
    points,
    amount,
    status: 'applying',
    address,
    intentKey,
    createdAt: at,
  })
  if (good.delivery !== 'credit') return row
  creditFreeBet(db, row, good)
  const done = advance(db, row, { from: OPEN_STATUSES, to: 'completed', at })
  capture(db, done, at)
  return done
}

/** Pays the reserved points and money of a redemption, which cannot be rejected afterwards. */
export function capture(
  db: Db,
  { merchant, username, id, points, amount }: ExchangeRow,
  at: number,
) {
  transfer(db, {
    reason: 'pointsSpent',
    reference: id,
    at,
    entries: [
      [pointsHoldOf(merchant, username), -points],
      [pointsCostOf(merchant), points],
      ...(amount > 0 ? pairOf(holdOf(merchant, username), houseOf(merchant), amount) : []),
    ],
  })
}

/** Returns points, money and pieces of a redemption. */
export function giveBack(db: Db, row: ExchangeRow, at: number): void {
  const { merchant, username, id, points, amount, goodId, quantity } = row
  transfer(db, {
    reason: 'pointsRelease',
    reference: id,
    at,
    entries: pairOf(pointsHoldOf(merchant, username), pointsOf(merchant, username), points),
  })
  if (amount > 0) {
    const entries = pairOf(holdOf(merchant, username), mainWalletOf(merchant, username), amount)
    transfer(db, { reason: 'redemptionReturn', reference: id, at, entries })
  }
  returnStock(db, merchant, goodId ?? '', quantity)
}

/** Credits a bonus that must be bet. */
function creditFreeBet(db: Db, row: ExchangeRow, { bonus }: Good): void {
  if (!bonus) return
  const { merchant, username, id: reference, quantity, createdAt: at } = row
  const amount = scaleUnits(bonus.baht, currencyOf(db, merchant)) * quantity
  creditBonus(db, {
    merchant,
    username,
    reference,
    amount,
    multiplier: bonus.times * 100,
    expiresAt: at + FREE_BET_DAYS * DAY_MS,
    at,
  })
}
