import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '#lib/money.ts'
import { AmountSchema, CurrencySchema, TimestampSchema } from './values.ts'

const isValid = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success

describe('a currency in a reply', () => {
  it.each(['THB', 'VND', 'TLB', 'USDT', 'BTC'])(
    'the currency %s is accepted in a reply',
    (code) => {
      expect(isValid(CurrencySchema, code)).toBe(true)
    },
  )

  it.each(['', '฿', 'thb', 'US', 'U S', 'THB '])(
    'the currency "%s" is refused in a reply',
    (code) => {
      expect(isValid(CurrencySchema, code)).toBe(false)
    },
  )
})

describe('a time in a reply', () => {
  it.each(['2026-11-22T03:00:00Z', '2026-11-22T03:00:00.123+07:00'])(
    'the timestamp %s is accepted in a reply',
    (time) => {
      expect(isValid(TimestampSchema, time)).toBe(true)
    },
  )

  it.each(['2026-11-22T03:00:00+07', '2026-11-22', '2026-13-01T00:00:00Z', '', 'yesterday'])(
    'the timestamp "%s" is refused in a reply',
    (time) => {
      expect(isValid(TimestampSchema, time)).toBe(false)
    },
  )

  it('every accepted time in a reply can be parsed by Date', () => {
    const text = fc.stringMatching(
      /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}(:[0-9]{2})?)$/,
    )
    fc.assert(
      fc.property(text, (time) => {
        if (isValid(TimestampSchema, time)) expect(Date.parse(time)).not.toBeNaN()
      }),
      { numRuns: 1000 },
    )
  })
})

it('an accepted amount and its currency can be formatted in every language', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^-?[0-9]{1,15}(\.[0-9]{1,8})?$/),
      fc.stringMatching(/^[A-Z][A-Z0-9]{2,9}$/),
      fc.constantFrom('th-TH', 'en-GB', 'vi-VN', 'ko-KR', 'zh-CN'),
      (amount, currency, locale) => {
        expect(isValid(AmountSchema, amount)).toBe(true)
        expect(formatMoney(amount, locale, currency)).toMatch(/\d/)
      },
    ),
    { numRuns: 200 },
  )
})
