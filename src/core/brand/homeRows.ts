/**
 * Rows of the home page (docs/product.md §2.3), in their default order, which a brand or its
 * gateway may change. The row of a category of games is named by the category's code.
 */
export const HOME_ROWS = [
  'continue',
  'hot',
  'because',
  'favorites',
  'new',
  'RNG',
  'winners',
  'LIVE',
  'BG',
  'PVP',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
] as const

/**
 * Strips between the rows: a promotion and the vendors. A brand whose rows name none of them has
 * those of its composition.
 */
export const HOME_STRIPS = ['offer', 'providers'] as const
export type HomeStrip = (typeof HOME_STRIPS)[number]

export const HOME_ROW_NAMES = [...HOME_ROWS, ...HOME_STRIPS] as const
export type HomeRow = (typeof HOME_ROW_NAMES)[number]

export const isStrip = (row: HomeRow): row is HomeStrip => HOME_STRIPS.includes(row as HomeStrip)
