import { sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf, addMissing } from '../../db/rows.ts'
import { pointStocks } from '../../db/points-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { type Good, GOODS } from './goods.ts'

export function requireGood(id: string): Good {
  return GOODS.find((one) => one.id === id) ?? refuse('good_not_found')
}

/** A single conditional UPDATE, so that parallel requests cannot sell the last piece twice. */
export function takeStock(db: Db, merchant: string, good: Good, quantity: number): void {
  ensureStock(db, merchant, good)
  const sold = sql`${pointStocks.sold} + ${quantity}`
  const isLeft = sql`${sold} <= ${pointStocks.stock}`
  const changes = rowsOf(db, pointStocks, { merchant, goodId: good.id }, isLeft).change({ sold })
  if (changes !== 1) refuse('out_of_stock')
}

/** Stores the initial stock of a good at its first use. */
function ensureStock(db: Db, merchant: string, { id, stock }: Good): void {
  addMissing(db, pointStocks, { merchant, goodId: id, stock, sold: 0 })
}

/** Lists the remaining pieces of each good. */
export function listStock(db: Db, merchant: string): ReadonlyMap<string, number> {
  const rows = rowsOf(db, pointStocks, { merchant }).list()
  const left = new Map(rows.map(({ goodId, stock, sold }) => [goodId, stock - sold]))
  return new Map(GOODS.map(({ id, stock }) => [id, left.get(id) ?? stock]))
}

/** Puts redeemed pieces back into stock when their redemption is undone. */
export function returnStock(db: Db, merchant: string, goodId: string, quantity: number): void {
  const sold = sql`${pointStocks.sold} - ${quantity}`
  rowsOf(db, pointStocks, { merchant, goodId }).change({ sold })
}

/** Sets the number of remaining pieces; redeemed pieces stay redeemed. */
export function setStock(db: Db, merchant: string, goodId: string, left: number): void {
  ensureStock(db, merchant, requireGood(goodId))
  const stock = sql`${pointStocks.sold} + ${left}`
  rowsOf(db, pointStocks, { merchant, goodId }).change({ stock })
}
