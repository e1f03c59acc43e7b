import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFeatures, writeFeatures } from '#storybook/featureSwitches.ts'
import { FEATURE_NAMES } from '#core/brand/features.ts'

/** What Storybook accepts as the value of a toolbar in an address. */
const IN_ADDRESS = /^[a-zA-Z0-9 _-]*$/

test('switched features come back from an address as they were chosen', () => {
  const some = fc.subarray([...FEATURE_NAMES])
  fc.assert(
    fc.property(some, some, (selected, ofBrand) => {
      const brand = Object.fromEntries(ofBrand.map((name) => [name, true]))
      const text = writeFeatures(selected, brand)
      expect(text).toMatch(IN_ADDRESS)
      const shown = { ...brand, ...readFeatures(text) }
      expect(FEATURE_NAMES.filter((name) => shown[name])).toEqual(selected)
    }),
  )
})
