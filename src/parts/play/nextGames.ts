import type { Game } from '#parts/games/schema.ts'

interface Conditions {
  /** Id of the game that the player has just left; missing for a vendor's lobby. */
  played: string | undefined
  /** Whether the next game must run with play money, which not every game supports. */
  trial: boolean
}

const fits = (game: Game, { played, trial }: Conditions) =>
  game.id !== played && !game.opensVendor && !game.closed && (game.trial || !trial)

/**
 * Returns the games of a list that the player can start now, without the game that was just played.
 */
export const playable = (games: readonly Game[], conditions: Conditions): Game[] =>
  games.filter((game) => fits(game, conditions))

/**
 * Finds the game after the played one in its vendor's list; after the last game comes the first.
 * Undefined if there is no other game.
 */
export function findNext(games: readonly Game[], conditions: Conditions): Game | undefined {
  const place = games.findIndex(({ id }) => id === conditions.played)
  return playable([...games.slice(place + 1), ...games.slice(0, Math.max(place, 0))], conditions)[0]
}

/** Joins lists of games in their order, and keeps each game only once. */
export function joinGames(...lists: readonly (readonly Game[])[]): Game[] {
  return [...new Map(lists.flat().map((game) => [game.id, game])).values()]
}
