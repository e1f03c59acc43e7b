import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES } from '#rules/languages.ts'
import { factsOf } from '#scripts/language/table.ts'
import { readContent, wordsOf } from './texts.ts'
import { fillIn, inLanguage } from './words.ts'

const english = readContent('en')
const placeholders = (text: unknown) =>
  String(text)
    .match(/\{\w+\}/g)
    ?.toSorted() ?? []

test.each(LANGUAGE_CODES.filter((code) => factsOf(code).completeness === 1))(
  'every English text that the sandbox sends has a translation in %s',
  (code) => {
    const content = readContent(LANGUAGES[code].tag)
    expect(Object.keys(content).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, text] of Object.entries(english)) {
      const own = content[key]!
      expect([own].flat().length, key).toBe([text].flat().length)
      expect([own].flat().every(Boolean), key).toBe(true)
      expect(placeholders(own), key).toEqual(placeholders(text))
    }
  },
)

test('the keys in a file of sandbox texts begin with the file’s name', () => {
  const subjects = readdirSync(new URL('en', import.meta.url)).map((name) => name.split('.')[0])
  const used = new Set(Object.keys(english).map((key) => key.split('.')[0]))
  expect([...used].toSorted()).toEqual(subjects.toSorted())
})

test('a sandbox text without a translation is shown in English', () => {
  expect(readContent('xx')).toEqual({})
  expect(inLanguage({ EN: 'Hello' }, 'TH')).toBe('Hello')
  const { EN } = wordsOf('help.deposit.title')
  expect(inLanguage(wordsOf('help.deposit.title'), 'TH')).not.toBe(EN)
})

test('a sandbox text formats its values in its own language', () => {
  const level = { EN: 'Gold', VI: 'Vàng' }
  expect(fillIn({ EN: '{level}: {n} {brand}', VI: '{n} {level}' }, { level, n: 3 })).toEqual({
    EN: 'Gold: 3 {brand}',
    VI: '3 Vàng',
  })
})
