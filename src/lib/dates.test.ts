import { expect, it } from 'vitest'
import { clockFace, formatSoon } from './dates.ts'
import { formatDateTime } from './periodFormats.ts'

const NOON = new Date(2026, 10, 22, 12).getTime()
const HOUR = 60 * 60_000

it.each([
  ['en-GB', 3 * HOUR, '15:00'],
  ['en-GB', 30 * HOUR, '23 Nov, 18:00'],
  ['ko-KR', 3 * HOUR, '15:00'],
  ['th-TH-u-ca-buddhist-nu-latn', 3 * HOUR, '15:00'],
])('in %s a time %i ms ahead is shown as %s', (locale, off, shown) => {
  expect(formatSoon(NOON + off, NOON, locale)).toBe(shown)
})

it.each(['en-GB', 'ko-KR', 'vi-VN', 'zh-CN'])('clocks of %s have 24 hours', (locale) => {
  const times = ['00:07', '21:17'].map((time) =>
    formatDateTime(`2026-11-22T${time}:00Z`, locale, 'UTC'),
  )
  expect(times).toEqual([expect.stringMatching(/\b0?0:07/), expect.stringMatching(/\b21:17/)])
  expect(times.join()).not.toMatch(/[AP]M|오전|오후/i)
})

it.each([
  [0, '00:00'],
  [59, '00:59'],
  [247, '04:07'],
  [3600, '1:00:00'],
  [90_061, '25:01:01'],
])('a clock shows %i seconds as %s', (seconds, face) => {
  expect(clockFace(seconds)).toBe(face)
})
