/**
 * Whether an origin is among patterns such as `https://cdn.example.com` or
 * `https://*.cdn.example.com` (one leading wildcard, as in CSP host sources; it matches any depth
 * of subdomain but not the bare host).
 */
export function matchesOrigin(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const wildcard = pattern.indexOf('//*.')
    if (wildcard < 0) return pattern === origin
    const scheme = pattern.slice(0, wildcard + 2)
    const suffix = pattern.slice(wildcard + 3)
    return (
      origin.startsWith(scheme) &&
      origin.endsWith(suffix) &&
      origin.length > scheme.length + suffix.length
    )
  })
}

/** `URL.parse`, which browsers of early 2024 lack; null for what is no address. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/**
 * Reads an address from outside. Relative addresses resolve against `base`; null for anything that
 * is not http(s), carries a user name, or lies outside `origins` (if given).
 */
export function outsideUrl(address: string, base: string, origins?: readonly string[]): URL | null {
  const url = parseUrl(address, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (origins && !matchesOrigin(url.origin, origins)) return null
  return url
}

/**
 * Reads where to go on this site; null for anything that could lead off it: another origin, a
 * scheme, `//`, backslashes and control characters, which browsers read in their own ways.
 */
export function innerPath(address: string): string | null {
  // oxlint-disable-next-line no-control-regex -- the very characters that must not pass
  if (!/^\/(?!\/)/.test(address) || /[\\\u0000-\u001f\u007f]/.test(address)) return null
  const base = 'https://inner.invalid'
  const url = parseUrl(address, base)
  return url?.origin === base && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : null
}

/** Where a link from outside leads: a page of this site, or another site. */
export type Destination = { kind: 'inner'; path: string } | { kind: 'outside'; href: string }

/** An address as routes compare it: without regard to case and a trailing slash. */
export function normalizePath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
}

/** A normalised address with its last part left open, as routes may name it: `/r/*` for `/r/abc`. */
export const openPath = (path: string): string => path.replace(/[^/]+$/, '*')

/** Whether a host is one of this machine's own names, such as `brand.localhost`. */
export const isOnThisMachine = (host: string): boolean => /(?:^|\.)localhost$/.test(host)
