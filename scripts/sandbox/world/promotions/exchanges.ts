import type { RedeemStatus } from '#features/points/schema.ts'
import { asc, desc } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf, addRow, makeRow } from '../../db/rows.ts'
import { pointExchanges, pointSteps } from '../../db/points-tables.ts'
import { refuse } from '../../http/call-error.ts'

/** A redemption of goods, or a conversion of points into money. */
export type ExchangeRow = typeof pointExchanges.$inferSelect

interface Move {
  from: readonly RedeemStatus[]
  to: RedeemStatus
  at: number
}

/**
 * Moves a redemption from one of these states to another, once. Throws `CallError` 409
 * `redemption_state` if it is in none of them.
 */
export function advance(
  db: Db,
  row: ExchangeRow,
  { from, to, at, ...more }: Move & Partial<Pick<ExchangeRow, 'remark' | 'tracking' | 'code'>>,
): ExchangeRow {
  const { merchant, id } = row
  const movable = rowsOf(db, pointExchanges, { merchant, id, status: from })
  const moved = movable.changeOne({ status: to, ...more }) ?? refuse('redemption_state')
  addRow(db, pointSteps, { merchant, exchangeId: id, status: to, at })
  return moved
}

export function addExchange(db: Db, made: typeof pointExchanges.$inferInsert): ExchangeRow {
  const row = makeRow(db, pointExchanges, made)
  const { merchant, id, status, createdAt: at } = row
  addRow(db, pointSteps, { merchant, exchangeId: id, status, at })
  return row
}

export const findExchange = (db: Db, merchant: string, id: string): ExchangeRow | undefined =>
  rowsOf(db, pointExchanges, { merchant, id }).find()

/** Sorts redemptions by time, the newest first. */
export const newestExchange = [desc(pointExchanges.createdAt), desc(pointExchanges.id)] as const

export const listExchangeSteps = (db: Db, merchant: string, ids: readonly string[]) =>
  rowsOf(db, pointSteps, { merchant, exchangeId: ids }).list({ order: [asc(pointSteps.id)] })
