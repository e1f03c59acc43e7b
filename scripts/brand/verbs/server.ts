import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { quote } from '#lib/quote.ts'
import type { Verb } from '../command-line.ts'
import { RefusedError, UsageError } from '../fault.ts'
import { displayPath, SITES } from '../places.ts'
import { writeCaddySites } from '../server/caddy-sites.ts'
import { CERTIFICATES, writeNginxSites } from '../server/nginx-sites.ts'
import { readServedSites, type ServedSite } from '../server/served-site.ts'
import type { Flag } from './flags.ts'

const SERVERS = ['nginx', 'caddy'] as const

/** The verb that writes a server's whole configuration for the sites in view (docs/servers.md). */
export const server: Verb = {
  description: 'Writes the whole configuration of nginx or Caddy for sites that are built',
  takes: 'ids',
  args: {
    for: { type: 'string', description: SERVERS.join(' or ') },
    upstream: {
      type: 'string',
      description: "Origin that answers the gateway's calls, for sites without --gateway",
    },
    out: { type: 'string', description: `Folder of the sites; ${displayPath(SITES)} unless given` },
    root: {
      type: 'string',
      description: 'The same folder as the server sees it; that of --out unless given',
    },
    certificates: {
      type: 'string',
      description: `Folder with <host>/fullchain.pem and privkey.pem; ${CERTIFICATES} for nginx unless given, while Caddy gets its own`,
    },
    brotli: { type: 'boolean', description: 'nginx has the module ngx_http_brotli_static' },
    file: { type: 'string', description: 'File to write; the terminal unless given' },
  },
  async run({ for: kind, upstream, out, root, certificates, brotli, file }, ids, say) {
    const name = SERVERS.find((one) => one === kind)
    if (!name) throw new UsageError('server needs --for nginx or --for caddy')
    if (name === 'caddy' && brotli) {
      throw new UsageError('Caddy sends brotli by itself; leave --brotli out')
    }
    const folder = (out as string | undefined) ?? SITES
    const sites = readServedSites(folder, ids)
    if (sites.length === 0) {
      throw new RefusedError(`No site is in ${displayPath(folder)}; emit them with "build"`)
    }
    const places = {
      root: resolve((root as string | undefined) ?? folder),
      upstream: readUpstream(upstream, sites),
      certificates: certificates === undefined ? undefined : resolve(certificates as string),
    }
    const text =
      name === 'nginx'
        ? writeNginxSites(sites, { ...places, brotli: brotli === true })
        : writeCaddySites(sites, places)
    if (file === undefined) {
      process.stdout.write(text)
      return
    }
    const path = resolve(file as string)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    say(`${displayPath(path)} is written, for ${sites.map(({ id }) => id).join(', ')}`)
  },
}

/** Reads the address of the gateway behind the server, which any site may need. */
function readUpstream(given: Flag, sites: readonly ServedSite[]): string | undefined {
  if (given === undefined) {
    const needy = sites.filter(({ hasOwnGateway }) => hasOwnGateway).map(({ id }) => id)
    if (needy.length === 0) return undefined
    throw new UsageError(
      `The gateway of ${needy.join(', ')} is the site's own origin: name where it runs, such as --upstream http://127.0.0.1:8080`,
    )
  }
  const url = URL.parse(String(given))
  if (url && /^https?:$/.test(url.protocol) && url.origin === given) return given
  throw new UsageError(
    `--upstream is ${quote(String(given))}, must be an origin without a path, such as http://127.0.0.1:8080`,
  )
}
