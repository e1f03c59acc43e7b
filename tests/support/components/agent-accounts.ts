import { getRegisterSettings } from '#core/system/api.ts'
import type { openGateway } from './center.tsx'
import { getRegisterValidation } from '#parts/form/field-rules/api.ts'
import {
  addDownline,
  checkDownline,
  getAccountTerms,
  getOpenedAccount,
  listInvitationDays,
  listInvitations,
  listOpenedAccounts,
} from '../../../src/features/agent/accounts/api.ts'
import type { LinkState } from '../../../src/features/agent/accounts/schema.ts'

/**
 * Fixture for tests of accounts and links: an agent with one invitation link and one opened
 * account.
 */

export const OWN = { slots: 80, live: 60, cards: 60, fishing: 80, sports: 50, lottery: 40 }
export const TERMS = { rates: OWN, ownCode: 'AGENT01', mayOpen: true, links: 1, mostLinks: 30 }
export const RESULTS = { opens: 9, registrations: 5, firstDeposits: 2, validBet: '1200.00' }

const OPENED = {
  id: 'A1',
  account: 'newhand',
  nickname: 'newhand',
  kind: 'PLAYER',
  rates: OWN,
  at: '2026-11-22T05:00:00Z',
  taken: false,
}

export const linkIn = (state: LinkState, more: object = {}) => ({
  id: 'L1',
  code: 'LINE2026',
  kind: 'PLAYER',
  channel: 'Line group',
  rates: OWN,
  state,
  createdAt: '2026-11-01T05:00:00Z',
  lastDay: null,
  usesLimit: null,
  results: RESULTS,
  ...more,
})

type Gateway = ReturnType<typeof openGateway>

export const answerLinks = (gateway: Gateway, ...list: object[]) =>
  gateway.answer(listInvitations, () => ({ currency: 'THB', list }))

export function answerAccounts(gateway: Gateway): void {
  gateway.answer(getAccountTerms, () => TERMS)
  gateway.answer(getRegisterSettings, () => ({ fields: {} }))
  gateway.answer(getRegisterValidation, () => ({ fields: { password: { minLength: 8 } } }))
  gateway.answer(listOpenedAccounts, () => ({ list: [] }))
  gateway.answer(checkDownline, () => ({}))
  gateway.answer(addDownline, () => OPENED)
  gateway.answer(getOpenedAccount, () => OPENED)
  answerLinks(gateway, linkIn('ACTIVE'))
  gateway.answer(listInvitationDays, () => ({
    currency: 'THB',
    totals: RESULTS,
    days: [{ day: '2026-11-21', ...RESULTS }],
  }))
}
