import { describe, expect, it } from 'vitest'
import { isReachable } from './reach.ts'

const ROUTES = [
  { paths: ['/'], flags: [] },
  { paths: ['/promotions'], flags: ['promotions'] },
  { paths: ['/r/*'], flags: ['referral'] },
  {
    paths: ['/member'],
    flags: [],
    places: { missionLeaderboard: { flag: 'missions' }, withdraw: {} },
  },
] as const

describe('isReachable', () => {
  it.each([
    ['/', true],
    ['/promotions#welcome-bonus', false],
    ['/Promotions/', false],
    ['/r/ABC', true],
    ['/member', true],
    ['/member#withdraw', true],
    ['/member#missionLeaderboard', false],
    ['/member#missionLeaderboard/3', false],
    ['/pointMall', false],
  ])('isReachable for the address %s tells whether its page exists: %s', (path, expected) => {
    expect(isReachable(path, ROUTES as never, ['promotions', 'missions'])).toBe(expected)
  })
})
