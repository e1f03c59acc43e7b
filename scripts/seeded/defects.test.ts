import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../brand/places.ts'
import { DEFECTS } from './defects.ts'

it.each(DEFECTS)(
  'the text that the deliberate defect "$title" replaces is in its file exactly once',
  ({ file, find }) => {
    expect(readFileSync(`${ROOT}/${file}`, 'utf8').split(find)).toHaveLength(2)
  },
)
