import { expect, it } from 'vitest'
import { assignSlots } from './slots.ts'

it('table rows that stay in view keep their elements, and new rows reuse free elements', () => {
  const first = assignSlots(['a', 'b', 'c'], new Map())
  expect([...first]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
  const second = assignSlots(['c', 'd', 'b', 'e'], first)
  expect(Object.fromEntries(second)).toEqual({ b: 1, c: 2, d: 0, e: 3 })
})
