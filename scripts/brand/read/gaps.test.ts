import { expect, test } from 'vitest'
import { makeBrand } from '#support/sites.ts'
import { findGaps } from './gaps.ts'

const pathsOf = (more: Parameters<typeof makeBrand>[1]) =>
  findGaps('brand.json', makeBrand('lotus', more)).map(({ path }) => path)

test('a brand without origins is told which parts stay closed in production', () => {
  expect(pathsOf({ origins: {} })).toEqual([
    '$.origins.games',
    '$.origins.payments',
    '$.origins.chat',
  ])
})

test('a brand with social logins is told that no login page opens', () => {
  const origins = { games: ['https://g.example'], payments: ['https://*.pay.example'] }
  const features = { liveChat: false, socialLogin: true }
  expect(pathsOf({ origins, features })).toEqual(['$.origins.social'])
})

test('nothing is told of a part that is off or has an origin', () => {
  const origins = { games: ['https://g.example'], payments: ['https://*.pay.example'] }
  expect(pathsOf({ origins, features: { liveChat: false } })).toEqual([])
  expect(pathsOf({ origins: { ...origins, chat: ['https://c.example'] } })).toEqual([])
})
