import { and, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { listRows, matches } from '../../db/rows.ts'
import { pointStocks } from '../../db/points-tables.ts'
import { CallError } from '../../http/call-error.ts'
import { type Good, GOODS } from './goods.ts'

export function requireGood(id: string): Good {
  const good = GOODS.find((one) => one.id === id)
  if (good) return good
  throw new CallError(404, 'good_not_found', 'There are no such goods.')
}

/** A single conditional UPDATE, so that parallel requests cannot sell the last piece twice. */
export function takeStock(db: Db, merchant: string, good: Good, quantity: number): void {
  ensureStock(db, merchant, good)
  const { changes } = db
    .update(pointStocks)
    .set({ sold: sql`${pointStocks.sold} + ${quantity}` })
    .where(
      and(
        isGood(merchant, good.id),
        sql`${pointStocks.sold} + ${quantity} <= ${pointStocks.stock}`,
      ),
    )
    .run()
  if (changes !== 1) throw new CallError(409, 'out_of_stock', 'There are not that many left.')
}

/** Stores the initial stock of a good at its first use. */
function ensureStock(db: Db, merchant: string, { id, stock }: Good): void {
  db.insert(pointStocks)
    .values({ merchant, goodId: id, stock, sold: 0 })
    .onConflictDoNothing()
    .run()
}

/** Lists the remaining pieces of each good. */
export function listStock(db: Db, merchant: string): ReadonlyMap<string, number> {
  const rows = listRows(db, pointStocks, { merchant })
  const left = new Map(rows.map(({ goodId, stock, sold }) => [goodId, stock - sold]))
  return new Map(GOODS.map(({ id, stock }) => [id, left.get(id) ?? stock]))
}

/** Puts redeemed pieces back into stock when their redemption is undone. */
export function returnStock(db: Db, merchant: string, goodId: string, quantity: number): void {
  db.update(pointStocks)
    .set({ sold: sql`${pointStocks.sold} - ${quantity}` })
    .where(isGood(merchant, goodId))
    .run()
}

/** Sets the number of remaining pieces; redeemed pieces stay redeemed. */
export function setStock(db: Db, merchant: string, goodId: string, left: number): void {
  ensureStock(db, merchant, requireGood(goodId))
  db.update(pointStocks)
    .set({ stock: sql`${pointStocks.sold} + ${left}` })
    .where(isGood(merchant, goodId))
    .run()
}

const isGood = (merchant: string, goodId: string) => matches(pointStocks, { merchant, goodId })
