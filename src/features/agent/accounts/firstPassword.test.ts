import { expect, test } from 'vitest'
import { PATTERN_KINDS } from '#parts/form/field-rules/patterns.ts'
import { findFault } from '#parts/form/field-rules/values.ts'
import { makeFirstPassword } from './firstPassword.ts'

const ruleOf = (patternId: number, minLength: number, maxLength: number) => ({
  patternId,
  minLength,
  maxLength,
  test: PATTERN_KINDS[patternId]!.test,
})

// Numbers of several password patterns (`PATTERN_KINDS`), such as 9 for digits only.
test.each([2, 7, 8, 9, 19, 1])(
  'a generated first password follows the password rule %i',
  (kind) => {
    for (const [min, max] of [
      [6, 12],
      [8, 8],
      [12, 20],
    ] as const) {
      const rule = ruleOf(kind, min, max)
      const password = makeFirstPassword(rule)
      expect(password).toBeDefined()
      expect(findFault('password', password!, rule, { today: '', minimumAge: 0 })).toBeUndefined()
    }
  },
)

test('no first password is generated for a rule that no generator can satisfy', () => {
  expect(makeFirstPassword({ test: (value) => value.startsWith('กขค') })).toBeUndefined()
})

test('generated first passwords differ from each other', () => {
  const made = new Set(Array.from({ length: 50 }, () => makeFirstPassword({})))
  expect(made.size).toBe(50)
})
