import { describe, expect, test } from 'vitest'
import type { FieldRules } from '#core/brand/fieldRule.ts'
import { listRegisterFields, type RegisterMode } from './registerFields.ts'
import { mergeRules } from '#parts/field-rules/rules.ts'

const USERNAME: RegisterMode = { method: 'username', sms: false, mobilePassword: false }
const MOBILE: RegisterMode = { method: 'mobile', sms: true, mobilePassword: true }

describe('the fields of the registration form', () => {
  const names = (brand: FieldRules, gateway: FieldRules, mode: RegisterMode) =>
    listRegisterFields(mergeRules(brand, gateway, {}), mode).map(
      ({ name, required }) => name + (required ? '*' : ''),
    )

  test.each<[string, FieldRules, FieldRules, RegisterMode, string[]]>([
    ['nothing said', {}, {}, USERNAME, ['username*', 'password*', 'confirmPassword*']],
    [
      'what an account cannot be made without, though turned off',
      { password: { enabled: false } },
      { username: { enabled: false, required: false } },
      USERNAME,
      ['username*', 'password*', 'confirmPassword*'],
    ],
    [
      'what the brand turned off stays off, whatever the gateway says',
      { line: { enabled: false } },
      { line: { enabled: true, required: true }, confirmPassword: { enabled: false } },
      USERNAME,
      ['username*', 'password*'],
    ],
    [
      'a hidden field is not required, a required one is shown',
      {},
      { zalo: { enabled: false, required: true }, line: { required: true } },
      USERNAME,
      ['username*', 'password*', 'confirmPassword*', 'line*'],
    ],
    [
      'a payment password is required where it is shown',
      {},
      { paymentPassword: { enabled: true, required: false } },
      USERNAME,
      ['username*', 'password*', 'confirmPassword*', 'paymentPassword*'],
    ],
    [
      'by mobile, with code and password',
      {},
      { username: { enabled: true, required: true } },
      MOBILE,
      ['password*', 'confirmPassword*', 'mobileNum*', 'verificationCode*'],
    ],
    [
      'by mobile alone',
      {},
      { password: { enabled: true, required: true } },
      { ...MOBILE, sms: false, mobilePassword: false },
      ['mobileNum*'],
    ],
    [
      'by username, a code only for a number that may be given',
      {},
      { mobileNum: { enabled: true, required: false } },
      { ...USERNAME, sms: true },
      ['username*', 'password*', 'confirmPassword*', 'mobileNum', 'verificationCode'],
    ],
    [
      'a code that the gateway demands, though the flag is off',
      {},
      { mobileNum: { required: true }, verificationCode: { enabled: true, required: true } },
      USERNAME,
      ['username*', 'password*', 'confirmPassword*', 'mobileNum*', 'verificationCode*'],
    ],
  ])('%s', (_, brand, gateway, mode, expected) => {
    expect(names(brand, gateway, mode)).toEqual(expected)
  })
})
