import type { Payout, Withdrawal } from './schema.ts'

/** An account to be paid to. */
export const account = (id: string, more: object = {}) => ({
  id,
  kind: 'bank' as const,
  institution: `Bank ${id}`,
  number: '•••• 6789',
  holder: 'Somchai Jaidee',
  isDefault: false,
  usableFrom: null,
  fee: { percent: '0.5', fixed: '0', least: '10' },
  ...more,
})

/** A part that was just sent. */
export const PAYOUT: Payout = {
  id: 'W1-1',
  amount: '990.00',
  state: 'sent',
  sentAt: new Date().toISOString(),
  confirmBy: new Date(Date.now() + 30 * 60_000).toISOString(),
  proofBy: null,
  reason: null,
}
/** A withdrawal that was just sent as a whole. */
export const WITHDRAWAL: Withdrawal = {
  id: 'W1',
  state: 'sent',
  currency: 'THB',
  amount: '1000.00',
  fee: '10.00',
  net: '990.00',
  account: account('old'),
  createdAt: new Date().toISOString(),
  sent: '990.00',
  received: '0.00',
  remainder: '0.00',
  returned: '0.00',
  reason: null,
  payouts: [PAYOUT],
  steps: [],
  isCancellable: false,
}
