import { describe, expect, it, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES } from '#rules/languages.ts'
import config from '../../lingui.config.ts'
import { factsOf, fallbacksOf, findLanguage } from './table.ts'
import { languageRules, subsetsOf, writingOf } from './writings.ts'

test('the catalogues are written for every language of the table', () => {
  expect(config.locales).toEqual(LANGUAGE_CODES.map((code) => LANGUAGES[code].tag))
})

describe.each(LANGUAGE_CODES)('the language %s', (code) => {
  it(`${code} shows English where it has no text, and English shows no other`, () => {
    expect(fallbacksOf(code).at(-1)).toBe(code === 'EN' ? undefined : 'en')
  })

  it(`${code} is found by its code, its tag and each alias, in any case`, () => {
    const names = [code, LANGUAGES[code].tag, ...(factsOf(code).aliases ?? [])]
    expect(names.map((name) => findLanguage(name.toLowerCase()))).toEqual(names.map(() => code))
  })
})

test('aliases are unique and never the code of another language', () => {
  const all = LANGUAGE_CODES.flatMap((code) => [code, ...(factsOf(code).aliases ?? [])])
  expect(new Set(all).size).toBe(all.length)
})

describe('the style rules of languages', () => {
  it('languages of one kind of letters share a rule', () => {
    expect(languageRules(['hi', 'ne'])).toMatch(
      /^html:lang\(hi\),\[lang\|="hi"\],html:lang\(ne\),\[lang\|="ne"\]\{[^}]+\}$/,
    )
  })

  it('English needs no rule, and neither does a script that nobody listed', () => {
    expect(languageRules(['en', 'sw', 'ru'])).toBe('')
  })

  it.each([
    ['ja', /"Hiragino Sans"/, /PingFang/],
    ['zh-Hant', /"PingFang TC"/, /PingFang SC/],
    ['ur', /Nastaliq/, /Geeza/],
  ])('the rule of %s names the fonts of its own letters only', (tag, own, other) => {
    expect(languageRules([tag])).toMatch(own)
    expect(languageRules([tag])).not.toMatch(other)
  })

  it.each(['ar', 'fa', 'ur', 'hi', 'bn'])('letters in %s join, so none is set apart', (tag) => {
    expect(languageRules([tag])).toContain('--tracking-display:0em')
  })

  it.each(['ja', 'zh-Hans', 'zh-Hant'])('lines in %s begin with no mark or small letter', (tag) => {
    expect(languageRules([tag])).toContain('--line-break:strict')
  })

  it.each(['th', 'my', 'km', 'lo', 'ta', 'te', 'hi', 'bn', 'ar', 'ur'])(
    'lines in %s are higher than English ones, and headings have no capitals',
    (tag) => {
      const { leading, caseless } = writingOf(tag)
      expect(leading![1]).toBeGreaterThanOrEqual(1.65)
      expect(caseless).toBe(true)
    },
  )
})

test.each([
  ['th', ['thai'], ['latin', 'thai']],
  ['vi', ['latin', 'vietnamese'], ['latin', 'vietnamese']],
  ['ko', [], ['latin']],
  ['pt-BR', ['latin'], ['latin']],
])('the first texts in %s need the subsets of their letters', (tag, display, body) => {
  expect(subsetsOf(tag)).toEqual({ display, body })
})
