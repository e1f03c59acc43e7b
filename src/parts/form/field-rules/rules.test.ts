import { expect, test } from 'vitest'
import type { FieldRules } from '#core/brand/fieldRule.ts'
import { mergeRules } from './rules.ts'

const lengths = (brand: FieldRules, settings: FieldRules, validation: FieldRules = {}) => {
  const { minLength, maxLength, patternId } = mergeRules(brand, settings, validation).username
  return [minLength, maxLength, patternId]
}

test.each([
  [
    'prefer the brand to the defaults',
    [{ username: { maxLength: 9 } }, {}],
    [undefined, 9, undefined],
  ],
  [
    'prefer the gateway to the brand, and its validation to its settings',
    [
      { username: { minLength: 1, maxLength: 9, patternId: 7 } },
      { username: { minLength: 2 } },
      { username: { minLength: 3, patternId: 2 } },
    ],
    [3, 9, 2],
  ],
  [
    'follow the gateway if brand and gateway contradict each other',
    [{ username: { minLength: 20 } }, { username: { maxLength: 12 } }],
    [undefined, 12, undefined],
  ],
  [
    'have no lengths if those of the gateway contradict each other',
    [{}, { username: { minLength: 12, maxLength: 6, patternId: 2 } }],
    [undefined, undefined, 2],
  ],
  [
    'have no lengths that the pattern makes impossible',
    [{}, { username: { patternId: 13, maxLength: 4 } }],
    [undefined, undefined, 13],
  ],
  [
    'ignore an unknown pattern id',
    [{}, { username: { patternId: 99 } }],
    [undefined, 64, undefined],
  ],
])('the merged rules of the username field %s', (_, layers, expected) => {
  const [brand, settings, validation] = layers as [FieldRules, FieldRules, FieldRules?]
  expect(lengths(brand, settings, validation)).toEqual(expected)
})
