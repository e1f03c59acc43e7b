/** Name of the cookie. With https its prefix makes browsers refuse one that another host sets. */
const nameFor = (protocol: string) => `${protocol === 'https:' ? '__Host-' : ''}remembered-account`

/**
 * Seconds for which the browser remembers the account name, which is one day (docs/product.md §9).
 */
const SECONDS = 24 * 60 * 60

/** Reads the account name that "remember me" stored; passwords and tokens are never stored. */
export function readRememberedAccount(): string {
  for (const pair of document.cookie.split('; ')) {
    const [name, value = ''] = pair.split('=')
    if (name !== nameFor(window.location.protocol)) continue
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
  document.cookie = writeCookie(account, window.location.protocol)
}

/** Writes the cookie as a browser takes it. */
export function writeCookie(account: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  const age = account ? SECONDS : 0
  return `${nameFor(protocol)}=${encodeURIComponent(account)}; Max-Age=${age}; Path=/; SameSite=Strict${secure}`
}
