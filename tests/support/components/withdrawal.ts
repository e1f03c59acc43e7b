import type {
  Payout,
  Withdrawal,
  WithdrawTerms,
} from '../../../src/features/member/withdraw/schema.ts'

/** Makes a payout account, to which withdrawals can go. */
export const account = (id: string, more: object = {}) => ({
  id,
  kind: 'bank' as const,
  institution: `Bank ${id}`,
  number: '•••• 6789',
  holder: 'Somchai Jaidee',
  isDefault: false,
  usableFrom: null,
  waitReason: null,
  fee: { percent: '0.5', fixed: '0', least: '10' },
  ...more,
})

/** Terms under which a withdrawal is possible. */
export const TERMS: WithdrawTerms = {
  currency: 'THB',
  available: '25480.50',
  held: '0.00',
  atVendors: '0.00',
  limits: {
    min: '100.00',
    max: '200000.00',
    dailyMax: '500000.00',
    dailyLeft: '20000.00',
    dailyCount: 10,
    dailyCountLeft: 9,
  },
  accounts: [
    account('new', { usableFrom: '2099-01-01T00:00:00.000Z' }),
    account('old'),
    account('dear', { fee: { percent: '0', fixed: '150', least: '0' } }),
  ],
  turnovers: [],
  secondFactor: null,
  factorHint: '',
  blockers: [],
  confirmMinutes: 30,
}

/** A payout that has just been sent. */
export const PAYOUT: Payout = {
  id: 'W1-1',
  amount: '990.00',
  state: 'sent',
  sentAt: new Date().toISOString(),
  confirmBy: new Date(Date.now() + 30 * 60_000).toISOString(),
  proofBy: null,
  reason: null,
}
/** A withdrawal that the operator has paid out in one payment; the player has not confirmed it yet. */
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
