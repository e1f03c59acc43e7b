import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../brand/places.ts'
import { DEFECTS } from './defects.ts'

it.each(DEFECTS)(
  'the seeded defect $id can be made: its text is in its file exactly once',
  ({ file, find }) => {
    expect(readFileSync(`${ROOT}/${file}`, 'utf8').split(find)).toHaveLength(2)
  },
)

it('no two seeded defects share an id', () => {
  expect(new Set(DEFECTS.map(({ id }) => id)).size).toBe(DEFECTS.length)
})
