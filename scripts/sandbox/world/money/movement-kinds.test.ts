import { expect, test } from 'vitest'
import { MOVEMENT_KINDS } from '#parts/records/schema.ts'
import { MOVEMENTS, reasonsOf } from '../../routes/member/records.ts'

test('the account record finds every money movement under exactly one kind', () => {
  const found = MOVEMENT_KINDS.flatMap(reasonsOf)
  expect(found.toSorted()).toEqual(Object.keys(MOVEMENTS).toSorted())
  expect(reasonsOf('INCOME')).toEqual(['commission', 'contractPay'])
})
