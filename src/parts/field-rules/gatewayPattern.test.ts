import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readGatewayPattern } from './gatewayPattern.ts'

describe('a pattern of the gateway', () => {
  test.each([
    ['^[A-Za-z][A-Za-z0-9]*$', 'a1', '1a'],
    ['^(?=.*[A-Za-z])(?=.*\\d).*$', 'a1', 'aa'],
    ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'a@b.c', 'a@b'],
    ['^[\\u4e00-\\u9fa5]{2,10}$', '李小龙', 'li'],
    ['^\\p{Lu}\\p{L}*$', 'Äpfel', 'äpfel'],
    ['^(\\d{3}-)*\\d{4}$', '123-1234', '12-1234'],
    ['^[A-Za-z\\-_]+$', 'a-b', 'a b'],
    ['abc', 'xabcx', 'ab'],
  ])('%s judges', (source, right, wrong) => {
    const pattern = readGatewayPattern(source)
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
    ['far too long', 'a'.repeat(501)],
  ])('%s is not run', (_, source) => {
    expect(readGatewayPattern(source)).toBeUndefined()
  })

  test('that is run is fast for every value', () => {
    const atom = fc.constantFrom(
      'a',
      '.',
      '[ab]',
      '\\w',
      '(a|ab)',
      '(?:a)',
      '(b*)',
      '(?=a*b)',
      '[^b]',
    )
    const times = fc.constantFrom('', '', '*', '+', '?', '{2,}', '{0,3}', '*?')
    const part = fc.tuple(atom, times).map(([what, often]) => what + often)
    const source = fc
      .tuple(fc.boolean(), fc.array(part, { maxLength: 6 }), fc.boolean(), times)
      .map(([anchored, parts, grouped, often]) => {
        const body = grouped ? `(${parts.join('')})${often}` : parts.join('')
        return `${anchored ? '^' : ''}${body}!$`
      })
    let run = 0
    let longest = 0
    fc.assert(
      fc.property(source, (text) => {
        const pattern = readGatewayPattern(text)
        if (!pattern) return
        run += 1
        for (const value of ['a'.repeat(128), 'ab'.repeat(64), `${'a'.repeat(127)}b`]) {
          const began = performance.now()
          pattern.test(value)
          longest = Math.max(longest, performance.now() - began)
        }
      }),
      { numRuns: 800 },
    )
    expect(run).toBeGreaterThan(150)
    expect(longest).toBeLessThan(2000)
  })
})
