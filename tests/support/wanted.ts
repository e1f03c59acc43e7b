import type { IndexedGame } from '#features/search/indexedGames.ts'
import type { limitsOf } from '#features/search/limits.ts'
import type { GameType } from '#parts/games/schema.ts'

/** What a player looks for: games by a part of their English name, or all of a kind. */
export interface Wanted {
  name?: string
  type?: GameType
  vendor?: string
  isNew?: true
  hot?: true
  trial?: true
  limit?: 'low' | 'high'
  /** Whether each game that is shown must be such a one. */
  all?: true
  /** The category itself, or the provider. */
  category?: GameType
  provider?: string
  /** A promotion, or a help topic or question, by its id. */
  promotion?: string
  help?: string
  /** A page of the site, by its address. */
  page?: string
}

/** Whether the games that are shown are those that a player looks for. */
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
    // One table of another limit is one too many.
    (!limit || shown.every((each) => limitOf(each) === limit)) &&
    (!all || shown.every(isWanted)) &&
    shown.some(isWanted)
  )
}
