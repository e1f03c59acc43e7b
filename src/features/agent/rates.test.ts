import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readFault } from '#parts/form/field-rules/faults.ts'
import {
  listChanged,
  lowerRates,
  makeRateEntries,
  NO_RATES,
  readRate,
  readRateWithin,
  typeRate,
  typeRates,
} from './rates.ts'
import { RATE_GROUPS } from './schema.ts'

const LOCALES = ['th-TH-u-ca-buddhist-nu-latn', 'en-GB', 'vi-VN', 'ko-KR', 'zh-CN']

const anyRate = fc.integer({ min: 0, max: 10_000 })
const anyRates = fc.record(
  Object.fromEntries(RATE_GROUPS.map((group) => [group, anyRate])) as Record<
    (typeof RATE_GROUPS)[number],
    typeof anyRate
  >,
)

describe('a typed rate', () => {
  test.each([
    ['0.35', 35],
    ['0,35', 35],
    ['.5', 50],
    ['0.8%', 80],
    ['０.８ ％', 80],
    ['๐.๓', 30],
    ['0', 0],
    ['', 'required'],
    [' % ', 'required'],
    ['0.355', 'amountTooFine'],
    ['-1', 'amountUnreadable'],
    ['1e1', 'amountUnreadable'],
    ['5%5', 'amountUnreadable'],
    ['much', 'amountUnreadable'],
  ])('the text %j typed as a commission rate is read as %s in every language', (text, rate) => {
    for (const locale of LOCALES) expect(readRate(text, locale), locale).toBe(rate)
  })

  test('1.000 typed as a commission rate is thousand only in languages with decimal commas', () => {
    for (const locale of LOCALES) {
      const read = locale === 'vi-VN' ? 100_000 : 'amountTooFine'
      expect(readRate('1.000', locale), locale).toBe(read)
    }
  })

  test('a commission rate is written with two decimals and can be read back', () => {
    fc.assert(
      fc.property(anyRate, fc.constantFrom(...LOCALES), (rate, locale) => {
        expect(typeRate(rate)).toMatch(/^\d+\.\d\d$/)
        expect(readRate(typeRate(rate), locale)).toBe(rate)
      }),
      { numRuns: 10_000 },
    )
  })

  test('a typed commission rate has an error exactly if it is outside its limits', () => {
    fc.assert(
      fc.property(anyRate, anyRate, anyRate, (rate, min, max) => {
        const { fault } = readRateWithin(typeRate(rate), { min, max, locale: 'en-GB' })
        const above = rate > max ? 'amountTooHigh' : undefined
        expect(fault?.kind).toBe(rate < min ? 'amountTooLow' : above)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('the rates of a form', () => {
  test('a form reads each typed commission rate as the number that was typed', () => {
    fc.assert(
      fc.property(anyRates, (rates) => {
        const schema = v.object(makeRateEntries({ min: NO_RATES, max: rates }, 'en-GB'))
        expect(v.parse(schema, typeRates(rates))).toEqual(rates)
      }),
      { numRuns: 1000 },
    )
  })

  test('each commission rate of a form has its own error', () => {
    const own = { ...NO_RATES, slots: 80, live: 60 }
    const schema = v.object(makeRateEntries({ min: { ...NO_RATES, live: 20 }, max: own }, 'en-GB'))
    const { issues = [] } = v.safeParse(schema, { ...typeRates(own), slots: '0.81', live: '0.1' })
    expect(issues.map(({ path, message }) => [path?.[0].key, readFault(message)])).toEqual([
      ['slots', { kind: 'amountTooHigh', text: '0.80%' }],
      ['live', { kind: 'amountTooLow', text: '0.20%' }],
    ])
  })

  test('a form’s commission rates count as changed if one rate differs from its first value', () => {
    const before = { ...NO_RATES, slots: 80 }
    expect(listChanged(before, { ...before, live: 10, slots: 70 })).toEqual(['slots', 'live'])
    expect(listChanged(before, { ...before })).toEqual([])
  })

  test('reduced commission rates are neither below zero nor above the previous rates', () => {
    fc.assert(
      fc.property(anyRates, fc.integer({ min: 0, max: 500 }), (rates, by) => {
        const lowered = lowerRates(rates, by)
        for (const group of RATE_GROUPS) {
          expect(lowered[group]).toBe(Math.max(0, rates[group] - by))
        }
      }),
      { numRuns: 10_000 },
    )
  })
})
