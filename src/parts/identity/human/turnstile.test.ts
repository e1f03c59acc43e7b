import { expect, it } from 'vitest'
import { tagOfVendor } from './turnstile.ts'

it.each([
  ['TH', 'th'],
  ['CN', 'zh-cn'],
] as const)('Turnstile is asked for %s by the tag %s', (code, tag) => {
  expect(tagOfVendor(code)).toBe(tag)
})
