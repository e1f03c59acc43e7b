import type { Delivery, GoodCategory } from '#features/points/schema.ts'
import type { PicturedGood } from '#scripts/scenery/world.ts'
import type { Words } from '../db/tables.ts'

/** Goods of the points mall, as the operator writes them down. */
export interface Good {
  id: string
  category: GoodCategory
  name: Words
  summary: Words
  picture: PicturedGood
  points: number
  /** Money besides the points, in baht. */
  baht: number
  /** How many there are at first. */
  stock: number
  /** Pieces that may be redeemed at once. */
  most: number
  delivery: Delivery
  mark?: 'new' | 'hot'
  /** What a free bet credits, in baht, and how many times it must be bet. */
  bonus?: { baht: number; times: number }
}

/** Goods of a category that are sent to an address, at most so many at once unless one says otherwise. */
export const delivered =
  (category: GoodCategory, most = 1) =>
  (
    own: Pick<Good, 'id' | 'picture' | 'points' | 'stock'> & Partial<Good>,
    name: Good['name'],
    summary: Good['summary'],
  ): Good => ({
    category,
    baht: 0,
    most,
    delivery: 'address',
    ...own,
    name,
    summary,
  })
