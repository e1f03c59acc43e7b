import { expect, it } from 'vitest'
import { findMissing, writeShare } from './completeness.ts'

const JAPANESE = {
  tag: 'ja',
  messages: 1000,
  missing: Array.from({ length: 401 }, (_, index) => `message ${index} is not translated`),
}

it('a complete language may miss no translation', () => {
  expect(findMissing(JAPANESE, 1)).toEqual(JAPANESE.missing)
})

it('a growing language may miss translations down to its own share', () => {
  expect(findMissing(JAPANESE, 0.5)).toEqual([])
  expect(findMissing(JAPANESE, 0.6)).toEqual([
    'ja: 59 % of the messages are translated, must be 60 % (scripts/language/table.ts)',
  ])
})

it('a language without any translation passes while nothing is asked of it', () => {
  expect(findMissing({ ...JAPANESE, messages: 401 }, 0)).toEqual([])
})

it('one missing translation among thousands is not written as 100 %', () => {
  expect(writeShare({ tag: 'ja', messages: 3000, missing: ['one'] })).toBe('99 %')
})
