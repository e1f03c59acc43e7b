import {
  CACHE,
  CSP,
  IMMUTABLE,
  MIRROR_FILE,
  READABLE,
  REVALIDATE,
  type SiteHeaders,
} from './headers.ts'
import {
  ASSOCIATION,
  FILE_LIKE,
  GATEWAY,
  HIDDEN,
  OPEN_ADDRESSES,
  UNKNOWN_FILE,
  WELL_KNOWN,
} from './site-paths.ts'

/** Regular expression for an address such as `/r/*`. */
const openPattern = (address: string) => `^${address.replace('*', '[^/]+/?$')}`

/** File of an address such as `/r/*`. */
const openFile = (address: string) => address.replace('/*', '.html')

const DRAWINGS = String.raw`~ \.svg$`

/**
 * Writes an nginx include for the brand's `server` block (`scripts/brand/server/`), which sets
 * `root` and proxies the gateway. Only a location without `add_header` lines of its own inherits
 * headers, so each location repeats all headers.
 */
export function writeNginxFile({
  common,
  pagePolicy,
  framedPolicy,
  drawingPolicy,
}: SiteHeaders): string {
  const location = (match: string, policy: string, lines: string[], cache?: string) => {
    const headers = [...common, [CSP, policy] as const].map(
      ([name, value]) => `add_header ${name} ${quote(value)} always;`,
    )
    // Without "always", so that nginx does not let errors be cached for a year.
    if (cache) headers.push(`add_header ${CACHE} ${quote(cache)};`)
    return `location ${match} {\n${[...lines, ...headers].map((line) => `  ${line}\n`).join('')}}`
  }
  const hidden = `location ~ ${HIDDEN} { return 404; }`
  return `${[
    '# The headers and rules of this brand, for the server block that "npm run brand -- server" writes.',
    'index index.html;',
    'charset utf-8;',
    // nginx gives HTML its charset anyway, and warns if it is named.
    'charset_types text/css text/plain text/xml application/javascript application/json application/manifest+json;',
    'gzip_static on;',
    'gzip_vary on;',
    'server_tokens off;',
    'error_page 404 @livery_missing;',
    location('@livery_missing', pagePolicy, [
      'internal;',
      `add_header ${CACHE} "no-store" always;`,
      'return 404;',
    ]),
    location(
      `= /${ASSOCIATION}`,
      pagePolicy,
      ['default_type application/json;', 'try_files $uri =404;'],
      REVALIDATE,
    ),
    location(`~ ${WELL_KNOWN}`, pagePolicy, ['try_files $uri =404;'], REVALIDATE),
    hidden,
    location(
      '^~ /assets/',
      pagePolicy,
      [
        hidden,
        location(DRAWINGS, drawingPolicy, ['try_files $uri =404;'], IMMUTABLE),
        'try_files $uri =404;',
      ],
      IMMUTABLE,
    ),
    location('= /game-return.html', framedPolicy, [], REVALIDATE),
    location(
      `= /${MIRROR_FILE}`,
      pagePolicy,
      [`add_header ${READABLE[0]} ${quote(READABLE[1])};`],
      REVALIDATE,
    ),
    location(
      '= /manifest.webmanifest',
      pagePolicy,
      ['types { }', 'default_type application/manifest+json;'],
      REVALIDATE,
    ),
    location(DRAWINGS, drawingPolicy, ['try_files $uri =404;'], REVALIDATE),
    location(String.raw`~ ^/(?:404(?:\.html)?|game-return)/?$`, pagePolicy, [
      'error_page 404 @livery_lost;',
      'return 404;',
    ]),
    location(`~ ${FILE_LIKE}`, pagePolicy, ['try_files $uri =404;'], REVALIDATE),
    location('= /', pagePolicy, ['try_files /index.html =404;'], REVALIDATE),
    ...OPEN_ADDRESSES.map((address) =>
      location(
        `~ ${openPattern(address)}`,
        pagePolicy,
        [`try_files ${openFile(address)} @livery_unknown;`],
        REVALIDATE,
      ),
    ),
    location(
      String.raw`~ ^(?<livery_page>/.*?)/?$`,
      pagePolicy,
      ['try_files $uri ${livery_page}.html @livery_unknown;'],
      REVALIDATE,
    ),
    // Releases of older versions have no page for unknown addresses: there, home is every page.
    location(
      '@livery_unknown',
      pagePolicy,
      [
        'error_page 404 @livery_lost;',
        `if (-f $document_root/${UNKNOWN_FILE}) { return 404; }`,
        'try_files /index.html =404;',
      ],
      REVALIDATE,
    ),
    location('@livery_lost', pagePolicy, [
      'internal;',
      `add_header ${CACHE} "no-store" always;`,
      `try_files /${UNKNOWN_FILE} =404;`,
    ]),
  ].join('\n')}\n`
}

