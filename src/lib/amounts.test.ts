import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDecimals, readAmount } from './amounts.ts'
import { formatMoney } from './money.ts'

/** Locales of the five languages, as Intl names them. */
const LOCALES = ['th-TH-u-ca-buddhist-nu-latn', 'en-GB', 'vi-VN', 'ko-KR', 'zh-CN']

describe('an amount that a player typed or pasted (case 16)', () => {
  it.each([
    ['1000', 'THB', '1000'],
    ['1,000.50', 'THB', '1000.5'],
    ['1.000,50', 'THB', '1000.5'],
    ['1 000,5', 'THB', '1000.5'],
    ['฿ 1,000', 'THB', '1000'],
    ['1.000', 'VND', '1000'],
    ['1.000.000 ₫', 'VND', '1000000'],
    ['1.000,00', 'VND', '1000'],
    ['50000 VND', 'VND', '50000'],
    ['๑๒๓', 'THB', '123'],
    ['１２３．５', 'THB', '123.5'],
    ['007', 'THB', '7'],
    ['.5', 'THB', '0.5'],
    ['12.50000001', 'USDT', '12.50000001'],
    ['1.000', 'USDT', '1'],
    ['1,125', 'USDT', '1.125'],
    ['1.000,00', 'USDT', '1000'],
  ])(
    'the text “%s” typed for %s is read as the amount %s with decimal commas',
    (text, currency, amount) => {
      expect(readAmount(text, currency, 'vi-VN')).toEqual({ amount })
    },
  )

  it.each([
    ['1e5', 'THB', 'amountUnreadable'],
    ['-1', 'THB', 'amountUnreadable'],
    ['+1', 'THB', 'amountUnreadable'],
    ['', 'THB', 'amountUnreadable'],
    ['1.2.3', 'THB', 'amountUnreadable'],
    ['1,00,000', 'THB', 'amountUnreadable'],
    ['12,34.567,8', 'THB', 'amountUnreadable'],
    ['1234567890123456', 'THB', 'amountUnreadable'],
    ['0.001', 'VND', 'amountTooFine'],
    ['0.5', 'VND', 'amountTooFine'],
    ['1.005,50', 'VND', 'amountTooFine'],
    ['0.001', 'THB', 'amountTooFine'],
    ['0.000000001', 'USDT', 'amountTooFine'],
  ])('the text “%s” typed as an amount of %s is refused as %s', (text, currency, fault) => {
    for (const locale of LOCALES) expect(readAmount(text, currency, locale), locale).toBe(fault)
  })

  it.each(LOCALES)(
    'an amount typed in any player’s number format is read as the same amount: %s',
    (locale) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 10 ** 12 }),
          fc.constantFrom('THB', 'VND', 'KRW', 'USD'),
          (units, currency) => {
            const value = units / 10 ** countDecimals(currency)
            const text = new Intl.NumberFormat(locale).format(value)
            expect(readAmount(text, currency, locale)).toEqual({ amount: String(value) })
          },
        ),
      )
    },
  )

  it.each([
    ['100.005', 'THB', 'amountTooFine', '100005'],
    ['1.000', 'THB', 'amountTooFine', '1000'],
    ['50.000', 'VND', 'amountTooFine', '50000'],
    ['1.000.000', 'VND', '1000000', '1000000'],
    ['1.000,50', 'THB', '1000.5', '1000.5'],
    ['1,000', 'THB', '1000', '1000'],
    ['1000.50', 'THB', '1000.5', '1000.5'],
    ['1.125', 'USDT', '1.125', '1.125'],
  ])(
    'the text “%s” typed for %s means %s with decimal points, %s with decimal commas',
    (text, currency, byPoint, byComma) => {
      for (const locale of LOCALES) {
        const read = readAmount(text, currency, locale)
        const expected = locale.startsWith('vi') ? byComma : byPoint
        expect(typeof read === 'string' ? read : read.amount, locale).toBe(expected)
      }
    },
  )

  it('an amount typed with a decimal comma is read the same in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom('THB', 'VND', 'KRW', 'USD'),
        fc.constantFrom('th-TH', 'en-GB', 'vi-VN', 'ko-KR', 'zh-CN', 'de-DE', 'fr-FR'),
        (units, currency, locale) => {
          const value = units / 10 ** countDecimals(currency)
          const text = new Intl.NumberFormat(locale, {
            minimumFractionDigits: countDecimals(currency),
          }).format(value)
          expect(readAmount(text, currency, 'vi-VN')).toEqual({ amount: String(value) })
        },
      ),
    )
  })
})

