import { describe, expect, it } from 'vitest'
import { datePartOrder, joinDate, readPastedDate, splitDate } from './dateParts.ts'

describe('a date entered as year, month and day', () => {
  it.each([
    [{ year: '1990', month: '2', day: '3' }, '1990-02-03'],
    [{ year: '2000', month: '02', day: '29' }, '2000-02-29'],
    [{ year: '2533', month: '12', day: '31' }, '1990-12-31'],
    [{ year: '', month: '', day: '' }, ''],
  ])('the date entered as %o has the value “%s”', (parts, date) => {
    expect(joinDate(parts)).toBe(date)
  })

  it.each([
    { year: '2001', month: '02', day: '29' },
    { year: '1990', month: '13', day: '01' },
    { year: '1990', month: '00', day: '10' },
    { year: '90', month: '01', day: '01' },
    { year: '0090', month: '01', day: '01' },
    { year: '1990', month: '', day: '01' },
  ])('the incomplete or impossible date %o is kept as typed and gives no date', (parts) => {
    const value = joinDate(parts)
    expect(value).not.toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(splitDate(value, 'th-TH')).toEqual(parts)
  })
})

it('a date typed in the language’s calendar, such as Buddhist years, is shown unchanged', () => {
  const typed = { year: '2540', month: '02', day: '29' }
  expect(splitDate(joinDate(typed), 'th-TH-u-ca-buddhist-nu-latn')).toEqual(typed)
  const leap = { year: '2539', month: '02', day: '29' }
  expect(splitDate(joinDate(leap), 'th-TH-u-ca-buddhist-nu-latn')).toEqual(leap)
  expect(splitDate(joinDate(leap), 'en-GB')).toEqual({ ...leap, year: '1996' })
  for (const date of ['1800-05-05', '1856-12-31', '1857-01-01']) {
    expect(joinDate(splitDate(date, 'th-TH-u-ca-buddhist-nu-latn'))).toBe(date)
  }
})

it('the inputs of a date field are in the order of the language', () => {
  expect(datePartOrder('en-GB')).toEqual(['day', 'month', 'year'])
  expect(datePartOrder('en-US')).toEqual(['month', 'day', 'year'])
  expect(datePartOrder('ko-KR')).toEqual(['year', 'month', 'day'])
  expect(datePartOrder('th-TH')).toEqual(['day', 'month', 'year'])
})

it.each([
  ['1990-05-17', 'en-GB', '1990-05-17'],
  ['17/05/1990', 'en-GB', '1990-05-17'],
  ['5/17/1990', 'en-US', '1990-05-17'],
  ['17.5.1990', 'vi-VN', '1990-05-17'],
  ['๑๗ ๐๕ ๒๕๓๓', 'th-TH', '1990-05-17'],
  ['1990年5月17日', 'zh-CN', '1990-05-17'],
  ['1990. 5. 17.', 'ko-KR', '1990-05-17'],
  ['17/05/1990', 'ko-KR', '1990-05-17'],
  ['19900517', 'ko-KR', '1990-05-17'],
  ['17051990', 'th-TH', '1990-05-17'],
  ['\u202a1990-05-17\u202c', 'en-GB', '1990-05-17'],
])('the pasted text “%s” in %s is read as the date %s', (text, locale, date) => {
  expect(joinDate(readPastedDate(text, locale)!)).toBe(date)
})

it.each(['17', '1990', '17 May', '', '+66 81 234 5678 9', '081 234 5678'])(
  'the pasted text “%s” is not read as a whole date',
  (text) => {
    expect(readPastedDate(text, 'en-GB')).toBeNull()
  },
)
