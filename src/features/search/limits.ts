import type { IndexedGame } from './indexedGames.ts'

/**
 * Share of the different lowest bets in a category that counts as low; the same share counts as
 * high.
 */
const SHARE = 0.4

/**
 * Whether a game's lowest bet is low or high within its category; undefined if it is neither or
 * unknown. The rule is the same in every currency. A category with only one lowest bet has
 * neither.
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
