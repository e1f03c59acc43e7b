import { expect, test } from 'vitest'
import { HOME_ROWS } from '#core/brand/homeRows.ts'
import { arrangeHomeRows } from './homeRows.ts'

test('the home page’s rows follow the gateway’s order, then the brand file’s order', () => {
  expect(
    arrangeHomeRows(['hot', 'RNG', 'LIVE', 'new'], ['LIVE', 'new', 'LIVE'], 'visitor'),
  ).toEqual(['LIVE', 'new', 'hot', 'RNG'])
})

test('the home page lacks rows the brand left out, even if the gateway lists them', () => {
  expect(arrangeHomeRows(['hot'], ['winners', 'hot'], 'member')).toEqual(['hot'])
})

test.each([
  ['visitor', []],
  ['trial', ['continue', 'because']],
  ['member', ['continue', 'because', 'favorites']],
  ['agent', ['continue', 'because', 'favorites']],
] as const)('rows of a %s’s own games on the home page are %j', (reader, own) => {
  const rows = arrangeHomeRows(HOME_ROWS, [], reader)
  const personal = ['continue', 'because', 'favorites'] as const
  expect(rows.filter((row) => personal.includes(row as 'continue'))).toEqual(own)
  expect(rows).toHaveLength(HOME_ROWS.length - personal.length + own.length)
})
