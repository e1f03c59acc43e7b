import { describe, expect, test } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { readFieldFaults, spendsCaptcha } from './refusals.ts'
import { mergeRules } from '#parts/field-rules/rules.ts'

const rules = mergeRules({ username: { patternId: 2, minLength: 6, maxLength: 12 } }, {}, {})
const refusal = (code: string, data?: unknown, status = 422) =>
  new GatewayError(code, { status, data })

describe('the faults of fields that a refusal names', () => {
  test.each([
    ['taken', { username: 'taken' }, { username: { kind: 'taken' } }],
    [
      'of a form',
      { username: 'pattern' },
      { username: { kind: 'pattern', min: 6, max: 12, patternId: 2 } },
    ],
    ['nobody’s', { recommenderId: 'unknown' }, { recommenderId: { kind: 'unknown' } }],
    ['of a length', { username: 'length' }, { username: { kind: 'length', min: 6, max: 12 } }],
    ['too young', { birthday: 'age' }, { birthday: { kind: 'age', min: 21 } }],
    [
      'two at once',
      { line: 'required', confirmPassword: 'mismatch' },
      {
        line: { kind: 'required' },
        confirmPassword: { kind: 'mismatch' },
      },
    ],
    ['of a field that nobody knows', { surprise: 'required' }, {}],
    ['in words that nobody knows', { username: 'ugly' }, {}],
    ['in another shape', ['username'], {}],
    ['of nothing', null, {}],
  ])('%s', (_, fields, faults) => {
    expect(readFieldFaults(refusal('invalid_fields', { fields }), rules)).toEqual(faults)
  })

  test.each([
    ['invitation_code_error', { affiliateCode: { kind: 'affiliate' } }],
    ['terms_required', { terms: { kind: 'terms' } }],
    ['code_wrong', { verificationCode: { kind: 'codeWrong' } }],
    ['captcha_wrong', { captcha: { kind: 'captchaWrong' } }],
    ['mode_disabled', {}],
    ['constructor', {}],
  ])('%s', (code, faults) => {
    expect(readFieldFaults(refusal(code), rules)).toEqual(faults)
  })
})

test.each([
  ['captcha_wrong', {}, true],
  ['code_wrong', {}, true],
  ['invalid_fields', { username: 'pattern', line: 'required' }, false],
  ['invalid_fields', { username: 'taken' }, true],
  ['invalid_fields', { recommenderId: 'unknown' }, true],
])('%s of %j uses the captcha up: %s', (code, fields, spent) => {
  expect(spendsCaptcha(refusal(code, { fields }))).toBe(spent)
})

test('a request without an answer may be sent again with the same captcha', () => {
  expect(spendsCaptcha(refusal('network', undefined, 0))).toBe(false)
})
