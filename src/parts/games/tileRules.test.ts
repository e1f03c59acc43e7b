import { describe, expect, it, test } from 'vitest'
import { badgeOf, startsOf } from './tileRules.ts'

const CLOSED = { why: 'restricted' } as const

test.each([
  [{ hot: true, isNew: true, closed: CLOSED }, 'closed'],
  [{ hot: true, isNew: true, closed: undefined }, 'hot'],
  [{ hot: false, isNew: true, closed: undefined }, 'new'],
  [{ hot: false, isNew: false, closed: undefined }, undefined],
] as const)('a game tile shows only its highest-ranked badge: %j has %s', (game, badge) => {
  expect(badgeOf(game)).toBe(badge)
})

describe('the ways to start a game', () => {
  const game = { closed: undefined, trial: true }

  it('a game tile offers visitors the trial first, and players real play', () => {
    expect(startsOf(game, 'visitor', true)).toEqual(['try', 'play'])
    for (const identity of ['member', 'agent'] as const) {
      expect(startsOf(game, identity, true)).toEqual(['play', 'try'])
    }
  })

  it('a game tile offers no trial if account, game or brand has none', () => {
    expect(startsOf({ ...game, trial: false }, 'visitor', true)).toEqual(['play'])
    expect(startsOf(game, 'visitor', false)).toEqual(['play'])
    expect(startsOf(game, 'trial', true)).toEqual(['play'])
  })

  it('the tile of a closed game or of a vendor has no start button', () => {
    expect(startsOf({ ...game, closed: CLOSED }, 'member', true)).toEqual([])
    expect(startsOf({ ...game, opensVendor: true }, 'member', true)).toEqual([])
  })
})
