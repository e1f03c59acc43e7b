import type { Delivery, GoodCategory } from '#features/points/schema.ts'
import type { PicturedGood } from '#scripts/scenery/world.ts'
import offers from '../../content/goods.json' with { type: 'json' }
import { entryOf } from '../../content/texts.ts'

interface Offer {
  id: string
  category: GoodCategory
  picture: PicturedGood
  points: number
  /** Price in baht, besides the price in points. */
  baht: number
  /** Number of pieces at the start. */
  stock: number
  /** Most pieces that one redemption may have. */
  most: number
  delivery: Delivery
  mark?: 'new' | 'hot'
  /** Amount in baht that a free bet credits, and how many times it must be bet. */
  bonus?: { baht: number; times: number }
}

/** Days within which a free bet must be bet. */
export const FREE_BET_DAYS = 7

/** Goods of the points mall, in the order in which it shows them. */
export const GOODS = (offers as Offer[]).map((offer) => ({
  ...offer,
  ...entryOf(`goods.${offer.id}`, 'name', 'summary'),
}))
export type Good = (typeof GOODS)[number]
