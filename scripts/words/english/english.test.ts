import { expect, test } from 'vitest'
import { createEnglishChecker } from './rules.ts'
import { readEnglish } from './source.ts'
import type { Terms } from './terms.ts'

const TERMS: Terms = {
  titles: { mostWords: 6, never: ['is', 'shows'] },
  participles: ['shown'],
  terms: [{ use: 'activity', not: ['sign of life'] }],
}
const check = createEnglishChecker(TERMS)
const listFaults = (source: string) =>
  check(readEnglish('a.test.tsx', source)).map(({ line, fault }) => `${line}: ${fault}`)

test.each([
  ["it('is gone again', run)", '1: title begins with “is”: “is gone again”'],
  ["\ntest.skip('shows a game', run)", '2: title begins with “shows”: “shows a game”'],
  ["it.each(rows)('Is %s', run)", '1: title begins with “Is”: “Is %s”'],
  [
    'test(`a game of ${vendor.name} opens when it can`, run)',
    '1: title of 8 words: “a game of ${vendor.name} opens when it can”',
  ],
  ['// The fields.', '1: comment says too little: “The fields.”'],
  ['/** A way\n * on. */', '1: comment says too little: “A way on.”'],
  ['<p>{/* In words. */}</p>', '1: comment says too little: “In words.”'],
  ['export const shown = () => 1', '1: function named by a participle: shown'],
  ['export function closed() {}', '1: function named by a participle: closed'],
  [
    '// A touch is a sign of\n// life for the session.',
    '1: “sign of life” is not our word: use “activity”',
  ],
])('the linter of our English reports a breach in %j', (source, fault) => {
  expect(listFaults(source)).toEqual([fault])
})

test.each([
  "it('the list shows a game', run)",
  "test.describe('is a group', run)",
  '/regexp/.test(value)',
  '// Milliseconds between two tries.',
  '// Null without a game.',
  '/** Throws `CallError`. */',
  '// oxlint-disable-next-line no-shadow',
  '// Safari has none,\n// so this waits for a frame.',
  'export const showGame = () => 1',
  'export const shown = 4',
  'export const feed = () => 1',
])('the linter of our English accepts %j', (source) => {
  expect(listFaults(source)).toEqual([])
})
