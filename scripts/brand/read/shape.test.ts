import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BrandSchema } from '#core/brand/schema.ts'
import { parseShape } from './shape.ts'

test('a misspelt registration field in a brand file is reported with the nearest valid name', () => {
  const { registration } = BrandSchema.entries
  const value = { fields: { usernam: {}, line: { enabld: true } } }
  const { faults } = parseShape(v.strictObject({ registration }), { registration: value }, 'f')
  expect(faults.map(({ path, message }) => [path, message])).toEqual([
    ['$.registration.fields.line.enabld', 'is not a known key, did you mean "enabled"?'],
    ['$.registration.fields.usernam', 'is not a known key, did you mean "username"?'],
  ])
})
