import { expect, test } from 'vitest'
import { lengthen } from './lengthen.ts'

const GAME = { id: '100001', nodeName: 'Dragon', rate: '1.50', stake: '12.50', none: '0.00' }

test('a long reply has longer names and amounts, and the same ids and rates', () => {
  const { nodeName, stake, ...rest } = lengthen(GAME) as typeof GAME
  expect(nodeName.length).toBeGreaterThan(80)
  expect(Number(stake)).toBeGreaterThan(98_765_432)
  expect(rest).toEqual({ id: '100001', rate: '1.50', none: '0.00' })
})

test('a long list has every other entry as it was', () => {
  const { games } = lengthen({ games: [GAME, GAME] }) as { games: (typeof GAME)[] }
  expect(games[0]!.nodeName).not.toBe(GAME.nodeName)
  expect(games[1]).toEqual(GAME)
})
