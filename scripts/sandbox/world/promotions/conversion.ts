import { moneyOf } from '#features/points/schema.ts'
import { sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { addMissing, rowsOf } from '../../db/rows.ts'
import { pointConversionDays } from '../../db/points-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { dayAt, currencyOf } from '../days.ts'
import { addExchange, type ExchangeRow } from './exchanges.ts'
import { bonusCostOf, mainWalletOf, pointsCostOf, pointsOf, transfer } from '../money/ledger.ts'
import { readUnits } from '../money/money.ts'
import { requirePoints, settlePoints } from './points.ts'
import { conversionOf } from './points-terms.ts'
import type { Person } from '../team/tree.ts'
import { newCaseId } from '../case-ids.ts'

/**
 * Converts points into money by one ledger transfer of both, once. Throws `CallError` 402
 * `insufficient_points`, 422 `points_out_of_limits` or 409 `daily_limit`.
 */
export function convert(
  db: Db,
  player: Person,
  { points, intentKey, at }: { points: number; intentKey: string; at: number },
): ExchangeRow {
  const { merchant, username } = player
  settlePoints(db, player, at)
  const currency = currencyOf(db, merchant)
  const ratio = conversionOf(currency)
  const amount = readUnits(moneyOf(points, ratio, currency), currency) as number
  if (points < ratio.minPoints || points > ratio.maxPoints || amount <= 0) {
    refuse('points_out_of_limits')
  }
  spendDay(db, player, { day: dayAt(db, merchant, at), points, most: ratio.dailyPoints })
  requirePoints(db, player, points)
  const id = newCaseId('C', at)
  transfer(db, {
    reason: 'pointsConverted',
    reference: id,
    at,
    entries: [
      [pointsOf(merchant, username), -points],
      [pointsCostOf(merchant), points],
      [bonusCostOf(merchant), -amount],
      [mainWalletOf(merchant, username), amount],
    ],
  })
  return addExchange(db, {
    merchant,
    username,
    id,
    quantity: 1,
    points,
    amount,
    status: 'completed',
    intentKey,
    createdAt: at,
  })
}

/** Returns the points that a player has converted on a day. */
export const convertedOn = (db: Db, { merchant, username }: Person, day: string): number =>
  rowsOf(db, pointConversionDays, { merchant, username, day }).find()?.points ?? 0

/** A single conditional UPDATE, so that parallel requests cannot exceed the limit. */
function spendDay(
  db: Db,
  { merchant, username }: Person,
  { day, points, most }: { day: string; points: number; most: number },
): void {
  const table = pointConversionDays
  const own = { merchant, username, day }
  addMissing(db, table, { ...own, points: 0 })
  const sum = sql`${table.points} + ${points}`
  const changes = rowsOf(db, table, own, sql`${sum} <= ${most}`).change({ points: sum })
  if (changes !== 1) refuse('daily_limit/points')
}
