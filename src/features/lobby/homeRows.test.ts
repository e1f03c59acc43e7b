import { expect, test } from 'vitest'
import { COMPOSITIONS } from '#core/brand/compositions.ts'
import { HOME_ROWS, isStrip } from '#core/brand/homeRows.ts'
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

test('the gateway moves strips that it names; others keep their places in the page', () => {
  expect(
    arrangeHomeRows(['hot', 'offer', 'new', 'providers', 'RNG'], ['RNG', 'providers'], 'visitor'),
  ).toEqual(['RNG', 'offer', 'providers', 'hot', 'new'])
})

test('a brand that names no strip has the strips of its composition', () => {
  const { strips } = COMPOSITIONS.magazine
  const rows = ['continue', 'hot', 'new', 'RNG', 'LIVE'] as const
  expect(arrangeHomeRows(rows, [], 'visitor', strips)).toEqual([
    'hot',
    'providers',
    'new',
    'RNG',
    'offer',
    'LIVE',
  ])
  expect(arrangeHomeRows(['hot', 'offer', 'new'], [], 'visitor', strips)).toEqual([
    'hot',
    'offer',
    'new',
  ])
})

test('each composition draws the rows of brand files that name no rows and no strips', () => {
  for (const { strips } of Object.values(COMPOSITIONS)) {
    const rows = arrangeHomeRows(HOME_ROWS, [], 'visitor', strips)
    expect(rows.filter((row) => !isStrip(row))).toEqual(arrangeHomeRows(HOME_ROWS, [], 'visitor'))
    expect(rows[0]).toBe('hot')
  }
})
