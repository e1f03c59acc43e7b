import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { ACCOUNT_TYPES } from '#core/brand/accountTypes.ts'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { identityAtom, isOfficeAgentAtom, startSessionAtom } from './session.ts'

const OWN = { agents: [10, 60], officeAgents: [60], trials: [8, 9] }

test.each([
  [ACCOUNT_TYPES, 1, 'agent', false],
  [ACCOUNT_TYPES, 42, 'agent', true],
  [ACCOUNT_TYPES, 4, 'trial', false],
  [ACCOUNT_TYPES, 60, 'member', false],
  [OWN, 10, 'agent', false],
  [OWN, 60, 'agent', true],
  [OWN, 9, 'trial', false],
  [OWN, 1, 'member', false],
] as const)('the lists %j make an account of type %d a %s', (lists, type, who, isOffice) => {
  const store = createStore()
  store.set(brandAtom, { accountTypes: lists } as unknown as RuntimeBrand)
  store.set(startSessionAtom, {
    outcome: 'loggedIn',
    token: 'token-of-twenty-letters',
    memberInfo: { id: 'm1', account: 'm1', type },
    firstTimeLogin: false,
    passwordChange: null,
    idleSeconds: 900,
    expiresAt: '2100-01-01T00:00:00Z',
  })
  expect(store.get(identityAtom)).toBe(who)
  expect(store.get(isOfficeAgentAtom)).toBe(isOffice)
})
