/**
 * Whether an origin matches one of the patterns, such as `https://cdn.example.com` or
 * `https://*.cdn.example.com`. A leading wildcard matches any depth of subdomain but not the bare
 * host, as in CSP host sources.
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

/** Replaces `URL.parse`, which browsers of early 2024 lack; null if the text is not an address. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/**
 * Reads an address from outside; relative addresses resolve against `base`. Null if it is not
 * http(s), has a user name, or lies outside the given `origins`.
 */
export function outsideUrl(address: string, base: string, origins?: readonly string[]): URL | null {
  const url = parseUrl(address, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (origins && !matchesOrigin(url.origin, origins)) return null
  return url
}

/**
 * Reads a path of this site. Null for an address that could lead off it: another origin, a scheme,
 * `//`, backslashes, or control characters, which browsers read in different ways.
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

/** The target of a link from outside content: a page of this site, or another site. */
export type Destination = { kind: 'inner'; path: string } | { kind: 'outside'; href: string }

/** Normalises a path as routes compare it: lower case and without a trailing slash. */
export function normalizePath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
}

/**
 * Replaces the last part of a normalised path by `*`: `/r/abc` becomes `/r/*`, as some routes are
 * written.
 */
export const openPath = (path: string): string => path.replace(/[^/]+$/, '*')

/** Whether a host is one of this machine's own names, such as `brand.localhost`. */
export const isOnThisMachine = (host: string): boolean => /(?:^|\.)localhost$/.test(host)
