import type { Good } from './good.ts'
import { APPLIANCES } from './goods-appliances.ts'
import { ELECTRONICS } from './goods-electronics.ts'
import { GOLD } from './goods-gold.ts'
import { BRAND_GOODS, FREE_BETS, VOUCHERS } from './goods-treats.ts'

/** In the order in which the mall shows them. */
export const GOODS: readonly Good[] = [
  ...ELECTRONICS,
  ...FREE_BETS,
  ...VOUCHERS,
  ...GOLD,
  ...APPLIANCES,
  ...BRAND_GOODS,
]
