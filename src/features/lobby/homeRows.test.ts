import { expect, test } from 'vitest'
import { HOME_ROWS } from '#core/brand/homeRows.ts'
import { arrangeHomeRows } from './homeRows.ts'

test('rows of home follow the gateway’s order, then the brand’s', () => {
  expect(
    arrangeHomeRows(['hot', 'RNG', 'LIVE', 'new'], ['LIVE', 'new', 'LIVE'], 'visitor'),
  ).toEqual(['LIVE', 'new', 'hot', 'RNG'])
})

test('home has no row that the brand left out, also if the gateway names it', () => {
  expect(arrangeHomeRows(['hot'], ['winners', 'hot'], 'member')).toEqual(['hot'])
})

test.each([
  ['visitor', []],
  ['trial', ['continue', 'because']],
  ['member', ['continue', 'because', 'favorites']],
  ['agent', ['continue', 'because', 'favorites']],
] as const)('the rows of a %s’s own games on home are %j', (reader, own) => {
  const rows = arrangeHomeRows(HOME_ROWS, [], reader)
  const personal = ['continue', 'because', 'favorites'] as const
  expect(rows.filter((row) => personal.includes(row as 'continue'))).toEqual(own)
  expect(rows).toHaveLength(HOME_ROWS.length - personal.length + own.length)
})
