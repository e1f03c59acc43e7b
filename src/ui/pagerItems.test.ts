import { expect, it } from 'vitest'
import { pagerItems } from './pagerItems.ts'

it.each([
  [1, 0, ''],
  [1, 1, '1'],
  [3, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap 8'],
  [4, 20, '1 2 3 4 5 6 gap 20'],
  [5, 20, '1 2 3 4 5 6 7 gap 20'],
  [6, 20, '1 gap 4 5 6 7 8 gap 20'],
  [10, 20, '1 gap 8 9 10 11 12 gap 20'],
  [17, 20, '1 gap 15 16 17 18 19 20'],
  [20, 20, '1 gap 16 17 18 19 20'],
])('the pagination on page %i of %i shows “%s”', (page, count, shown) => {
  expect(pagerItems(page, count).join(' ')).toBe(shown)
})
