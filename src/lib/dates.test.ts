import { expect, it } from 'vitest'
import { clockFace, formatSoon } from './dates.ts'

const NOON = new Date(2026, 10, 22, 12).getTime()
const HOUR = 60 * 60_000

it.each([
  ['en-GB', 3 * HOUR, '15:00'],
  ['en-GB', 30 * HOUR, '23 Nov, 18:00'],
  ['ko-KR-u-hc-h23', 3 * HOUR, '15:00'],
  ['th-TH-u-ca-buddhist-nu-latn', 3 * HOUR, '15:00'],
])('in the language %s, a time %i ms in the future is shown as %s', (locale, off, shown) => {
  expect(formatSoon(NOON + off, NOON, locale)).toBe(shown)
})

it.each([
  [0, '00:00'],
  [59, '00:59'],
  [247, '04:07'],
  [3600, '1:00:00'],
  [90_061, '25:01:01'],
])('the countdown shows %i seconds as %s', (seconds, face) => {
  expect(clockFace(seconds)).toBe(face)
})
