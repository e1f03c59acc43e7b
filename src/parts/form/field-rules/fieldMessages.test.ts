import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import type { Fault } from './faults.ts'
import { faultMessage, patternMessage } from './fieldMessages.ts'
import type { FaultSubject } from './faultSubjects.ts'

const wordsOf = (subject: FaultSubject, fault: Fault) => {
  const { id, message = '', values } = faultMessage(subject, fault)
  const messages = { en: { [id]: compileMessage(message) } }
  return setupI18n({ locale: 'en', messages })._(id, values)
}

test.each<[FaultSubject, Fault, string]>([
  ['username', { kind: 'length', min: 6, max: 12 }, 'Use 6–12 characters.'],
  ['username', { kind: 'length', min: 6, max: 255 }, 'Use at least 6 characters.'],
  ['password', { kind: 'length', min: 8 }, 'A password must have at least 8 characters.'],
  ['email', { kind: 'length', max: 255 }, 'Use 1–255 characters.'],
  [
    'username',
    { kind: 'pattern', patternId: 9, min: 4, max: 255 },
    'Use at least 4 characters: digits only.',
  ],
])(
  'the error message for an invalid %s depends on its length limits: %j',
  (subject, fault, words) => {
    expect(wordsOf(subject, fault)).toBe(words)
  },
)

test.each<[Fault, string]>([
  [{ kind: 'phone', min: 10, max: 10 }, 'A mobile number of 10 digits is required.'],
  [{ kind: 'length', min: 9, max: 10 }, 'A mobile number of 9–10 digits is required.'],
  [
    { kind: 'pattern', patternId: 9, min: 8, max: 255 },
    'A mobile number of at least 8 digits is required.',
  ],
  [{ kind: 'phone' }, 'Enter a valid mobile number.'],
  [{ kind: 'length', max: 255 }, 'Enter a valid mobile number.'],
])(
  'the error message for a phone number gives the required number of digits: %j',
  (fault, words) => {
    expect(wordsOf('mobileNum', fault)).toBe(words)
  },
)

test('the error message for a date field gives an example', () => {
  expect(patternMessage(13, 10, 10)?.message).toMatch(/1990-01-31/)
})
