import { expect, it } from 'vitest'
import { findUnclearValues } from './placeholders.ts'

const catalogueOf = (message: string) => ({ id: { message } })

it('a value without a name is reported once', () => {
  const catalogue = catalogueOf('Open until {0}')
  expect(findUnclearValues([catalogue, catalogue])).toEqual([
    '"Open until {0}" has a value without a name; write ${{ name: value }}',
  ])
})

it('the number of an element needs no name', () => {
  expect(findUnclearValues([catalogueOf('<0>Open</0> until {day}')])).toEqual([])
})
