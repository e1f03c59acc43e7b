export interface KeyStore {
  get(key: string): string | null
  /** @returns whether the value is stored beyond the life of this page */
  set(key: string, value: string): boolean
  remove(key: string): void
  /** Removes all keys except those that the pattern matches. */
  clear(kept?: RegExp): void
}

/**
 * Browser storage that never throws: if it is blocked, full or missing, values stay in memory for
 * as long as the page lives.
 */
export function createStore(open: () => Storage): KeyStore {
  const memory = new Map<string, string>()
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      const kept = attempt((storage) => (storage.setItem(key, value), true)) ?? false
      if (kept) memory.delete(key)
      else memory.set(key, value)
      return kept
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    clear: (kept) => {
      for (const key of memory.keys()) if (!kept?.test(key)) memory.delete(key)
      attempt((storage) => {
        for (const key of Object.keys(storage)) {
          if (!kept?.test(key)) storage.removeItem(key)
        }
      })
    },
  }
}

export const localStore = createStore(() => window.localStorage)
export const sessionStore = createStore(() => window.sessionStorage)
