const COOKIE = 'remembered-account'

/**
 * Seconds for which the browser remembers the account name, which is one day (docs/product.md §9).
 */
const SECONDS = 24 * 60 * 60

/** Reads the account name that "remember me" stored; passwords and tokens are never stored. */
export function readRememberedAccount(): string {
  for (const pair of document.cookie.split('; ')) {
    const [name, value = ''] = pair.split('=')
    if (name !== COOKIE) continue
    try {
      return decodeURIComponent(value)
    } catch {
      return ''
    }
  }
  return ''
}

/** Stores the account name for a day, on this host only. An empty name deletes it. */
export function rememberAccount(account: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const age = account ? SECONDS : 0
  document.cookie = `${COOKIE}=${encodeURIComponent(account)}; Max-Age=${age}; Path=/; SameSite=Strict${secure}`
}
