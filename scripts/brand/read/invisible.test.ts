import { expect, it } from 'vitest'
import { findInvisible, findInvisibles } from './invisible.ts'
import { listTexts } from './written.ts'

it.each([
  'นายคำ ใจดี',
  'Nguyễn Văn Ân',
  '김민수',
  '欧阳娜娜，你好！',
  '葛\u{e0100}飾',
  'می‌خواهم',
  'क्‍ष',
  'หนึ่ง\n\tสอง',
  '👨‍👩‍👧 ⛹🏽‍♀️ ❤️ ☎︎ 1️⃣ #️⃣',
  '⛹🏽‍♀ 🏳️‍🌈',
  'مُ‌د ١',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇹🇭',
])('the text “%s” of a brand file holds no invisible character', (text) => {
  expect(findInvisible(text)).toBe(-1)
})

it.each([
  ['a control', '\u0007'],
  ['a soft hyphen', '\u00ad'],
  ['the combining joiner', '\u034f'],
  ['a Hangul filler', '\u115f'],
  ['the Hangul filler of compatibility', '\u3164'],
  ['the Hangul filler of half width', '\uffa0'],
  ['a vowel of Khmer that is not drawn', '\u17b4'],
  ['a zero-width space', '\u200b'],
  ['a joiner', '\u200d'],
  ['a word joiner', '\u2060'],
  ['an override of direction', '\u202e'],
  ['an isolate of direction', '\u2066'],
  ['the blank of braille', '\u2800'],
  ['a selector', '\ufe0f'],
  ['a byte order mark', '\ufeff'],
  ['a tag', '\u{e0067}'],
])('%s between letters is found as an invisible character', (_, character) => {
  expect(findInvisible(`ab${character}c`)).toBe(2)
  expect(findInvisible(`${character}ab`)).toBe(0)
})

it('a joiner between an emoji and a letter is found as an invisible character', () => {
  expect(findInvisible('👍\u200da')).toBe(2)
  expect(findInvisible('a\u200d👍')).toBe(1)
  expect(findInvisible('1\ufe0f')).toBe(1)
})

it('tags of emoji that belong to no flag are found as invisible characters', () => {
  expect(findInvisible('🏴\u{e0078}\u{e0079}')).toBe(2)
  expect(findInvisible('🏴󠁧󠁢󠁥󠁮󠁧󠁿\u{e0067}')).toBe('🏴󠁧󠁢󠁥󠁮󠁧󠁿'.length)
  expect(findInvisible('👍\u{e0067}')).toBe(2)
})

it('an invisible character from a variable is found, and only the file’s spelling is quoted', () => {
  const value = { domains: ['a.example', 'hunter2\u202e.example'] }
  const written = { domains: ['a.example', '${LIVERY_X}'] }
  expect([...findInvisibles(listTexts(value, written))]).toEqual([
    {
      keys: ['domains', 1],
      message:
        'is "${LIVERY_X}" with its variables replaced, holds the invisible character U+202E, remove it',
    },
  ])
})
