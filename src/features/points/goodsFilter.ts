import { type Good, GOOD_CATEGORIES, type GoodCategory } from './schema.ts'

export const SORTS = ['featured', 'cheapest', 'dearest'] as const
export type GoodsSort = (typeof SORTS)[number]

/** Filter and order of the goods, which the address stores. */
export interface GoodsFilter {
  category?: GoodCategory | undefined
  /** True if only goods are shown that the player has enough points for. */
  affordable: boolean
  sort: GoodsSort
}

/** Reads the filter from the address; unknown and hostile values are ignored. */
export function readGoodsFilter(params: URLSearchParams): GoodsFilter {
  return {
    category: GOOD_CATEGORIES.find((each) => each === params.get('category')),
    affordable: params.get('affordable') === '1',
    sort: SORTS.find((each) => each === params.get('sort')) ?? 'featured',
  }
}

export function writeGoodsFilter({ category, affordable, sort }: GoodsFilter): string {
  const params = new URLSearchParams()
  if (category) params.set('category', category)
  if (affordable) params.set('affordable', '1')
  if (sort !== 'featured') params.set('sort', sort)
  return params.toString()
}

/**
 * Returns the goods that match a filter, in the order that it chooses. Goods that are sold out come
 * last.
 */
export function filterGoods(
  goods: readonly Good[],
  { category, affordable, sort }: GoodsFilter,
  points: number | undefined,
): Good[] {
  const left = goods.filter(
    (good) =>
      (category === undefined || good.category === category) &&
      (!affordable || points === undefined || (good.points <= points && good.stock > 0)),
  )
  const order = { featured: 0, cheapest: 1, dearest: -1 }[sort]
  return left.toSorted(
    (one, other) =>
      Number(one.stock === 0) - Number(other.stock === 0) || order * (one.points - other.points),
  )
}
