import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { forgetSessionAtom, startSessionAtom } from '#core/session/session.ts'
import { clearSearchesAtom, keepSearchAtom, recentSearchesAtom } from './recents.ts'

test('the last six searched texts are kept, each once, until they are cleared', () => {
  const store = createStore()
  const keep = (...texts: string[]) => texts.forEach((text) => store.set(keepSearchAtom, text))
  const kept = () => store.get(recentSearchesAtom)
  keep('dragon', ' rong   ho ', 'x', 'new slots', 'ㅂㅋㄹ', 'x'.repeat(61), 'Dragon')
  expect(kept()).toEqual(['Dragon', 'ㅂㅋㄹ', 'new slots', 'rong ho'])
  keep('five', 'six', 'seven')
  expect(kept()).toEqual(['seven', 'six', 'five', 'Dragon', 'ㅂㅋㄹ', 'new slots'])
  store.set(clearSearchesAtom)
  expect(kept()).toEqual([])
})

test('the searches of a member are gone after the logout, and a visitor’s come back', () => {
  const store = createStore()
  store.set(keepSearchAtom, 'visitor')
  const logIn = (account: string) =>
    store.set(startSessionAtom, {
      outcome: 'loggedIn',
      token: account,
      memberInfo: { id: account, account, type: 0 },
      firstTimeLogin: false,
      passwordChange: null,
      idleSeconds: 1800,
      expiresAt: '2100-01-01T00:00:00Z',
    })
  logIn('one')
  expect(store.get(recentSearchesAtom)).toEqual([])
  store.set(keepSearchAtom, 'private')
  expect(store.get(recentSearchesAtom)).toEqual(['private'])
  logIn('two')
  expect(store.get(recentSearchesAtom)).toEqual([])
  store.set(keepSearchAtom, 'secret')
  store.set(forgetSessionAtom)
  expect(store.get(recentSearchesAtom)).toEqual(['visitor'])
  store.set(clearSearchesAtom)
})

test('searches that an earlier release kept are removed when the search loads', async () => {
  const kept = new Map([
    ['searches:v1', '["private"]'],
    ['searches:v2', '["visitor"]'],
  ])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('window', { localStorage: storage })
  vi.resetModules()
  await import('./recents.ts')
  expect([...kept.keys()]).toEqual(['searches:v2'])
  vi.unstubAllGlobals()
})
