import { expect, test } from 'vitest'
import { REASON_WORDS, reasonOf } from './reasons.ts'
import { PAYOUT, WITHDRAWAL } from '#support/components/withdrawal.ts'

test('a withdrawal that failed for an unknown reason does not name why an earlier part was returned', () => {
  const returned = {
    ...WITHDRAWAL,
    reason: null,
    payouts: [{ ...PAYOUT, state: 'bounced' as const, reason: 'accountClosed' as const }],
  }
  expect(reasonOf({ ...returned, state: 'bounced' })).toBe(REASON_WORDS.accountClosed)
  expect(reasonOf({ ...returned, state: 'failed' })).toBeUndefined()
})