/** Writes a Caddyfile snippet for the brand's site block (`scripts/brand/server/`). */
export function writeCaddyFile({
  common,
  pagePolicy,
  framedPolicy,
  drawingPolicy,
}: SiteHeaders): string {
  const headers = [...common, [CSP, pagePolicy] as const]
  // "route" keeps the order of the lines; elsewhere Caddy applies general headers last.
  const lines = [
    'header {',
    ...headers.map(([name, value]) => `\t${name} ${quote(value)}`),
    `\t${CACHE} "${REVALIDATE}"`,
    '}',
    ...matching('game_return', String.raw`^/game-return\.html$`),
    `header @livery_game_return ${CSP} ${quote(framedPolicy)}`,
    ...matching('drawing', String.raw`\.svg$`),
    `header @livery_drawing ${CSP} ${quote(drawingPolicy)}`,
    ...matching('mirror', `^/${MIRROR_FILE.replace('.', String.raw`\.`)}$`),
    `header @livery_mirror ${READABLE[0]} ${quote(READABLE[1])}`,
    ...matching('manifest', String.raw`^/manifest\.webmanifest$`),
    'header @livery_manifest Content-Type application/manifest+json',
    ...matching('association', `^/${ASSOCIATION.replace('.', String.raw`\.`)}$`),
    'header @livery_association Content-Type application/json',
    ...matching('hidden', HIDDEN, `not path_regexp ${WELL_KNOWN}`),
    'respond @livery_hidden 404',
    // Caddy would lead from "/robots.txt/" to the file, and from the name of a folder into it.
    ...matching('folder', String.raw`\.[A-Za-z0-9]+/$`),
    'respond @livery_folder 404',
    ...matching('lasting', '^/assets/', 'file'),
    `header @livery_lasting ${CACHE} "${IMMUTABLE}"`,
    ...matching('missing', `^/assets/|${FILE_LIKE}|${WELL_KNOWN}`, 'not file'),
    'respond @livery_missing 404',
    // Caddy looks at the lines of a matcher in any order, so none may rest on another.
    ...matching('slash', '^/.+/$'),
    'uri @livery_slash strip_suffix /',
    ...matching('page', '^/.', 'not path /game-return', 'file {path}.html'),
    'rewrite @livery_page {path}.html',
    ...OPEN_ADDRESSES.flatMap((address, at) => [
      ...matching(`open${at}`, openPattern(address), `file ${openFile(address)}`),
      `rewrite @livery_open${at} ${openFile(address)}`,
    ]),
    '@livery_unknown {',
    '\tnot file',
    '\tnot path /',
    `\tfile /${UNKNOWN_FILE}`,
    '}',
    `rewrite @livery_unknown /${UNKNOWN_FILE}`,
    // Releases of older versions have no page for unknown addresses: there, home is every page.
    '@livery_other not file',
    'rewrite @livery_other /index.html',
    `@livery_lost path /${UNKNOWN_FILE}`,
    `header @livery_lost ${CACHE} no-store`,
    'file_server @livery_lost {',
    '\tstatus 404',
    '\tprecompressed br gzip',
    '}',
    'file_server {',
    '\tprecompressed br gzip',
    '}',
  ]
  return `${[
    '# The headers and rules of this brand, for the site block that "npm run brand -- server" writes.',
    `@livery_own not path_regexp ${GATEWAY}`,
    'route @livery_own {',
    ...lines.map((line) => `\t${line}`),
    '}',
  ].join('\n')}\n`
}

/**
 * Lines of a named Caddy matcher. Its paths are regular expressions, since Caddy's `path` takes no
 * notice of case, while the file system does.
 */
const matching = (name: string, path: string, ...more: string[]) => [
  `@livery_${name} {`,
  `\tpath_regexp ${path}`,
  ...more.map((line) => `\t${line}`),
  '}',
]

const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`
