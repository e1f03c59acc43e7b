import { expect, test } from 'vitest'
import { isIntlCurrency } from './currencies.ts'

test('crypto currencies are not written by Intl, whatever the length of their code', () => {
  for (const code of ['THB', 'VND', 'KRW', 'CNY', 'PHP', 'USD'])
    expect(isIntlCurrency(code)).toBe(true)
  for (const code of ['BTC', 'SOL', 'NEO', 'ZEC', 'USDT', 'DOGE'])
    expect(isIntlCurrency(code)).toBe(false)
})

test('no present-day state currency is taken for a crypto currency', () => {
  expect(Intl.supportedValuesOf('currency').filter((code) => !isIntlCurrency(code))).toEqual([])
})
