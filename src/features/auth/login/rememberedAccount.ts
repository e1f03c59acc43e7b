const COOKIE = 'remembered-account'

/** One day (docs/product.md §9). */
const SECONDS = 24 * 60 * 60

/** The account name that "remember me" stored; never a password or token. */
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

/** Stores the name for a day, on this host only; an empty name deletes it. */
export function rememberAccount(account: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const age = account ? SECONDS : 0
  document.cookie = `${COOKIE}=${encodeURIComponent(account)}; Max-Age=${age}; Path=/; SameSite=Strict${secure}`
}
