import { expect, test } from 'vitest'
import { MOVEMENT_KINDS } from '#parts/records/schema.ts'
import { MOVEMENTS, reasonsOf } from '../../routes/member/records.ts'

test('every movement of money is found under one kind, and income under its own', () => {
  const found = MOVEMENT_KINDS.flatMap(reasonsOf)
  expect(found.toSorted()).toEqual(Object.keys(MOVEMENTS).toSorted())
  expect(reasonsOf('INCOME')).toEqual(['commission', 'contractPay'])
})
