import { randomInt } from 'node:crypto'
import type { RedeemStatus } from '#features/points/schema.ts'
import { and, asc, desc, eq, inArray } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches } from '../../db/rows.ts'
import { pointExchanges, pointSteps } from '../../db/points-tables.ts'
import { CallError } from '../../http/call-error.ts'

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
  const { changes } = db
    .update(pointExchanges)
    .set({ status: to, ...more })
    .where(and(isExchange(merchant, id), inArray(pointExchanges.status, [...from])))
    .run()
  if (changes !== 1) throw new CallError(409, 'redemption_state', 'It is in another state.')
  db.insert(pointSteps).values({ merchant, exchangeId: id, status: to, at }).run()
  return { ...row, ...more, status: to }
}

export function addExchange(
  db: Db,
  made: Omit<ExchangeRow, 'remark' | 'tracking' | 'code'>,
): ExchangeRow {
  const row = { ...made, remark: '', tracking: '', code: '' }
  const { merchant, id, status, createdAt: at } = row
  db.insert(pointExchanges).values(row).run()
  db.insert(pointSteps).values({ merchant, exchangeId: id, status, at }).run()
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
  db.select().from(pointExchanges).where(isExchange(merchant, id)).get()

/** Sorts redemptions by time, the newest first. */
export const newestExchange = [desc(pointExchanges.createdAt), desc(pointExchanges.id)] as const

export const listExchangeSteps = (db: Db, merchant: string, ids: readonly string[]) =>
  db
    .select()
    .from(pointSteps)
    .where(and(eq(pointSteps.merchant, merchant), inArray(pointSteps.exchangeId, [...ids])))
    .orderBy(asc(pointSteps.id))
    .all()
