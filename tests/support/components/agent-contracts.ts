import { localStore, sessionStore } from '#lib/storage.ts'
import { openGateway, showPage } from './center.tsx'
import {
  getContractCascade,
  getDownlineContract,
  getOwnContract,
  listContractHistory,
  listDownlineContracts,
  previewContract,
  processDailySalary,
  processDividend,
} from '../../../src/features/agent/contracts/api.ts'
import type { Terms } from '../../../src/features/agent/contracts/schema.ts'

/**
 * Fixture for tests of contracts: an agent with a dividend contract, an offer of lower rates, and
 * one downline.
 */

const TIERS = [
  { activeMembers: 5, validBet: '1000.00', rate: 50 },
  { activeMembers: 10, validBet: '5000.00', rate: 100 },
]

export const SALARY: Terms = { kind: 'dailySalary', tiers: TIERS }
export const DIVIDEND: Terms = {
  kind: 'dividend',
  period: 'M',
  costRatio: 50,
  carryOver: true,
  minBetDays: 2,
  tiers: [{ activeMembers: 5, validBet: '0', loss: '1000.00', rate: 2000 }],
}
const LOWER: Terms = { ...DIVIDEND, tiers: [{ ...DIVIDEND.tiers[0]!, rate: 1500 }] }

/** Makes a contract that is in force, unless `more` says otherwise. */
export const contract = (terms: Terms, more: object = {}) => ({
  id: 'c1',
  kind: terms.kind,
  version: 1,
  state: 'active',
  terms,
  offeredAt: '2030-01-01T00:00:00Z',
  expiresAt: null,
  signedAt: '2030-01-02T00:00:00Z',
  endedAt: null,
  endedBy: null,
  terminationAskedBy: null,
  steps: [],
  ...more,
})
/** Fields of a contract that is only offered, not signed. */
export const OFFER = {
  id: 'c2',
  version: 2,
  state: 'offered',
  signedAt: null,
  expiresAt: '2030-01-08T00:00:00Z',
}
export const MEMBER = { id: 'm7', account: 'niran77', nickname: 'Niran', level: 1 }
export const ARITHMETIC = {
  activeMembers: 12,
  tier: 1,
  lines: [
    { of: 'stakes', amount: '9000.00' },
    { of: 'wins', amount: '-5000.00' },
    { of: 'costs', amount: '-500.00' },
    { of: 'carriedIn', amount: '-1500.00' },
  ],
  base: '2000.00',
  parts: [{ of: 'base', base: '2000.00', rate: 2000, amount: '400.00' }],
  amount: '400.00',
  carriedOut: '0.00',
}
export const PERIOD = { start: '2030-01-01T17:00:00Z', end: '2030-01-02T17:00:00Z' }

/**
 * Makes the gateway answer with a dividend contract in force, an offer of a lower one, and a
 * downline without a salary contract.
 */
export function answerContracts(gateway: ReturnType<typeof openGateway>): void {
  gateway.answer(getOwnContract, () => ({
    current: contract(DIVIDEND),
    offered: contract(LOWER, OFFER),
    unsettled: [],
    upline: { account: 'de•••er' },
    next: null,
    currency: 'THB',
  }))
  gateway.answer(listContractHistory, () => ({ list: [], total: 0 }))
  gateway.answer(getContractCascade, () => ({ ends: [], digest: '' }))
  gateway.answer(listDownlineContracts, () => ({
    list: [
      { id: 'm7', member: MEMBER, hasWallet: true, isOpen: true, current: null, offered: null },
    ],
    currency: 'THB',
  }))
  gateway.answer(getDownlineContract, () => ({
    member: MEMBER,
    current: null,
    offered: null,
    hasWallet: true,
    isOpen: true,
    unsettled: [],
    own: SALARY,
    next: null,
    currency: 'THB',
  }))
  gateway.answer(previewContract, () => ({ ...PERIOD, ...ARITHMETIC, currency: 'THB' }))
  gateway.answer(processDividend, () => ({ contract: contract(LOWER), ended: 0 }))
  gateway.answer(processDailySalary, () => ({ contract: contract(SALARY, OFFER), ended: 0 }))
}

/** Opens a gateway with the contracts of the fixture, for a tab that has stored nothing. */
export function openContracts(): ReturnType<typeof openGateway> {
  localStore.clear()
  sessionStore.clear()
  const gateway = openGateway()
  answerContracts(gateway)
  return gateway
}

/** Shows a page of contracts to an agent, whose account is another in each test. */
export const showContracts = (Page: Parameters<typeof showPage>[0], hash: string) =>
  showPage(Page, hash, crypto.randomUUID(), 'agent')
