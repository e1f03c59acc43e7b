import {
  CACHE,
  CSP,
  IMMUTABLE,
  MIRROR_FILE,
  READABLE,
  REVALIDATE,
  type SiteHeaders,
} from './headers.ts'

/** Pattern of a site's files that no visitor may read: names that start with `_` or a dot. */
const HIDDEN = String.raw`/(?:_|\.(?!well-known/))`

const DRAWINGS = String.raw`~ \.svg$`

/**
 * Writes an nginx include for the brand's `server` block, which sets `root` and proxies the
 * gateway. Only a location without `add_header` lines of its own inherits headers, so each location
 * repeats all headers.
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
  return `${[
    '# Inside the server block of this brand, after its "root" (the folder "site" beside this file):',
    '#   include <folder of this file>/nginx.conf;',
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
    location(
      '^~ /assets/',
      pagePolicy,
      [
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
    location(String.raw`~ \.[a-z0-9]+$`, pagePolicy, ['try_files $uri =404;'], REVALIDATE),
    location('/', pagePolicy, ['try_files $uri /index.html;'], REVALIDATE),
  ].join('\n')}\n`
}

/** Writes a Caddyfile snippet to import inside the brand's site block. */
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
    `header /game-return.html ${CSP} ${quote(framedPolicy)}`,
    '@livery_drawing path *.svg',
    `header @livery_drawing ${CSP} ${quote(drawingPolicy)}`,
    `header /${MIRROR_FILE} ${READABLE[0]} ${quote(READABLE[1])}`,
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
    '# Inside the site block of this brand, after its "root" (the folder "site" beside this file):',
    '#   import <folder of this file>/caddy.conf',
    "# The gateway's paths (/wps/*, /lgw/*, /lotto/*, /cdn/*) need a reverse_proxy beside it.",
    '@livery_own not path /wps/* /lgw/* /lotto/* /cdn/*',
    'route @livery_own {',
    ...lines.map((line) => `\t${line}`),
    '}',
  ].join('\n')}\n`
}

const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`
