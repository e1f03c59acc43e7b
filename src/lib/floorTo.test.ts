import { expect, it } from 'vitest'
import { floorTo } from './floorTo.ts'

it.each([
  [119_999, 60_000, 60_000],
  [120_000, 60_000, 120_000],
  [-1, 60_000, -60_000],
])('%i is rounded down to a multiple of %i, which is %i', (value, step, rounded) => {
  expect(floorTo(value, step)).toBe(rounded)
})
