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
