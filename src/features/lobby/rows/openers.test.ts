import { expect, test } from 'vitest'
import type { Game } from '#parts/games/schema.ts'
import { withNewOpener } from './openers.ts'

test('a game that opens a home row goes to the end of the rows below', () => {
  const games = ['tiger', 'koi', 'fox'].map((id) => ({ id }) as Game)
  expect(withNewOpener(games, ['tiger', 'owl']).map(({ id }) => id)).toEqual([
    'koi',
    'fox',
    'tiger',
  ])
})
