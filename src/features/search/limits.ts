import type { GameType } from '#parts/games/schema.ts'
import type { IndexedGame } from './indexedGames.ts'

/** Of the different lowest bets of a category, this share is low, and as many are high. */
const SHARE = 0.4

/**
 * Tells whether a game's lowest bet is low or high among those of its category; undefined if it is
 * neither or unknown. Any currency is judged alike, and a category with one bet has no limits.
 */
export function limitsOf(games: readonly IndexedGame[]) {
  const bets = new Map<GameType, Set<number>>()
  for (const { game, minBet } of games) {
    if (minBet === undefined) continue
    const known = bets.get(game.type)
    if (known) known.add(minBet)
    else bets.set(game.type, new Set([minBet]))
  }
  const bounds = new Map(
    [...bets].map(([type, each]) => {
      const sorted = [...each].toSorted((one, other) => one - other)
      const some = sorted.length > 1 ? Math.max(1, Math.floor(sorted.length * SHARE)) : 0
      return [type, { low: sorted[some - 1], high: sorted[sorted.length - some] }]
    }),
  )
  return ({ game, minBet }: IndexedGame): 'low' | 'high' | undefined => {
    const { low, high } = bounds.get(game.type) ?? {}
    if (minBet === undefined || low === undefined || high === undefined) return undefined
    return minBet <= low ? 'low' : minBet >= high ? 'high' : undefined
  }
}
