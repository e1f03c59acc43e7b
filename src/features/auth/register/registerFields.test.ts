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
    [
      'are the required ones without any rules',
      {},
      {},
      USERNAME,
      ['username*', 'password*', 'confirmPassword*'],
    ],
    [
      'include those that every account needs, also if turned off',
      { password: { enabled: false } },
      { username: { enabled: false, required: false } },
      USERNAME,
      ['username*', 'password*', 'confirmPassword*'],
    ],
    [
      'do not include those that the brand turned off, whatever the gateway says',
      { line: { enabled: false } },
      { line: { enabled: true, required: true }, confirmPassword: { enabled: false } },
      USERNAME,
      ['username*', 'password*'],
    ],
    [
      'do not require a hidden field, and show a required one',
      {},
      { zalo: { enabled: false, required: true }, line: { required: true } },
      USERNAME,
      ['username*', 'password*', 'confirmPassword*', 'line*'],
    ],
    [
      'require a payment password if it is shown',
      {},
      { paymentPassword: { enabled: true, required: false } },
      USERNAME,
      ['username*', 'password*', 'confirmPassword*', 'paymentPassword*'],
    ],
    [
      'include code and password by mobile',
      {},
      { username: { enabled: true, required: true } },
      MOBILE,
      ['password*', 'confirmPassword*', 'mobileNum*', 'verificationCode*'],
    ],
    [
      'are only the number by mobile without SMS and password',
      {},
      { password: { enabled: true, required: true } },
      { ...MOBILE, sms: false, mobilePassword: false },
      ['mobileNum*'],
    ],
    [
      'include an optional code for an optional number by username',
      {},
      { mobileNum: { enabled: true, required: false } },
      { ...USERNAME, sms: true },
      ['username*', 'password*', 'confirmPassword*', 'mobileNum', 'verificationCode'],
    ],
    [
      'include a code that the gateway requires, also if the flag is off',
      {},
      { mobileNum: { required: true }, verificationCode: { enabled: true, required: true } },
      USERNAME,
      ['username*', 'password*', 'confirmPassword*', 'mobileNum*', 'verificationCode*'],
    ],
  ])('%s', (_, brand, gateway, mode, expected) => {
    expect(names(brand, gateway, mode)).toEqual(expected)
  })
})
