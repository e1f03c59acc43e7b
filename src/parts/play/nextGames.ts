import type { Game } from '#parts/games/schema.ts'

interface Wishes {
  /** The game that was played; missing for a vendor's lobby. */
  played: string | undefined
  /** With play money, which not every game takes. */
  trial: boolean
}

const fits = (game: Game, { played, trial }: Wishes) =>
  game.id !== played && !game.opensVendor && !game.closed && (game.trial || !trial)

/** Those of a list that can be played now instead of the one that was played. */
export const playable = (games: readonly Game[], wishes: Wishes): Game[] =>
  games.filter((game) => fits(game, wishes))

/**
 * The game that follows the one that was played in its vendor's list, which begins anew at its end;
 * undefined if there is no other.
 */
export function findNext(games: readonly Game[], wishes: Wishes): Game | undefined {
  const place = games.findIndex(({ id }) => id === wishes.played)
  return playable([...games.slice(place + 1), ...games.slice(0, Math.max(place, 0))], wishes)[0]
}

/** Each game once, in the order of the lists. */
export function joinGames(...lists: readonly (readonly Game[])[]): Game[] {
  return [...new Map(lists.flat().map((game) => [game.id, game])).values()]
}
