import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { FieldRules } from '#core/brand/fieldRule.ts'
import { readFault } from '#parts/form/field-rules/faults.ts'
import type { RegisterMode } from './registerFields.ts'
import { buildRegisterSchema, type RegisterValues } from './registerSchema.ts'
import { mergeRules } from '#parts/form/field-rules/rules.ts'

const USERNAME: RegisterMode = { method: 'username', sms: false, mobilePassword: false }
const MOBILE: RegisterMode = { method: 'mobile', sms: true, mobilePassword: true }
const ASKED = { enabled: true, required: true }
const DAY = { today: '2026-11-21', minimumAge: 18 }

const GOOD: RegisterValues = {
  username: 'lucky7',
  password: 'Secret77',
  terms: true,
}
const GOOD_MOBILE: RegisterValues = {
  ...GOOD,
  mobileNum: '812345678',
  countryDialingCode: '66',
  verificationCode: '123456',
}

function check(rules: FieldRules, values: RegisterValues, mode = USERNAME, day = DAY) {
  const result = v.safeParse(buildRegisterSchema(mergeRules({}, rules, {}), mode, day), values)
  if (result.success) return { output: result.output }
  const faults = result.issues.map((issue) => [
    v.getDotPath(issue as never),
    readFault(issue.message),
  ])
  return { faults: Object.fromEntries(faults) as Record<string, unknown> }
}

test('the registration form leaves an invalid or slow username pattern to the gateway', () => {
  for (const acceptedPattern of ['^(?!)', '[', '(a+)+$', '^(a|a)*$']) {
    expect(check({ username: { acceptedPattern } }, GOOD).faults, acceptedPattern).toBeUndefined()
  }
})

describe('the registration form reports', () => {
  const username = { username: { patternId: 2, minLength: 6, maxLength: 12 } }
  test.each<[string, FieldRules, RegisterValues, Record<string, unknown>]>([
    [
      'empty required fields',
      {},
      { terms: true },
      {
        username: { kind: 'required' },
        password: { kind: 'required' },
      },
    ],
    ['a blank username', {}, { ...GOOD, username: '   ' }, { username: { kind: 'required' } }],
    [
      'a username that is too short',
      username,
      { ...GOOD, username: 'ab1' },
      { username: { kind: 'length', min: 6, max: 12 } },
    ],
    [
      'a username that is too long',
      username,
      { ...GOOD, username: 'abcdefghijklm' },
      {
        username: { kind: 'length', min: 6, max: 12 },
      },
    ],
    [
      'a username of a wrong format',
      username,
      { ...GOOD, username: '7lucky' },
      {
        username: { kind: 'pattern', min: 6, max: 12, patternId: 2 },
      },
    ],
    [
      'a wrong format without a description that the value fulfils',
      { username: { acceptedPattern: '^[a-z]+$', patternId: 2 } },
      { ...GOOD, username: 'Lucky' },
      { username: { kind: 'pattern', max: 64 } },
    ],
    [
      'a symbol where only letters and digits are allowed',
      { password: { patternId: 8 } },
      { ...GOOD, password: 'Secret-77' },
      { password: { kind: 'pattern', patternId: 8 } },
    ],
    [
      'two different passwords',
      { confirmPassword: ASKED },
      { ...GOOD, confirmPassword: 'secret77' },
      {
        confirmPassword: { kind: 'mismatch' },
      },
    ],
    [
      'a password with a space at its end',
      {},
      { ...GOOD, password: 'Secret7 ' },
      {
        password: { kind: 'edgeSpaces' },
      },
    ],
    ['terms that are not accepted', {}, { ...GOOD, terms: false }, { terms: { kind: 'terms' } }],
    [
      'an empty captcha',
      { captcha: ASKED },
      { ...GOOD, captcha: { captchaId: '1' } },
      {
        captcha: { kind: 'required' },
      },
    ],
    [
      'an invalid email address',
      { email: ASKED },
      { ...GOOD, email: 'a@b' },
      {
        email: { kind: 'pattern', patternId: 6 },
      },
    ],
    [
      'a real name with diacritics',
      { payeeName: ASKED },
      { ...GOOD, payeeName: 'Nguyễn Văn An' },
      {
        payeeName: { kind: 'diacritics' },
      },
    ],
    [
      'a real name with đ',
      { payeeName: ASKED },
      { ...GOOD, payeeName: 'ĐO VAN AN' },
      {
        payeeName: { kind: 'diacritics' },
      },
    ],
    [
      'a real name without a space',
      { payeeName: ASKED },
      { ...GOOD, payeeName: 'NGUYENVANAN' },
      {
        payeeName: { kind: 'realName' },
      },
    ],
    [
      'a real name with digits',
      { payeeName: ASKED },
      { ...GOOD, payeeName: 'Player 77' },
      {
        payeeName: { kind: 'realName' },
      },
    ],
    [
      'a birthday that is no date',
      { birthday: ASKED },
      { ...GOOD, birthday: '1990-02-30' },
      {
        birthday: { kind: 'date' },
      },
    ],
    [
      'a birthday below the minimum age',
      { birthday: ASKED },
      { ...GOOD, birthday: '2008-11-22' },
      {
        birthday: { kind: 'age', min: 18 },
      },
    ],
    [
      'an invalid mobile number',
      { mobileNum: ASKED },
      { ...GOOD, mobileNum: '12' },
      {
        mobileNum: { kind: 'phone' },
      },
    ],
    [
      'a mobile number with too few digits for its rule',
      { mobileNum: { ...ASKED, minLength: 10, maxLength: 10 } },
      { ...GOOD, mobileNum: '12' },
      {
        mobileNum: { kind: 'phone', min: 10, max: 10 },
      },
    ],
  ])('the registration form checks %s', (_, rules, values, faults) => {
    expect(check(rules, values).faults).toEqual(faults)
  })

  test('the registration form refuses a missing SMS code and codes over 255 characters', () => {
    const sms = { ...USERNAME, sms: true }
    const { verificationCode: _, ...withoutCode } = GOOD_MOBILE
    const missing = { verificationCode: { kind: 'required' } }
    expect(check({ mobileNum: ASKED }, withoutCode, sms).faults).toEqual(missing)
    expect(check({}, withoutCode, MOBILE).faults).toEqual(missing)
    expect(check({}, { ...withoutCode, firebaseIdToken: 'x' }, MOBILE).faults).toBeUndefined()
    const long = { ...GOOD_MOBILE, verificationCode: '1'.repeat(256) }
    expect(check({}, { ...long, verificationCode: '1'.repeat(255) }, MOBILE).faults).toBeUndefined()
    expect(check({}, long, MOBILE).faults).toEqual({
      verificationCode: { kind: 'length', max: 255 },
    })
  })
})

