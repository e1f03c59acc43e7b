import type { PlayKind } from './kinds.ts'

/**
 * Returns the headers of a demo game's page. They limit the game to its own server and let only the
 * brands' sites frame it. The hostile page gets no limits: the site itself must stop it.
 */
export function pageHeaders(kind: PlayKind, domains: readonly string[]): Record<string, string> {
  const own = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  const free = ['default-src * data: blob:', "script-src * 'unsafe-inline'"]
  const framing = `frame-ancestors ${ancestors(domains).join(' ')}`
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': [...(kind === 'hostile' ? free : own), framing].join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}

/**
 * Lists the sites that may frame a game: the brands' domains, and on this machine any
 * `*.localhost`.
 */
const ancestors = (domains: readonly string[]): string[] => [
  "'self'",
  'http://*.localhost:*',
  ...new Set(domains.map((domain) => `https://${domain}`)),
]
