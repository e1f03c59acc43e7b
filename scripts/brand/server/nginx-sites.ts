import { GATEWAY } from '../stamp/site-paths.ts'
import { findSecondName, type ServedSite } from './served-site.ts'
import { certificateOf, quotePath, rulesFile, type ServerPlaces, siteRoot } from './site-file.ts'

/** Folder in which certbot keeps its certificates. */
export const CERTIFICATES = '/etc/letsencrypt/live'

/**
 * Folder in which certbot answers the challenges of the certificate authority (`--webroot -w`): that
 * of Debian's own site, which answers before the first site of ours is there.
 */
const CHALLENGES = '/var/www/html'

export interface NginxPlaces extends ServerPlaces {
  /** Whether nginx has the module `ngx_http_brotli_static`. */
  brotli: boolean
}

/** Writes everything that nginx needs for these sites, to be included in its `http` block. */
export function writeNginxSites(sites: readonly ServedSite[], places: NginxPlaces): string {
  return `${[
    redirectToHttps(sites),
    UNKNOWN_HOSTS,
    ...sites.flatMap((site) => site.hosts.map((host) => writeSite(site, host, places))),
  ].join('\n\n')}\n`
}

const block = (opening: string, lines: readonly string[]) =>
  `${opening} {\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}\n`).join('')}}`

const server = (...lines: string[]) => block('server', lines)

/** The directive `http2 on` says the same from nginx 1.25.1 on; older versions do not know it. */
const TLS = ['listen 443 ssl http2;', 'listen [::]:443 ssl http2;']

/** Stands before the sites, since nginx takes the first server for a host that no server names. */
const UNKNOWN_HOSTS = `# A host that no site has gets no page.
${server(...TLS, 'server_name unknown.invalid;', 'ssl_reject_handshake on;')}`

/** Stands first, too, so that certbot can answer for a host before nginx has its certificate. */
function redirectToHttps(sites: readonly ServedSite[]): string {
  const names = sites.flatMap(({ hosts }) =>
    hosts.flatMap((host) => [host, findSecondName(host, hosts) ?? []].flat()),
  )
  const challenges = block('location ^~ /.well-known/acme-challenge/', [
    `root ${CHALLENGES};`,
    'default_type text/plain;',
    'try_files $uri =404;',
  ])
  return server(
    'listen 80;',
    'listen [::]:80;',
    `server_name ${names.join(' ')};`,
    challenges,
    'location / { return 301 https://$host$request_uri; }',
  )
}

/** Each host has a server of its own, since each has its own certificate. */
function writeSite(site: ServedSite, host: string, places: NginxPlaces): string {
  const { root, upstream, certificates = CERTIFICATES, brotli } = places
  const { chain, key } = certificateOf(certificates, host)
  const second = findSecondName(host, site.hosts)
  return `# ${site.id}\n${server(
    ...TLS,
    `server_name ${[host, second ?? []].flat().join(' ')};`,
    `ssl_certificate ${quotePath(chain)};`,
    `ssl_certificate_key ${quotePath(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:livery:10m;',
    ...(second ? [`if ($host = ${second}) { return 301 https://${host}$request_uri; }`] : []),
    `root ${quotePath(siteRoot(root, site))};`,
    ...(brotli ? ['brotli_static on;'] : []),
    ...(site.hasOwnGateway ? proxyToGateway(site, upstream!) : []),
    `include ${quotePath(rulesFile(root, site, 'nginx.conf'))};`,
  )}`
}

/**
 * Sends the gateway's calls on. The gateway gets the host of the request, by which it knows the
 * merchant. The visitor's own `X-Forwarded-For` is replaced, because anybody could write it.
 */
function proxyToGateway({ socketPath }: ServedSite, upstream: string): string[] {
  const proxy = [
    `proxy_pass ${upstream};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Host $host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    ...(upstream.startsWith('https:') ? VERIFIED : []),
  ]
  return [
    block(`location = ${socketPath}`, [
      ...proxy,
      'proxy_set_header Upgrade $http_upgrade;',
      'proxy_set_header Connection upgrade;',
      // By default, nginx closes a socket that is silent for a minute.
      'proxy_read_timeout 1h;',
    ]),
    block(`location ~ ${GATEWAY}`, [
      ...proxy,
      'proxy_set_header Connection "";',
      'gzip on;',
      'gzip_proxied any;',
      'gzip_min_length 1000;',
      'gzip_types application/json image/svg+xml text/csv text/plain;',
    ]),
  ]
}

/** Has nginx check the certificate of a gateway over TLS, which it does not do by itself. */
const VERIFIED = [
  'proxy_ssl_server_name on;',
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 4;',
  'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
]
