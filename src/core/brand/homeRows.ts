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
export type HomeRow = (typeof HOME_ROWS)[number]