describe('an amount written as people of a language write it', () => {
  it.each([
    ['1,000 บาท', 'THB', 'th-TH', '1000'],
    ['1,000.-', 'THB', 'th-TH', '1000'],
    ['1.5 แสน', 'THB', 'th-TH', '150000'],
    ['500.000đ', 'VND', 'vi-VN', '500000'],
    ['500k', 'VND', 'vi-VN', '500000'],
    ['1,5tr', 'VND', 'vi-VN', '1500000'],
    ['50,000원', 'KRW', 'ko-KR', '50000'],
    ['5만원', 'KRW', 'ko-KR', '50000'],
    ['50000韩元', 'KRW', 'zh-CN', '50000'],
    ['2万元', 'CNY', 'zh-CN', '20000'],
    ['RM 1,000', 'MYR', 'en-GB', '1000'],
    ['1,00,000', 'INR', 'en-GB', '100000'],
    ['500/-', 'INR', 'en-GB', '500'],
    ['K 5,000', 'MMK', 'en-GB', '5000'],
    ['5k', 'MMK', 'en-GB', '5000'],
    ['١٫٥', 'THB', 'ar-EG', '1.5'],
    ['١٫٥٠٠', 'THB', 'ar-EG', '1.5'],
    ['١٬٥٠٠', 'THB', 'ar-EG', '1500'],
  ])('the text “%s” typed for %s in %s is read as %s', (text, currency, locale, amount) => {
    expect(readAmount(text, currency, locale)).toEqual({ amount })
  })

  it.each([
    '1.500k',
    '1kk',
    '1 million baht or so',
    '5만 5천원',
    '1,00,000',
    '฿',
    'k',
    '5constructor',
    '1.500 k',
  ])('the text “%s” is refused, since it is not surely one amount', (text) => {
    for (const locale of LOCALES) expect(readAmount(text, 'THB', locale)).toBeTypeOf('string')
  })
})

/** Languages of the sites, and those that are to come. */
const TAGS =
  'th-TH-u-ca-buddhist-nu-latn en-GB vi-VN ko-KR zh-CN zh-TW ja-JP id-ID ms-MY fil-PH hi-IN bn-BD ta-IN te-IN ne-NP ur-PK ar-EG fa-IR km-KH lo-LA my-MM pt-BR pt-PT es-ES fr-FR tr-TR ru-RU kk-KZ uz-UZ sw-KE de-DE'
const CURRENCIES = [...Intl.supportedValuesOf('currency'), 'USDT', 'BTC']

it.each(TAGS.split(' '))(
  'any amount that the site or Intl wrote in %s is read back the same',
  (locale) => {
    const currency = fc.constantFrom(...CURRENCIES)
    const display = fc.constantFrom('site', 'symbol', 'narrowSymbol', 'code')
    const units = fc.integer({ min: 0, max: 10 ** 12 })
    fc.assert(
      fc.property(units, currency, display, (count, code, written) => {
        const amount = String(count / 10 ** Math.min(countDecimals(code), 3))
        const isSites = written === 'site' || /USDT|BTC/.test(code)
        const text = isSites
          ? formatMoney(amount, locale, code)
          : new Intl.NumberFormat(locale, {
              style: 'currency',
              currency: code,
              currencyDisplay: written,
            }).format(amount as Intl.StringNumericLiteral)
        expect(readAmount(text, code, locale), text).toEqual({ amount })
      }),
      { numRuns: 60 },
    )
  },
)
