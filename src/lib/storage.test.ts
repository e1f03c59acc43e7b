import { describe, expect, it } from 'vitest'
import { createStore } from './storage.ts'

function storage(overrides: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    ...overrides,
  }
}

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

describe('createStore', () => {
  it('browser storage keeps a stored value and reports success', () => {
    const backing = storage()
    const store = createStore(() => backing)
    expect(store.set('a', '1')).toBe(true)
    expect(store.get('a')).toBe('1')
    expect(backing.getItem('a')).toBe('1')
    store.remove('a')
    expect(store.get('a')).toBeNull()
  })

  it('values are kept in memory while browser storage is blocked', () => {
    const store = createStore(refuse)
    expect(store.set('a', '1')).toBe(false)
    expect(store.get('a')).toBe('1')
    store.remove('a')
    expect(store.get('a')).toBeNull()
  })

  it('a value that full browser storage refuses stays readable until a newer value replaces it', () => {
    let full = false
    const backing = storage()
    const store = createStore(() => ({
      ...backing,
      setItem: (key, value) => (full ? refuse() : backing.setItem(key, value)),
    }))
    store.set('a', 'old')
    full = true
    expect(store.set('a', 'new')).toBe(false)
    expect(store.get('a')).toBe('new')
    full = false
    store.set('a', 'newest')
    expect(store.get('a')).toBe('newest')
    expect(backing.getItem('a')).toBe('newest')
  })
})
