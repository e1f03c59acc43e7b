import { describe, expect, it, test } from 'vitest'
import { badgeOf, startsOf } from './tileRules.ts'

const CLOSED = { why: 'restricted' } as const

test.each([
  [{ hot: true, isNew: true, closed: CLOSED }, 'closed'],
  [{ hot: true, isNew: true, closed: undefined }, 'hot'],
  [{ hot: false, isNew: true, closed: undefined }, 'new'],
  [{ hot: false, isNew: false, closed: undefined }, undefined],
] as const)('a game tile shows one badge, by rank: %j has %s', (game, badge) => {
  expect(badgeOf(game)).toBe(badge)
})

describe('the ways to start a game', () => {
  const game = { closed: undefined, trial: true }

  it('visitors are offered the trial of a game first, players real play', () => {
    expect(startsOf(game, 'visitor', true)).toEqual(['try', 'play'])
    for (const identity of ['member', 'agent'] as const) {
      expect(startsOf(game, identity, true)).toEqual(['play', 'try'])
    }
  })

  it('a trial account, game or brand without trials offers no trial', () => {
    expect(startsOf({ ...game, trial: false }, 'visitor', true)).toEqual(['play'])
    expect(startsOf(game, 'visitor', false)).toEqual(['play'])
    expect(startsOf(game, 'trial', true)).toEqual(['play'])
  })

  it('the tile of a closed game or a vendor offers no start button', () => {
    expect(startsOf({ ...game, closed: CLOSED }, 'member', true)).toEqual([])
    expect(startsOf({ ...game, opensVendor: true }, 'member', true)).toEqual([])
  })
})
