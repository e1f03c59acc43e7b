import { expect, it } from 'vitest'
import { formatDateTime } from '#lib/dates.ts'
import { formatDay, formatMoment } from '#lib/periodFormats.ts'
import { LANGUAGES } from './languages.ts'

it('a moment has the day of the zone, and for Thai readers the Buddhist year, on every screen (case 17)', () => {
  const time = '2026-12-31T18:30:00Z'
  const { locale } = LANGUAGES.TH
  expect(formatDateTime(time, locale, 'Asia/Bangkok')).toBe('1 ม.ค. 2570 01:30')
  expect(formatMoment(time, locale, 'Asia/Bangkok')).toBe('1 ม.ค. 2570 01:30:00')
  expect(formatDay('2026-12-31', locale)).toBe('31 ธ.ค. 2569')
  expect(formatDateTime(time, LANGUAGES.KO.locale, 'Asia/Seoul')).toContain('2027. 1. 1.')
})
