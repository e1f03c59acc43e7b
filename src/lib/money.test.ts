import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareAmountsDescending, formatMoney, formatMoneyShort } from './money.ts'

describe('formatMoney', () => {
  it.each([
    ['1234567.5', 'en-GB', 'USD', '$1,234,567.50'],
    ['12000000', 'vi-VN', 'VND', '12.000.000 ₫'],
    ['88000', 'ko-KR', 'KRW', '₩88,000'],
    ['2500', 'th-TH-u-ca-buddhist-nu-latn', 'THB', '฿2,500.00'],
  ])(
    'formatMoney writes the amount %s in locale %s and currency %s as %s',
    (amount, locale, currency, shown) => {
      expect(formatMoney(amount, locale, currency).replace(/\s/g, ' ')).toBe(shown)
    },
  )

  it('formatMoney keeps all digits, more than a floating-point number can hold', () => {
    expect(formatMoney('9007199254740993.01', 'en-GB', 'USD')).toBe('$9,007,199,254,740,993.01')
  })

  it('formatMoney writes a cryptocurrency after the number', () => {
    expect(formatMoney('12.5', 'en-GB', 'USDT').replace(/\s/g, ' ')).toBe('12.50 USDT')
    expect(formatMoney('0.00012345', 'vi-VN', 'USDT').replace(/\s/g, ' ')).toBe('0,00012345 USDT')
    expect(formatMoney('0.00012345', 'en-GB', 'BTC').replace(/\s/g, ' ')).toBe('0.00012345 BTC')
  })

  it.each([
    ['12.5', ''],
    ['12.5', '฿'],
    ['a lot', 'THB'],
    ['', 'THB'],
  ])('formatMoney shows amount "%s" in currency "%s" without throwing', (amount, currency) => {
    expect(formatMoney(amount, 'en-GB', currency)).toContain(amount)
  })

  it('formatMoney writes a currency that is not in ISO 4217', () => {
    expect(formatMoney('5', 'en-GB', 'TLB')).toContain('TLB')
  })
})

const LOCALES = ['th-TH-u-ca-buddhist-nu-latn', 'en-GB', 'vi-VN', 'ko-KR-u-hc-h23', 'zh-CN']

describe('formatMoneyShort', () => {
  it.each([
    ['408417000', 'vi-VN', 'VND', '408 tr ₫'],
    ['1284000000', 'vi-VN', 'VND', '1,28 tỷ ₫'],
    ['1284000000000', 'vi-VN', 'VND', '1,28 nghìn tỷ ₫'],
    ['1284000000', 'vi-VN', 'USDT', '1,28 tỷ USDT'],
    ['131000', 'vi-VN', 'VND', '131K ₫'],
    ['5000', 'vi-VN', 'USDT', '5K USDT'],
    ['12345678.9', 'th-TH-u-ca-buddhist-nu-latn', 'THB', '฿12.3M'],
    ['408417000', 'ko-KR-u-hc-h23', 'KRW', '₩4.08억'],
    ['25000000', 'ko-KR-u-hc-h23', 'KRW', '₩2,500만'],
    ['254321', 'ko-KR-u-hc-h23', 'KRW', '₩25.4만'],
    ['17500', 'ko-KR-u-hc-h23', 'KRW', '₩17,500'],
    ['-2500', 'ko-KR-u-hc-h23', 'KRW', '-₩2,500'],
    ['99999.5', 'ko-KR-u-hc-h23', 'THB', '฿99,999.50'],
    ['2500.5', 'ko-KR-u-hc-h23', 'THB', '฿2,500.50'],
    ['1284', 'zh-CN', 'CNY', '¥1,284'],
    ['9999.99', 'zh-CN', 'CNY', '¥9,999.99'],
    ['-9999', 'zh-CN', 'CNY', '-¥9,999'],
    ['2810.567', 'zh-CN', 'USDT', '2,810.56 USDT'],
    ['10000', 'zh-CN', 'CNY', '¥1万'],
    ['999.5', 'en-GB', 'USD', '$999.50'],
    ['1234567.5', 'en-GB', 'USD', '$1.23m'],
    ['1234567.5', 'en-GB', 'USDT', '1.23m USDT'],
  ])(
    'formatMoneyShort shortens %s in the locale %s, in the currency %s, to %s',
    (amount, locale, currency, shown) => {
      expect(formatMoneyShort(amount, locale, currency).replace(/\s/g, ' ')).toBe(shown)
    },
  )

  it('formatMoneyShort writes amounts without a unit exactly in every language', () => {
    const cents = fc.integer({ min: -20_000_000, max: 20_000_000 })
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), cents, (tag, value) => {
        const amount = (value / 100).toFixed(2)
        const whole = formatMoney(amount, tag, 'THB')
        const short = formatMoneyShort(amount, tag, 'THB')
        return /\p{L}/u.test(short) || [whole, whole.replace(/[.,]00(?!\d)/, '')].includes(short)
      }),
    )
  })

  it('formatMoneyShort never rounds up to more money than there is', () => {
    expect(formatMoneyShort('999999999', 'en-GB', 'USD')).toBe('$999m')
    expect(formatMoneyShort('0.00019999', 'en-GB', 'USDT').replace(/\s/g, ' ')).toBe(
      '0.000199 USDT',
    )
  })

  it.each([
    ['12.5', '฿'],
    ['a lot', 'THB'],
    ['', 'THB'],
  ])('formatMoneyShort shows amount "%s" in currency "%s" without throwing', (amount, currency) => {
    expect(formatMoneyShort(amount, 'en-GB', currency)).toContain(amount)
  })
})

describe('compareAmountsDescending', () => {
  it('compareAmountsDescending sorts amounts that are equal as floating-point numbers', () => {
    expect(compareAmountsDescending('9007199254740993', '9007199254740992')).toBe(-1)
    expect(compareAmountsDescending('0.1', '0.10')).toBe(0)
    expect(compareAmountsDescending('-1.5', '0.5')).toBe(1)
  })

  it('compareAmountsDescending sorts amounts like integers of cents', () => {
    const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
    const written = (value: bigint) => {
      const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
      return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
    }
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(Math.sign(compareAmountsDescending(written(a), written(b)))).toBe(
          a === b ? 0 : a < b ? 1 : -1,
        )
      }),
    )
  })
})