test('an optional phone number needs its SMS code only if it is given', () => {
  const rules = { mobileNum: { enabled: true, ask: 'registration' as const } }
  const sms = { ...USERNAME, sms: true }
  expect(check(rules, GOOD, sms).faults).toBeUndefined()
  expect(check(rules, { ...GOOD, mobileNum: '812345678' }, sms).faults).toEqual({
    verificationCode: { kind: 'required' },
  })
})

describe('the values that registration sends', () => {
  test('the registration form sends trimmed values in composed Unicode, without empty and hidden fields', () => {
    const rules = {
      payeeName: ASKED,
      referralCode: { enabled: true },
      line: { enabled: true },
      qqNum: { enabled: false },
    }
    const values = {
      ...GOOD,
      username: '  lucky7 ',
      payeeName: ' สมชาย   ใจดี ',
      referralCode: ' ',
      line: 'lucky',
      qqNum: '1',
    }
    expect(check(rules, values).output).toEqual({ ...GOOD, payeeName: 'สมชาย ใจดี' })
  })

  test('the registration form sends Korean and Chinese names without a space', () => {
    const rules = { payeeName: ASKED }
    for (const payeeName of ['홍길동'.normalize('NFD'), '李小龙', "Anne-Marie O'Neil"]) {
      const { output } = check(rules, { ...GOOD, payeeName })
      expect(output?.payeeName).toBe(payeeName.normalize('NFC'))
    }
  })

  test('the registration form sends no phone number if it has no phone field', () => {
    const sms = { ...USERNAME, sms: true }
    expect(check({ mobileNum: { enabled: true } }, GOOD_MOBILE, sms).output).toEqual(GOOD)
  })
})

test('an error “already taken” is shown for the username only', () => {
  const isTakenUsername = (username: string) => username === 'lucky7'
  const schema = buildRegisterSchema(mergeRules({}, {}, {}), USERNAME, { ...DAY, isTakenUsername })
  const [issue] = v.safeParse(schema, { ...GOOD, username: ' lucky7 ' }).issues ?? []
  expect(readFault(issue?.message)).toEqual({ kind: 'taken' })
  expect(v.safeParse(schema, { ...GOOD, username: 'lucky8' }).success).toBe(true)
})

test('the registration form checks the birthday against the minimum age of the terms', () => {
  const rules = { birthday: ASKED }
  const values = { ...GOOD, birthday: '2008-11-21' }
  expect(check(rules, values).faults).toBeUndefined()
  expect(check(rules, values, USERNAME, { ...DAY, minimumAge: 25 }).faults).toEqual({
    birthday: { kind: 'age', min: 25 },
  })
})
