import { describe, expect, it } from 'vitest'
import { formatAbroad, formatTyped, formatWhole, listCountries, parsePhone } from './parsePhone.ts'
import { readDigits } from './phoneValue.ts'

const TH = { countryCode: 'TH', countryDialingCode: '66' }
const VN = { countryCode: 'VN', countryDialingCode: '84' }
const KR = { countryCode: 'KR', countryDialingCode: '82' }
const CN = { countryCode: 'CN', countryDialingCode: '86' }
const US = { countryCode: 'US', countryDialingCode: '1' }
/** An invented country without rules for phone numbers. */
const XX = { countryCode: 'XX', countryDialingCode: '999' }
const COUNTRIES = [TH, VN, KR, CN, US, XX]

describe('parsePhone', () => {
  it.each([
    ['0812345678', TH, '66', '812345678', null],
    ['812345678', TH, '66', '812345678', null],
    ['081-234 5678', TH, '66', '812345678', null],
    ['๐๘๑๒๓๔๕๖๗๘', TH, '66', '812345678', null],
    ['０８１２３４５６７８', TH, '66', '812345678', null],
    ['66812345678', TH, '66', '812345678', null],
    ['+66 81 234 5678', VN, '66', '812345678', null],
    ['0066812345678', VN, '66', '812345678', null],
    ['0066812345678', TH, '66', '812345678', null],
    ['010-1234-5678', KR, '82', '1012345678', null],
    ['0912 345 678', VN, '84', '912345678', null],
    ['13812345678', CN, '86', '13812345678', null],
    ['2015550123', US, '1', '2015550123', null],
    // A Canadian number: it has the same dialling code as the USA.
    ['2045550123', US, '1', '2045550123', null],
    ['12345', XX, '999', '12345', null],
    // A landline number, which cannot receive an SMS code.
    ['02 123 4567', TH, '66', '21234567', 'invalid'],
    ['08123', TH, '66', '08123', 'invalid'],
    ['081234567890', TH, '66', '081234567890', 'invalid'],
    ['hello', TH, '66', '', 'missing'],
    ['', TH, '66', '', 'missing'],
    ['+49 1512 3456789', TH, '49', '15123456789', 'invalid'],
    ['123', XX, '999', '123', 'invalid'],
  ] as const)(
    'parsePhone turns %s of %s into dialing code %s, number %s and problem %s',
    (text, country, countryDialingCode, mobileNum, problem) => {
      expect(parsePhone(text, country, COUNTRIES)).toMatchObject({
        text,
        countryDialingCode,
        mobileNum,
        problem,
      })
    },
  )

  it('parsePhone selects the country of an international number only if the site offers it', () => {
    expect(parsePhone('+66812345678', VN, COUNTRIES).country).toBe('TH')
    expect(parsePhone('+4915123456789', VN, COUNTRIES).country).toBe('VN')
    expect(parsePhone('2045550123', US, COUNTRIES).country).toBe('US')
  })
})

describe('the format of a phone number', () => {
  it('a phone number is grouped like in its country while its end is typed', () => {
    let text = ''
    for (const digit of '0812345678') text = formatTyped(text + digit, text, TH)
    expect(text).toBe('081 234 5678')
  })

  it.each([
    ['081 9234 5678', '081 234 5678'],
    ['081234 5678', '081 234 5678'],
  ])('an edit in the middle of a phone number does not regroup it: %s', (text, before) => {
    expect(formatTyped(text, before, TH)).toBe(text)
  })

  it('a phone number of a country without grouping rules stays as typed', () => {
    expect(formatTyped('12345', '1234', XX)).toBe('12345')
  })

  it('a valid phone number is grouped, and an invalid number stays as typed', () => {
    expect(formatWhole(parsePhone('+66812345678', VN, COUNTRIES))).toBe('081 234 5678')
    expect(formatWhole(parsePhone('0812', TH, COUNTRIES))).toBe('0812')
  })

  it('a phone number can be written in international form', () => {
    expect(formatAbroad(parsePhone('0812345678', TH, COUNTRIES))).toBe('+66 81 234 5678')
    expect(formatAbroad(parsePhone('12345', XX, COUNTRIES))).toBe('+999 12345')
  })
})

describe('without the phone rules of a country,', () => {
  it.each([
    ['081 234 5678', '812345678', null],
    ['', '', 'missing'],
    ['12', '12', 'invalid'],
    ['123456789012345678901', '123456789012345678901', 'invalid'],
  ])('readDigits reads only the digits of %j', (text, mobileNum, problem) => {
    expect(readDigits(text, TH)).toMatchObject({ mobileNum, problem, countryDialingCode: '66' })
  })

  it('listCountries lists over 200 countries with their dialling codes', () => {
    const countries = listCountries()
    expect(countries.length).toBeGreaterThan(200)
    expect(countries).toContainEqual(TH)
  })
})
