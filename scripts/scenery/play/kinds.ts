import type { GameType } from '#parts/games/schema.ts'

/** Kinds of demo games; `hostile` tries actions that a game must not be able to do. */
export const PLAY_KINDS = ['slot', 'table', 'lottery', 'match', 'hostile'] as const
export type PlayKind = (typeof PLAY_KINDS)[number]

const KINDS: Record<GameType, PlayKind> = {
  RNG: 'slot',
  FISH: 'slot',
  BINGO: 'slot',
  LIVE: 'table',
  BG: 'table',
  PVP: 'table',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  SPORTS: 'match',
  ESPORTS: 'match',
  COCKFIGHT: 'match',
}

/** Returns the demo game for a category: a launch opens `/play/<kind>?ticket=…`. */
export const kindOf = (type: GameType): PlayKind => KINDS[type]
