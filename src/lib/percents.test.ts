import { expect, test } from 'vitest'
import { formatPercent } from './percents.ts'

test.each([
  [20, 'en', '20%'],
  ['1.25', 'en', '1.25%'],
  [20, 'fr', '20 %'],
  [20, 'tr', '%20'],
])('the share %s is written in %s as %s', (percent, locale, text) => {
  expect(formatPercent(percent, locale).replace(/\s/, ' ')).toBe(text)
})
