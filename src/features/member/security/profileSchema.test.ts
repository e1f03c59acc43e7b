import { expect, it } from 'vitest'
import { mergeRules } from '#parts/form/field-rules/rules.ts'
import { EMPTY_PROFILE, missingFields } from './profileSchema.ts'
import type { Profile } from './schema.ts'

it('the profile form requires empty contact fields that the registration rules include', () => {
  const nothing = Object.fromEntries(Object.keys(EMPTY_PROFILE).map((field) => [field, null]))
  const profile = { ...nothing, avatar: null, nickname: 'Lily', line: 'lily' } as Profile
  const rules = mergeRules({ line: { enabled: true } }, { zalo: { enabled: true } }, {})
  const missing = missingFields(profile, rules)
  expect(missing).toEqual(expect.arrayContaining(['fullName', 'birthday', 'zalo']))
  for (const field of ['nickname', 'line', 'whatsapp', 'idNumber'] as const) {
    expect(missing).not.toContain(field)
  }
})
