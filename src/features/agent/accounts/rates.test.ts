import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RATE_GROUPS } from '../schema.ts'
import { findRateFault, lowerRates, readRate, readRates, typeRates } from './rates.ts'

const write = (rate: number) => `${rate / 100} %`

describe('a typed rate', () => {
  test.each([
    ['0.35', 35],
    ['0,35', 35],
    ['.5', 50],
    ['0.8%', 80],
    ['๐.๓', 30],
    ['0', 0],
    ['', 'required'],
    ['0.355', 'amountTooFine'],
    ['-1', 'amountUnreadable'],
    ['1e1', 'amountUnreadable'],
    ['much', 'amountUnreadable'],
  ])('%s is read as %s', (text, rate) => {
    expect(readRate(text)).toBe(rate)
  })

  test('has a fault exactly if it is above the bound', () => {
    const rate = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(rate, rate, (typed, most) => {
        const fault = findRateFault(String(typed / 100), most, write)
        expect(fault?.kind).toBe(typed > most ? 'amountTooHigh' : undefined)
      }),
      { numRuns: 10_000 },
    )
  })
})

const anyRates = fc.record(
  Object.fromEntries(
    RATE_GROUPS.map((group) => [group, fc.integer({ min: 0, max: 10_000 })]),
  ) as Record<(typeof RATE_GROUPS)[number], fc.Arbitrary<number>>,
)

test('rates that are typed are read as they were', () => {
  fc.assert(
    fc.property(anyRates, (rates) => {
      expect(readRates(typeRates(rates))).toEqual(rates)
    }),
    { numRuns: 10_000 },
  )
})

test('lowered rates are never below zero nor above what they came from', () => {
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
