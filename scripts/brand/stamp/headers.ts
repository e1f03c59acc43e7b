/** A response header. */
export type Header = readonly [name: string, value: string]

/** The headers of a brand's site (docs/quality.md §3), from which each server's file is written. */
export interface SiteHeaders {
  /** Sent with everything. */
  common: readonly Header[]
  /** Policy of the pages, and of the one page that our own pages may frame. */
  pagePolicy: string
  framedPolicy: string
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'
const CSP = 'Content-Security-Policy'
const CACHE = 'Cache-Control'

/** The headers that do not depend on the page. */
export function commonHeaders(permissionsPolicy: string): Header[] {
  return [
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', permissionsPolicy],
  ]
}

/**
 * The `_headers` file of static hosts. Where several rules match, these hosts join the values of
 * one header, so a rule first drops (`!`) what an earlier one set.
 */
export function writeHeadersFile({ common, pagePolicy, framedPolicy }: SiteHeaders): string {
  const rule = (pattern: string, headers: readonly Header[], dropped: readonly string[] = []) =>
    [
      pattern,
      ...dropped.map((name) => `  ! ${name}`),
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n')
  return `${[
    rule('/*', [...common, [CSP, pagePolicy], [CACHE, REVALIDATE]]),
    rule('/game-return.html', [[CSP, framedPolicy]], [CSP]),
    rule('/assets/*', [[CACHE, IMMUTABLE]], [CACHE]),
  ].join('\n\n')}\n`
}

/** Files of the emission that no visitor may read: their names start with `_` or a dot. */
const HIDDEN = String.raw`/(?:_|\.(?!well-known/))`

/**
 * An nginx include for the brand's `server` block, which sets `root` and proxies the gateway.
 * `add_header` lines are inherited only by a location that has none, so each repeats them all.
 */
export function writeNginxFile({ common, pagePolicy, framedPolicy }: SiteHeaders): string {
  const location = (match: string, policy: string, lines: string[], cache?: string) => {
    const headers = [...common, [CSP, policy] as const].map(
      ([name, value]) => `add_header ${name} ${quote(value)} always;`,
    )
    // Without "always": an error must not be kept for a year.
    if (cache) headers.push(`add_header ${CACHE} ${quote(cache)};`)
    return `location ${match} {\n${[...lines, ...headers].map((line) => `  ${line}\n`).join('')}}`
  }
  return `${[
    '# Inside the server block of this brand, after its "root" (the folder of this file):',
    '#   include <root>/_nginx.conf;',
    '# The gateway\'s paths (/wps/, /lgw/, /lotto/, /cdn/) need a "location ^~" with proxy_pass beside it.',
    'index index.html;',
    'charset utf-8;',
    'charset_types text/html text/css text/plain text/xml application/javascript application/json application/manifest+json;',
    'gzip_static on;',
    'gzip_vary on;',
    'server_tokens off;',
    'error_page 404 @livery_missing;',
    location('@livery_missing', pagePolicy, [
      'internal;',
      `add_header ${CACHE} "no-store" always;`,
      'return 404;',
    ]),
    `location ~ ${HIDDEN} {\n  return 404;\n}`,
    location('^~ /assets/', pagePolicy, ['try_files $uri =404;'], IMMUTABLE),
    location('= /game-return.html', framedPolicy, [], REVALIDATE),
    location(
      '= /manifest.webmanifest',
      pagePolicy,
      ['types { }', 'default_type application/manifest+json;'],
      REVALIDATE,
    ),
    location(String.raw`~ \.[a-z0-9]+$`, pagePolicy, ['try_files $uri =404;'], REVALIDATE),
    location('/', pagePolicy, ['try_files $uri /index.html;'], REVALIDATE),
  ].join('\n')}\n`
}

/** A Caddyfile snippet to import inside the brand's site block. */
export function writeCaddyFile({ common, pagePolicy, framedPolicy }: SiteHeaders): string {
  const headers = [...common, [CSP, pagePolicy] as const]
  // "route" keeps the order; elsewhere Caddy lets a general header have the last word.
  const lines = [
    'header {',
    ...headers.map(([name, value]) => `\t${name} ${quote(value)}`),
    `\t${CACHE} "${REVALIDATE}"`,
    '}',
    `header /game-return.html ${CSP} ${quote(framedPolicy)}`,
    'header /manifest.webmanifest Content-Type application/manifest+json',
    '@livery_hidden path /_* /.*',
    'respond @livery_hidden 404',
    '@livery_lasting {',
    '\tpath /assets/*',
    '\tfile',
    '}',
    `header @livery_lasting ${CACHE} "${IMMUTABLE}"`,
    '@livery_page {',
    String.raw`	not path_regexp \.[a-z0-9]+$`,
    '\tnot path /assets/*',
    '\tnot file',
    '}',
    'rewrite @livery_page /index.html',
    'file_server {',
    '\tprecompressed br gzip',
    '}',
  ]
  return `${[
    '# Inside the site block of this brand, after its "root" (the folder of this file):',
    '#   import <root>/_caddy.conf',
    "# The gateway's paths (/wps/*, /lgw/*, /lotto/*, /cdn/*) need a reverse_proxy beside it.",
    '@livery_own not path /wps/* /lgw/* /lotto/* /cdn/*',
    'route @livery_own {',
    ...lines.map((line) => `\t${line}`),
    '}',
  ].join('\n')}\n`
}

const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`
