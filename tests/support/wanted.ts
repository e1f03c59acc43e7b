import type { IndexedGame } from '#features/search/indexedGames.ts'
import type { limitsOf } from '#features/search/limits.ts'
import type { GameType } from '#parts/games/schema.ts'

/** The result that a player means: games by a part of their English name, or by a property. */
export interface Wanted {
  name?: string
  type?: GameType
  vendor?: string
  isNew?: true
  hot?: true
  trial?: true
  limit?: 'low' | 'high'
  /** Whether every listed game must be a wanted one. */
  all?: true
  /** The category itself or the provider itself, not their games. */
  category?: GameType
  provider?: string
  /** The id of a promotion, or of a help topic or question. */
  promotion?: string
  help?: string
  /** The address of a page of the site. */
  page?: string
}

/** Tells whether the listed games are the games that the player means. */
export function areWanted(
  shown: readonly IndexedGame[],
  { name, type, vendor, isNew, hot, trial, limit, all }: Wanted,
  limitOf: ReturnType<typeof limitsOf>,
): boolean {
  const isWanted = ({ game, english }: IndexedGame) =>
    (!name || (english || game.name).includes(name)) &&
    (!type || game.type === type) &&
    (!vendor || game.vendor === vendor) &&
    (!isNew || game.isNew) &&
    (!hot || game.hot) &&
    (!trial || game.trial)
  return (
    // If a bet limit is wanted, every listed game must have that limit.
    (!limit || shown.every((each) => limitOf(each) === limit)) &&
    (!all || shown.every(isWanted)) &&
    shown.some(isWanted)
  )
}
