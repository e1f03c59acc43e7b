import { describe, expect, it } from 'vitest'
import type { Game, GameType } from '#parts/games/schema.ts'
import type { IndexedGame } from './indexedGames.ts'
import { limitsOf } from './limits.ts'

const table = (minBet?: number, type: GameType = 'LIVE'): IndexedGame => ({
  game: { type } as Game,
  english: '',
  keys: [],
  minBet,
})
const limits = (games: readonly IndexedGame[]) => games.map(limitsOf(games))

describe('the limit of a game', () => {
  it('a game’s minimum bet is classified as low or high within its category', () => {
    expect(limits([1, 2, 5, 10, 20].map((bet) => table(bet)))).toEqual([
      'low',
      'low',
      undefined,
      'high',
      'high',
    ])
    expect(limits([table(100), table(1000), table(5000), table(1, 'RNG')]).at(0)).toBe('low')
  })

  it('a minimum bet between two known amounts is classified as low or high', () => {
    expect(limits([table(10), table(500)])).toEqual(['low', 'high'])
  })

  it('a game with an unknown minimum bet has neither low nor high limits', () => {
    expect(limits([table(), table(1), table(2), table(3)])[0]).toBeUndefined()
    expect(limits([table(5), table(5)])).toEqual([undefined, undefined])
  })
})
