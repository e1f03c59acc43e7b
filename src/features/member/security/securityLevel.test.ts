import { expect, test } from 'vitest'
import { readSecurityLevel } from './securityLevel.ts'

const security = (
  paymentPassword: boolean,
  authenticator: boolean,
  phone: boolean,
  email: boolean,
) => ({
  paymentPassword: { isSet: paymentPassword, lockedUntil: null },
  authenticator: { isOn: authenticator, recoveryCodesLeft: 0 },
  phone: phone ? '•••• 5678' : null,
  email: email ? 'a•••@b.co' : null,
})

test.each([
  [security(false, false, false, false), 0, 'low'],
  [security(false, false, true, true), 40, 'low'],
  [security(true, false, true, false), 55, 'medium'],
  [security(true, false, true, true), 70, 'medium'],
  [security(true, true, true, false), 85, 'high'],
  [security(true, true, true, true), 100, 'high'],
] as const)('the security level of an account with %j is %i, named %s', (given, score, grade) => {
  expect(readSecurityLevel(given)).toMatchObject({ score, grade })
})

test('the security level lists missing protections, the most effective first', () => {
  expect(readSecurityLevel(security(false, true, false, false)).missing).toEqual([
    'paymentPassword',
    'phone',
    'email',
  ])
})
