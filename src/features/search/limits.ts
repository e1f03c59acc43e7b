import type { IndexedGame } from './indexedGames.ts'

/**
 * Of the different lowest bets in a category, this share is regarded as low, and the same share as
 * high.
 */
const SHARE = 0.4

/**
 * Returns a function that says whether a game's lowest bet is low or high within its category;
 * undefined if it is neither or unknown. The rule is the same in every currency. In a category
 * whose games all have the same lowest bet, it is neither.
 */
export function limitsOf(games: readonly IndexedGame[]) {
  const bounds = new Map(
    [...Map.groupBy(games, ({ game }) => game.type)].map(([type, each]) => {
      const bets = new Set(each.flatMap(({ minBet }) => minBet ?? []))
      const sorted = [...bets].toSorted((one, other) => one - other)
      const some = Math.round(sorted.length * SHARE)
      return [type, { low: sorted[some - 1], high: sorted[sorted.length - some] }]
    }),
  )
  return ({ game, minBet }: IndexedGame): 'low' | 'high' | undefined => {
    const { low, high } = bounds.get(game.type) ?? {}
    if (minBet === undefined || low === undefined || high === undefined) return undefined
    return minBet <= low ? 'low' : minBet >= high ? 'high' : undefined
  }
}
