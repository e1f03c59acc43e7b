import { randomInt } from 'node:crypto'
import type { RedeemStatus } from '#features/points/schema.ts'
import { asc, desc } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf, addRow } from '../../db/rows.ts'
import { pointExchanges, pointSteps } from '../../db/points-tables.ts'
import { refuse } from '../../http/call-error.ts'

/** A redemption of goods, or a conversion of points into money. */
export type ExchangeRow = typeof pointExchanges.$inferSelect

/**
 * Moves a redemption from one of these states to another, once. Throws `CallError` 409
 * `redemption_state` if it is in none of them.
 */
export function advance(
  db: Db,
  row: ExchangeRow,
  {
    from,
    to,
    at,
    ...more
  }: {
    from: readonly RedeemStatus[]
    to: RedeemStatus
    at: number
  } & Partial<Pick<ExchangeRow, 'remark' | 'tracking' | 'code'>>,
): ExchangeRow {
  const { merchant, id } = row
  const changes = rowsOf(db, pointExchanges, { status: from }, isExchange(merchant, id)).change({
    status: to,
    ...more,
  })
  if (changes !== 1) refuse('redemption_state')
  addRow(db, pointSteps, { merchant, exchangeId: id, status: to, at })
  return { ...row, ...more, status: to }
}

export function addExchange(
  db: Db,
  made: Omit<ExchangeRow, 'remark' | 'tracking' | 'code'>,
): ExchangeRow {
  const row = { ...made, remark: '', tracking: '', code: '' }
  const { merchant, id, status, createdAt: at } = row
  addRow(db, pointExchanges, row)
  addRow(db, pointSteps, { merchant, exchangeId: id, status, at })
  return row
}

/**
 * An id that is short enough to read out on the phone, but does not reveal the number of
 * redemptions.
 */
export const newExchangeId = (letter: 'R' | 'C', at: number): string =>
  `${letter}${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${String(randomInt(1e8)).padStart(8, '0')}`

export const isExchange = (merchant: string, id: string) =>
  matches(pointExchanges, { merchant, id })

export const findExchange = (db: Db, merchant: string, id: string): ExchangeRow | undefined =>
  rowsOf(db, pointExchanges, isExchange(merchant, id)).find()

/** Sorts redemptions by time, the newest first. */
export const newestExchange = [desc(pointExchanges.createdAt), desc(pointExchanges.id)] as const

export const listExchangeSteps = (db: Db, merchant: string, ids: readonly string[]) =>
  rowsOf(db, pointSteps, { merchant, exchangeId: ids }).list({ order: [asc(pointSteps.id)] })
