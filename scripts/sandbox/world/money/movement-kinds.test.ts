import { expect, test } from 'vitest'
import { MOVEMENT_KINDS } from '#parts/records/schema.ts'
import { MOVEMENTS, reasonsOf } from './record-words.ts'

test('every type of money movement belongs to exactly one filter of the account record', () => {
  const found = MOVEMENT_KINDS.flatMap(reasonsOf)
  expect(found.toSorted()).toEqual(Object.keys(MOVEMENTS).toSorted())
  expect(reasonsOf('INCOME')).toEqual(['commission', 'contractPay'])
})
