import { expect, test } from 'vitest'
import type { HomeRow } from '#core/brand/homeRows.ts'
import { joinShortRows } from './joinShortRows.ts'

const COUNTS: Partial<Record<HomeRow, number>> = {
  LIVE: 6,
  BG: 1,
  PVP: 4,
  FISH: 4,
  ESPORTS: 3,
  ELOTT: 2,
}

test('neighbouring rows on the home page share a line if their vendors fit into it', () => {
  expect(
    joinShortRows(
      ['hot', 'LIVE', 'BG', 'PVP', 'FISH', 'winners', 'ESPORTS', 'ELOTT'],
      (row) => COUNTS[row],
    ),
  ).toEqual([['hot'], ['LIVE'], ['BG', 'PVP'], ['FISH'], ['winners'], ['ESPORTS', 'ELOTT']])
})

test('rows of different forms on the home page share no line', () => {
  expect(
    joinShortRows(
      ['BG', 'ESPORTS', 'ELOTT'],
      (row) => COUNTS[row],
      (row) => (row === 'BG' ? undefined : 'index'),
    ),
  ).toEqual([['BG'], ['ESPORTS', 'ELOTT']])
})
