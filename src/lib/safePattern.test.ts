import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSafePattern } from './safePattern.ts'

const PLAIN = ['a', '.', '[ab]', '\\w', '(a|ab)', '(?:a)', '(b*)', '(?=a*b)', '[^b]']

/** Patterns that regex dialects read in different ways: Annex B, the `u` flag, newer syntax. */
const DIALECTS =
  String.raw`[\c] [\c_] \c [^] [] []] [x] { ] a{,2} \8 \1 [\b-a] (?<n>a) \k<n> (?<=a+) (?<!b) (?i:a|A) \u{61} \p{L} [\w-a]`.split(
    ' ',
  )

describe('an untrusted pattern', () => {
  test.each([
    ['^[A-Za-z][A-Za-z0-9]*$', 'a1', '1a'],
    ['^(?=.*[A-Za-z])(?=.*\\d).*$', 'a1', 'aa'],
    ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'a@b.c', 'a@b'],
    ['^[\\u4e00-\\u9fa5]{2,10}$', '李小龙', 'li'],
    ['^\\p{Lu}\\p{L}*$', 'Äpfel', 'äpfel'],
    ['^(\\d{3}-)*\\d{4}$', '123-1234', '12-1234'],
    ['^[A-Za-z\\-_]+$', 'a-b', 'a b'],
    ['^(?!.*(.)\\1\\1)\\w+$', 'aabb', 'aaab'],
    ['(?<=^\\d)[a-z]$', '1a', 'aa'],
    ['^[^]{2}$', 'a\n', 'a'],
    ['^(?i:ab)c$', 'ABc', 'ABC'],
    ['abc', 'xabcx', 'ab'],
  ])('the safe regular expression %s from the gateway is run', (source, right, wrong) => {
    const pattern = readSafePattern(source)
    expect([pattern?.test(right), pattern?.test(wrong)]).toEqual([true, false])
  })

  test.each([
    ['invalid', '['],
    ['empty', ''],
    ['nested repetition', '^(a+)+$'],
    ['overlapping choice', '^(a|a)*$'],
    ['choice of lengths', '^(a|aa)+$'],
    ['many optional parts', `^${'a?'.repeat(40)}${'a'.repeat(40)}$`],
    ['many repetitions in a row', '^.*.*.*.*.*x$'],
    ['huge counts', '((a{1000}){1000}){1000}'],
    ['nested inside a look-ahead', '^(?=(a+)+$)a'],
    ['a named group', '^(?<word>a+)+$'],
    ['a class that ends after a control letter', '^[\\c]?(\\w+)+$[x]*'],
    ['a class that holds nothing or anything', '^[^](\\w+)+[]|$'],
    ['a brace that is no repetition', '^{(\\w+)+$'],
    ['a look-behind that is repeated', '(?<=(?:a+)+)b$'],
    ['a group that ignores case', '^(?i:a+)+$'],
    ['a reference to a repeated group', '^(a*)(\\1*)*$'],
    ['far too long', 'a'.repeat(501)],
  ])('a regular expression from the gateway is not run if it has this defect: %s', (_, source) => {
    expect(readSafePattern(source)).toBeUndefined()
  })

  test('an accepted regular expression from the gateway runs fast on every value', () => {
    const atom = fc.constantFrom(...PLAIN, ...DIALECTS)
    const times = fc.constantFrom('', '', '*', '+', '?', '{2,}', '{0,3}', '*?', '{9}')
    const part = fc.tuple(atom, times).map(([what, often]) => what + often)
    const parts = fc.array(part, { maxLength: 5 }).map((all) => all.join(''))
    const group = fc.tuple(parts, times).map(([body, often]) => `(${body})${often}`)
    const source = fc
      .tuple(
        fc.boolean(),
        fc.array(fc.oneof(parts, group), { maxLength: 3 }),
        fc.constantFrom('!$', '$', '$[x]*'),
      )
      .map(([anchored, all, end]) => `${anchored ? '^' : ''}${all.join('')}${end}`)
    let run = 0
    let longest = 0
    fc.assert(
      fc.property(source, (text) => {
        const pattern = readSafePattern(text)
        if (!pattern) return
        run += 1
        for (const value of ['a'.repeat(128), 'ab'.repeat(64), `${'a'.repeat(127)}b`]) {
          const began = process.threadCpuUsage()
          pattern.test(value)
          longest = Math.max(longest, process.threadCpuUsage(began).user / 1000)
        }
      }),
      { numRuns: 2000 },
    )
    expect(run).toBeGreaterThan(150)
    expect(longest).toBeLessThan(2000)
  })
})
