import * as v from 'valibot'
import { expect, it } from 'vitest'
import { RegisterSettingsSchema } from './schema.ts'

it.each([
  [99, 99],
  [100, undefined],
  [-1, undefined],
  ['21', undefined],
])(
  'the minimum age %j in the gateway’s registration settings is read as %j',
  (minimumAge, read) => {
    expect(v.parse(RegisterSettingsSchema, { fields: {}, minimumAge })).toEqual({
      fields: {},
      minimumAge: read,
    })
  },
)
