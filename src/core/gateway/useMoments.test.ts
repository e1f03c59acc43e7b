import { expect, it } from 'vitest'
import {
  formatDateTime,
  formatDay,
  formatDayOf,
  formatDaysOf,
  formatMoment,
} from '#lib/periodFormats.ts'
import { LANGUAGES } from '#rules/languages.ts'

it('useMoments formats times in the brand’s time zone, with Buddhist years in Thai', () => {
  const time = '2026-12-31T18:30:00Z'
  const { locale } = LANGUAGES.TH
  expect(formatDateTime(time, locale, 'Asia/Bangkok')).toBe('1 ม.ค. 2570 01:30')
  expect(formatMoment(time, locale, 'Asia/Bangkok')).toBe('1 ม.ค. 2570 01:30:00')
  expect(formatDay('2026-12-31', locale)).toBe('31 ธ.ค. 2569')
  expect(formatDateTime(time, LANGUAGES.KO.locale, 'Asia/Seoul')).toContain('2027. 1. 1.')
})

it('useMoments counts the days between two times in the brand’s time zone', () => {
  const time = '2026-12-31T18:30:00Z'
  const { locale } = LANGUAGES.TH
  expect(formatDayOf(time, locale, 'Asia/Bangkok')).toBe('1 ม.ค. 2570')
  expect(formatDayOf(time, locale, 'America/New_York', 'long')).toBe('31 ธันวาคม 2569')
  const from = Date.parse('2026-12-28T17:00:00Z')
  expect(formatDaysOf(from, Date.parse(time), 'en-GB', 'Asia/Bangkok')).toMatch(
    /^29 Dec 2026\s–\s1 Jan 2027$/,
  )
})
