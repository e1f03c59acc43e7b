import { expect, it } from 'vitest'
import type { Game } from '#parts/games/schema.ts'
import { findNext, joinGames, playable } from './nextGames.ts'

const game = (id: string, more: Partial<Game> = {}) =>
  ({ id, name: id, trial: true, opensVendor: false, ...more }) as Game

const LIST = [game('1'), game('2'), game('3', { trial: false }), game('4')]
const ids = (games: readonly Game[]) => games.map(({ id }) => id)

it.each([
  ['1', '2'],
  ['2', '3'],
  ['4', '1'],
  ['not in the list', '1'],
  [undefined, '1'],
])('after playing game %s of a vendor, game %s is suggested next', (played, next) => {
  expect(findNext(LIST, { played, trial: false })?.id).toBe(next)
})

it('a game that cannot be played now is not suggested next', () => {
  const closed = game('2', { closed: { why: 'maintenance' } })
  const list = [game('1'), closed, game('3', { trial: false }), game('4', { opensVendor: true })]
  expect(findNext(list, { played: '1', trial: false })?.id).toBe('3')
  expect(findNext(list, { played: '1', trial: true })).toBeUndefined()
  expect(findNext([game('1')], { played: '1', trial: false })).toBeUndefined()
})

it('games suggested after a trial exclude the played game and games without a trial', () => {
  expect(ids(playable(LIST, { played: '1', trial: true }))).toEqual(['2', '4'])
})

it('the merged lists of suggested games name each game once, in order', () => {
  expect(ids(joinGames([game('2'), game('1')], [game('1'), game('3')]))).toEqual(['2', '1', '3'])
})
