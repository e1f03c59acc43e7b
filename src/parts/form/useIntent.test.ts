import { expect, test } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { isUncertain } from './useIntent.ts'

test.each([
  ['network', 0, true],
  ['timeout', 0, true],
  ['malformed_reply', 200, true],
  ['system_error', 500, true],
  ['invalid_fields', 422, false],
  ['encryption_failed', 0, false],
])(
  'after the error %s with status %i the result of a call is unknown: %s',
  (code, status, uncertain) => {
    expect(isUncertain(new GatewayError(code, { status }))).toBe(uncertain)
  },
)
