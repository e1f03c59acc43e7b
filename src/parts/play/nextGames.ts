import type { Game } from '#parts/games/schema.ts'

interface Conditions {
  /** The game that was played; missing for a vendor's lobby. */
  played: string | undefined
  /** With play money, which not every game takes. */
  trial: boolean
}

const fits = (game: Game, { played, trial }: Conditions) =>
  game.id !== played && !game.opensVendor && !game.closed && (game.trial || !trial)

/** Those of a list that can be played now instead of the one that was played. */
export const playable = (games: readonly Game[], conditions: Conditions): Game[] =>
  games.filter((game) => fits(game, conditions))

/**
 * The game that follows the one that was played in its vendor's list, which begins anew at its end;
 * undefined if there is no other.
 */
export function findNext(games: readonly Game[], conditions: Conditions): Game | undefined {
  const place = games.findIndex(({ id }) => id === conditions.played)
  return playable([...games.slice(place + 1), ...games.slice(0, Math.max(place, 0))], conditions)[0]
}

/** Each game once, in the order of the lists. */
export function joinGames(...lists: readonly (readonly Game[])[]): Game[] {
  return [...new Map(lists.flat().map((game) => [game.id, game])).values()]
}
