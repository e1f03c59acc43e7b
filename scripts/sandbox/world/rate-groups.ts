import type { RateGroup } from '#features/agent/schema.ts'
import type { GameType } from '#parts/games/schema.ts'

/** By which of an agent's rates each category counts (docs/product.md §12.2). */
export const RATE_GROUP_OF: Record<GameType, RateGroup> = {
  RNG: 'slots',
  BINGO: 'slots',
  LIVE: 'live',
  BG: 'live',
  PVP: 'cards',
  FISH: 'fishing',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'sports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
}
