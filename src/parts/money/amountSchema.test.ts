import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { readFault } from '#parts/form/field-rules/faults.ts'
import { makeAmountSchema } from './amountSchema.ts'

type Bounds = Partial<Parameters<typeof makeAmountSchema>[0]>

/** Reads a typed amount; returns the decimal string, or the fault that the field shows. */
function read(typed: string, bounds: Bounds = {}) {
  const write = (amount: string) => `฿${amount}`
  const schema = makeAmountSchema({ currency: 'THB', locale: 'th', write, ...bounds })
  const { issues, output } = v.safeParse(schema, typed)
  return issues ? readFault(issues[0].message) : output
}

describe('the schema of a typed amount', () => {
  it('an amount is read as a decimal string in the notation of the language', () => {
    expect(read('1,234.50')).toBe('1234.5')
    expect(read('1.234,50', { locale: 'vi' })).toBe('1234.5')
  })

  it('an empty amount is required, and text that is no amount cannot be read', () => {
    expect(read('')).toEqual({ kind: 'required' })
    expect(read('ten')).toMatchObject({ kind: 'amountUnreadable' })
    expect(read('1.234')).toMatchObject({ kind: 'amountTooFine' })
  })

  it.each([
    ['THB', 'en', '1,000.50'],
    ['THB', 'vi', '1.000,50'],
    ['VND', 'vi', '1.000'],
    ['KRW', 'ko', '1,000'],
  ])('the example of an amount in %s and the language %s is %s', (currency, locale, text) => {
    expect(read('ten', { currency, locale })).toMatchObject({ text })
    const example = read(text, { currency, locale })
    expect(Number(example)).toBe(text.endsWith('50') ? 1000.5 : 1000)
  })

  it('an amount of zero is refused, even if no smallest amount is set', () => {
    expect(read('0')).toEqual({ kind: 'amountZero' })
    expect(read('0.00', { min: '0' })).toEqual({ kind: 'amountZero' })
    expect(read('0.01')).toBe('0.01')
  })

  it.each<[fault: string, bounds: Bounds, accepted: string, refused: string, text: string]>([
    ['amountTooLow', { min: '100' }, '100', '99.99', '฿100'],
    ['amountTooHigh', { max: '500' }, '500', '500.01', '฿500'],
    ['amountOverBalance', { available: '250' }, '250', '250.01', '฿250'],
  ])(
    'an amount at its bound is accepted, and one beyond it is refused as %s',
    (kind, bounds, accepted, refused, text) => {
      expect(read(accepted, bounds)).toBe(accepted)
      expect(read(refused, bounds)).toEqual({ kind, text })
    },
  )

  it('an amount above both balance and largest amount is refused because of the balance', () => {
    expect(read('900', { available: '250', max: '500' })).toMatchObject({ text: '฿250' })
  })
})
