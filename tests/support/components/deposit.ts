import type { BonusOffer, Deposit, Method } from '../../../src/features/member/deposit/schema.ts'

/** A deposit that is not paid yet and can still be cancelled. */
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
  chosenBonus: null,
  createdAt: '2026-03-01T10:00:00Z',
  updatedAt: '2026-03-01T10:00:00Z',
  expiresAt: '2100-01-01T00:00:00Z',
  saidPaid: false,
  proofs: 0,
  confirmations: null,
  mayCancel: true,
}

export const METHOD: Method = {
  id: 'card',
  kind: 'card',
  name: 'Visa',
  min: '300',
  max: '1000',
  presets: [],
  feePercent: '0',
  minutes: 2,
  maintenance: null,
  networks: [],
}

export const OFFER: BonusOffer = {
  id: 'reload-bonus',
  title: '20%',
  percent: 20,
  most: '2000',
  least: '500',
  turnover: 10,
  betWithinDays: 30,
  weights: [
    { gameType: 'LIVE', percent: 20 },
    { gameType: 'PVP', percent: 50 },
  ],
}
