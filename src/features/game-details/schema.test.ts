import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import { GameDetailsSchema } from './schema.ts'

const read = (reply: object) => v.parse(GameDetailsSchema, reply)

test.each([
  { rtp: '101' },
  { rtp: '0' },
  { rtp: 96.5 },
  { rtp: '96.5%' },
  { volatility: 'WILD' },
  { lines: 0 },
  { lines: 2.5 },
  { ways: 1e9 },
  { releasedAt: '2026-13-40' },
  { releasedAt: 'soon' },
  { currency: 'EUR', minBet: 'free' },
])('an invalid detail of a game is omitted, and its other details stay: %j', (wrong) => {
  expect(read({ ...wrong, ...('rtp' in wrong ? { lines: 25 } : { rtp: '96.5' }) })).toEqual(
    'rtp' in wrong ? { lines: 25 } : { rtp: '96.5' },
  )
})

it('a game whose bet limits have no currency shows no bet limits', () => {
  expect(read({ minBet: '1', maxBet: '50' }).limits).toBeUndefined()
  expect(read({ currency: 'EUR', maxBet: '50' }).limits).toEqual({
    currency: 'EUR',
    min: undefined,
    max: '50',
  })
})
