import { describe, expect, test } from 'vitest'
import type { FieldRules } from '#core/brand/fieldRule.ts'
import { listRegisterFields, type RegisterMode } from './registerFields.ts'
import { mergeRules, revealFields } from '#parts/form/field-rules/rules.ts'

const USERNAME: RegisterMode = { method: 'username', sms: false, mobilePassword: false }
const ASKED = { enabled: true, required: true }
const MOBILE: RegisterMode = { method: 'mobile', sms: true, mobilePassword: true }

describe('the fields of the registration form', () => {
  const names = (brand: FieldRules, gateway: FieldRules, mode: RegisterMode) =>
    listRegisterFields(mergeRules(brand, gateway, {}), mode).map(
      ({ name, required }) => name + (required ? '*' : ''),
    )

  test.each<[string, FieldRules, FieldRules, RegisterMode, string[]]>([
    ['are the required ones without any rules', {}, {}, USERNAME, ['username*', 'password*']],
    [
      'include the fields that every account needs, even if turned off',
      { password: { enabled: false } },
      { username: { enabled: false, required: false } },
      USERNAME,
      ['username*', 'password*'],
    ],
    [
      'exclude fields that the brand turned off, whatever the gateway says',
      { line: { enabled: false } },
      { line: { enabled: true, required: true } },
      USERNAME,
      ['username*', 'password*'],
    ],
    [
      'do not require a hidden field, and show a required one',
      {},
      { zalo: { enabled: false, required: true }, line: { required: true } },
      USERNAME,
      ['username*', 'password*', 'line*'],
    ],
    [
      'require a payment password if it is shown',
      {},
      { paymentPassword: { enabled: true, required: false } },
      USERNAME,
      ['username*', 'password*', 'paymentPassword*'],
    ],
    [
      'include code and password for a registration by mobile',
      {},
      { username: ASKED, confirmPassword: ASKED },
      MOBILE,
      ['mobileNum*', 'verificationCode*', 'password*', 'confirmPassword*'],
    ],
    [
      'are only the number for a registration by mobile without SMS and password',
      {},
      { password: { enabled: true, required: true } },
      { ...MOBILE, sms: false, mobilePassword: false },
      ['mobileNum*'],
    ],
    [
      'leave out optional fields, except the codes of an invitation',
      { zalo: { enabled: true, required: false } },
      {
        mobileNum: { enabled: true, required: false },
        captcha: { enabled: true },
        affiliateCode: { enabled: true },
        referralCode: { enabled: true },
        recommenderId: { enabled: true },
      },
      { ...USERNAME, sms: true },
      ['username*', 'password*', 'affiliateCode', 'referralCode', 'recommenderId'],
    ],
    [
      'include optional fields that the brand or the gateway places there',
      {
        zalo: { enabled: true, ask: 'registration' },
        line: { enabled: true, ask: 'registration' },
        email: { enabled: false, ask: 'registration' },
      },
      {
        line: { ask: 'later' },
        mobileNum: { enabled: true, ask: 'registration' },
        nickname: { enabled: true, required: true, ask: 'later' },
        affiliateCode: { enabled: true, ask: 'later' },
        captcha: { enabled: true, ask: 'registration' },
        confirmPassword: { enabled: true, ask: 'registration' },
      },
      { ...USERNAME, sms: true },
      ['username*', 'password*', 'mobileNum', 'verificationCode', 'nickname*', 'zalo'],
    ],
    [
      'repeat the password only if the rules demand it',
      { confirmPassword: { enabled: true } },
      { confirmPassword: { required: false } },
      USERNAME,
      ['username*', 'password*'],
    ],
    [
      'include a code that the gateway requires, also if the flag is off',
      {},
      { mobileNum: { required: true }, verificationCode: { enabled: true, required: true } },
      USERNAME,
      ['username*', 'password*', 'mobileNum*', 'verificationCode*'],
    ],
    [
      'leave out a captcha where a code by SMS proves the player',
      {},
      { captcha: ASKED, mobileNum: ASKED },
      { ...USERNAME, sms: true },
      ['username*', 'password*', 'mobileNum*', 'verificationCode*'],
    ],
    [
      'include a captcha if the code by SMS is for others only',
      {},
      { captcha: ASKED },
      { ...USERNAME, sms: true },
      ['username*', 'password*', 'captcha*'],
    ],
    [
      'include both captcha and code if the brand file insists',
      { captcha: ASKED },
      {},
      { ...MOBILE, mobilePassword: false },
      ['mobileNum*', 'verificationCode*', 'captcha*'],
    ],
  ])('the registration’s fields %s', (_, brand, gateway, mode, expected) => {
    expect(names(brand, gateway, mode)).toEqual(expected)
  })

  test('a captcha that the gateway demands is shown beside a code', () => {
    const rules = revealFields(mergeRules({}, { captcha: ASKED }, {}), ['captcha'])
    const shown = listRegisterFields(rules, { ...MOBILE, mobilePassword: false })
    expect(shown.map(({ name }) => name)).toEqual(['mobileNum', 'verificationCode', 'captcha'])
  })

  test('the registration’s fields follow the gateway’s order, then the brand file’s order', () => {
    const brand = { birthday: ASKED, zalo: ASKED, username: ASKED }
    const gateway = {
      captcha: ASKED,
      verificationCode: { enabled: true, required: false },
      confirmPassword: ASKED,
      mobileNum: ASKED,
      email: ASKED,
      zalo: {},
      password: ASKED,
    }
    const password = ['password*', 'confirmPassword*']
    const phone = ['mobileNum*', 'verificationCode*']
    const rest = ['email*', 'zalo*', ...password, 'birthday*']
    expect(names(brand, gateway, USERNAME)).toEqual([
      'mobileNum*',
      ...rest,
      'username*',
      'captcha*',
    ])
    const { mobileNum: number, ...others } = gateway
    const later = { username: ASKED, ...others, mobileNum: number }
    expect(names({}, later, MOBILE)).toEqual([...phone, 'email*', ...password])
    expect(names({ nickname: ASKED }, {}, USERNAME)).toEqual([
      'username*',
      'password*',
      'nickname*',
    ])
  })
})
