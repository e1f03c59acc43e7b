import type { Deposit } from './schema.ts'

/** A deposit that waits to be paid, and may still be cancelled. */
export const DEPOSIT: Deposit = {
  id: 'D1234567',
  methodId: 'promptpay',
  kind: 'promptPay',
  methodName: 'PromptPay',
  state: 'awaitingPayment',
  cause: null,
  reason: null,
  nextAction: { kind: 'none' },
  currency: 'THB',
  amount: '500.00',
  received: '0.00',
  fee: '0.00',
  credited: '0.00',
  bonus: null,
  createdAt: '2026-03-01T10:00:00Z',
  updatedAt: '2026-03-01T10:00:00Z',
  expiresAt: '2100-01-01T00:00:00Z',
  saidPaid: false,
  proofs: 0,
  confirmations: null,
  mayCancel: true,
}
