import { expect, test } from 'vitest'
import { isIntlCurrency } from './currencies.ts'

test('cryptocurrencies are not formatted by Intl, however long their code is', () => {
  for (const code of ['THB', 'VND', 'KRW', 'CNY', 'PHP', 'USD'])
    expect(isIntlCurrency(code)).toBe(true)
  for (const code of ['BTC', 'SOL', 'NEO', 'ZEC', 'USDT', 'DOGE'])
    expect(isIntlCurrency(code)).toBe(false)
})

test('no national currency of today is mistaken for a cryptocurrency', () => {
  expect(Intl.supportedValuesOf('currency').filter((code) => !isIntlCurrency(code))).toEqual([])
})
