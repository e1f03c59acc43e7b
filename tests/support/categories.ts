import type { GameType } from '#parts/games/schema.ts'

/** The page address of each category (docs/product.md §2.1). */
export const ADDRESSES: Record<GameType, string> = {
  RNG: '/rng',
  LIVE: '/live',
  BG: '/live?gameType=BG',
  PVP: '/pvp',
  FISH: '/fish',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  ELOTT: '/elott',
  LOTT: '/lott',
  COCKFIGHT: '/sports?gameType=COCKFIGHT',
  BINGO: '/rng?gameType=BINGO',
}
