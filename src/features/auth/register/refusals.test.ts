import { describe, expect, test } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { readRegisterFaults, spendsCaptcha } from './refusals.ts'
import { mergeRules } from '#parts/form/field-rules/rules.ts'

const rules = mergeRules({ username: { patternId: 2, minLength: 6, maxLength: 12 } }, {}, {})
const refusal = (code: string, data?: unknown, status = 422) =>
  new GatewayError(code, { status, data })

describe('a refused registration', () => {
  test.each([
    ['a value that is taken', { username: 'taken' }, { username: { kind: 'taken' } }],
    [
      'a value of a wrong format',
      { username: 'pattern' },
      { username: { kind: 'pattern', min: 6, max: 12, patternId: 2 } },
    ],
    ['an unknown referrer', { recommenderId: 'unknown' }, { recommenderId: { kind: 'unknown' } }],
    [
      'a value of a wrong length',
      { username: 'length' },
      { username: { kind: 'length', min: 6, max: 12 } },
    ],
    ['an age that is too low', { birthday: 'age' }, { birthday: { kind: 'age', min: 18 } }],
    [
      'two fields at once',
      { line: 'required', confirmPassword: 'mismatch' },
      {
        line: { kind: 'required' },
        confirmPassword: { kind: 'mismatch' },
      },
    ],
    ['an unknown field gives none', { surprise: 'required' }, {}],
    ['an unknown fault gives none', { username: 'ugly' }, {}],
    ['a list instead of an object gives none', ['username'], {}],
    ['null gives none', null, {}],
  ])(
    'a refused registration shows errors at the fields the gateway lists: %s',
    (_, fields, faults) => {
      expect(readRegisterFaults(refusal('invalid_fields', { fields }), rules, 18)).toEqual(faults)
    },
  )

  test.each([
    ['invitation_code_error', { affiliateCode: { kind: 'affiliate' } }],
    ['terms_required', { terms: { kind: 'terms' } }],
    ['code_wrong', { verificationCode: { kind: 'codeWrong' } }],
    ['captcha_wrong', { captcha: { kind: 'captchaWrong' } }],
    ['mode_disabled', {}],
    ['constructor', {}],
  ])('a refused registration shows an error at the field for the code %s', (code, faults) => {
    expect(readRegisterFaults(refusal(code), rules, 18)).toEqual(faults)
  })
})

test.each([
  ['captcha_wrong', {}, true],
  ['code_wrong', {}, true],
  ['invalid_fields', { username: 'pattern', line: 'required' }, false],
  ['invalid_fields', { username: 'taken' }, true],
  ['invalid_fields', { recommenderId: 'unknown' }, true],
])(
  'a registration refused with %s for the fields %j uses up the captcha: %s',
  (code, fields, spent) => {
    expect(spendsCaptcha(refusal(code, { fields }))).toBe(spent)
  },
)

test('a registration without a reply can be sent again with the same captcha', () => {
  expect(spendsCaptcha(refusal('network', undefined, 0))).toBe(false)
})

test.each([18, 25])('the error of a refused birthday names the minimum age %i', (min) => {
  const error = refusal('invalid_fields', { fields: { birthday: 'age' } })
  expect(readRegisterFaults(error, rules, min)).toEqual({ birthday: { kind: 'age', min } })
})
