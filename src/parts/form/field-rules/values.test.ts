import { expect, test } from 'vitest'
import { findFault, isOfAge } from './values.ts'

test.each([
  ['2005-11-21', '2026-11-21', true],
  ['2005-11-22', '2026-11-21', false],
  ['2004-02-29', '2025-02-28', false],
  ['2004-02-29', '2025-03-01', true],
])('a player born on %s has the age of 21 on %s: %s', (birthday, today, expected) => {
  expect(isOfAge(birthday, 21, today)).toBe(expected)
})

test.each([
  ['123456', 'weak'],
  ['987654', 'weak'],
  ['111111', 'weak'],
  ['121212', 'weak'],
  ['258258', 'weak'],
  ['112233', 'weak'],
  ['111222', 'weak'],
  ['771177', 'weak'],
  ['112358', undefined],
  ['112234', undefined],
  ['135790', undefined],
  ['123', 'length'],
  [' 13579', 'edgeSpaces'],
])('the payment password %s has the fault %s', (value, kind) => {
  const day = { today: '2026-11-21', minimumAge: 18 }
  expect(findFault('paymentPassword', value, { minLength: 6, maxLength: 6 }, day)?.kind).toBe(kind)
})
