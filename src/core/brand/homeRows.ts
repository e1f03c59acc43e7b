/**
 * Rows of the home page (docs/product.md §2.3), in the order that they have unless a brand or its
 * gateway chooses another. Those of categories go by the category's code.
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
