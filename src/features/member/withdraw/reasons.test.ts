import { expect, test } from 'vitest'
import { REASON_WORDS, reasonOf } from './reasons.ts'
import { PAYOUT, WITHDRAWAL } from '#support/components/withdrawal.ts'

test('a withdrawal failed for an unknown reason shows no reason of an earlier payout', () => {
  const returned = {
    ...WITHDRAWAL,
    reason: null,
    payouts: [{ ...PAYOUT, state: 'bounced' as const, reason: 'accountClosed' as const }],
  }
  expect(reasonOf({ ...returned, state: 'bounced' })).toBe(REASON_WORDS.accountClosed)
  expect(reasonOf({ ...returned, state: 'failed' })).toBeUndefined()
})
