import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteHeaders, siteHeaders } from '#scripts/brand/stamp/headers.ts'
import { cloudflareFiles, writeHeadersFile } from '#scripts/brand/stamp/headers-file.ts'
import { writeCaddyFile, writeNginxFile } from '#scripts/brand/stamp/server-files.ts'
import { startSandbox } from '#scripts/sandbox/server.ts'
import { makeBrand, makeSitesFolder } from '#support/sites.ts'
import { CADDY, startCaddy } from './caddy.ts'
import { leavesOutNginx, startNginx } from './nginx.ts'

const APP = '<!doctype html><title>The app</title>'
const PROMOTIONS = '<!doctype html><title>Promotions</title>'
const MEMBER = '<!doctype html><title>For members</title>'
const RETURN = '<!doctype html><title>Back</title>'

const BODIES: Readonly<Record<string, string>> = {
  [APP]: 'app',
  [PROMOTIONS]: 'promotions',
  [MEMBER]: 'member',
  [RETURN]: 'return',
}

/** Answers as the table below writes them: status, policy, how long it is kept, body. */
const PAGE = '200 page fresh app'
const OWN_PAGE = '200 page fresh promotions'
const UNLISTED = '200 page fresh member'
const UNKNOWN = '404 closed fresh member'
const FRAMED = '200 framed fresh return'
const FILE = '200 page fresh file'
const DRAWING = '200 drawing fresh file'
const ASSET = '200 page kept file'
const ASSET_DRAWING = '200 drawing kept file'
const MISSING = '404 closed fresh none'

const ANSWERS: Readonly<Record<string, string>> = {
  '/': PAGE,
  '/?a=1': PAGE,
  '/index.html': PAGE,
  '/index.html?a=1': PAGE,
  '/INDEX.HTML': MISSING,
  '/index.html/': MISSING,
  '/promotions': OWN_PAGE,
  '/promotions/': OWN_PAGE,
  '/promotions?tab=2': OWN_PAGE,
  '/en': PAGE,
  '/en/': PAGE,
  '/en/promotions': OWN_PAGE,
  '/en/promotions/': OWN_PAGE,
  '/en/help': UNKNOWN,
  '/PROMOTIONS': UNKNOWN,
  '/login?next=%2Fmember': UNLISTED,
  '/r/ABC12': UNLISTED,
  '/r/ABC12/': UNLISTED,
  '/r/%E0%B8%81': UNLISTED,
  '/r': UNLISTED,
  '/r/ABC12/more': UNKNOWN,
  '/promotions/42': UNKNOWN,
  '/help/deposit/fees': UNKNOWN,
  '/user.name/profile': UNKNOWN,
  '/no/such/route': UNKNOWN,
  '/a.b-c': UNKNOWN,
  '/a.': UNKNOWN,
  '/%E0%B8%81%E0%B8%82': UNKNOWN,
  '/assets': UNKNOWN,
  '/404': UNKNOWN,
  '/404.html': UNKNOWN,
  '/game-return': UNKNOWN,
  '/game-return/': UNKNOWN,
  '/game-return.html': FRAMED,
  '/game-return.html?reason=closed': FRAMED,
  '/%67ame-return.html': FRAMED,
  '//game-return.html': FRAMED,
  '/GAME-RETURN.HTML': MISSING,
  '/Game-Return.html': MISSING,
  '/game-return.HTML': MISSING,
  '/game-return.html/': MISSING,
  '/x/game-return.html': MISSING,
  '/assets/game-return.html': MISSING,
  '/mirror.json': FILE,
  '/mirror.json?t=1': FILE,
  '/Mirror.json': MISSING,
  '/mirrorxjson': UNKNOWN,
  '/manifest.webmanifest': FILE,
  '/Manifest.webmanifest': MISSING,
  '/robots.txt': FILE,
  '/ROBOTS.TXT': MISSING,
  '/robots.txt/': MISSING,
  '/favicon.ico': MISSING,
  '/nothing.png': MISSING,
  '/deep/nothing.js': MISSING,
  '/mark.svg': DRAWING,
  '/MARK.SVG': MISSING,
  '/lost.svg': MISSING,
  '/assets/app-1234.js': ASSET,
  '/assets/app-1234.js?v=2': ASSET,
  '/assets/APP-1234.JS': MISSING,
  '/ASSETS/app-1234.js': MISSING,
  '/assets/app-1234.js.gz': ASSET,
  '/assets/words/th.json': ASSET,
  '/assets/words': MISSING,
  '/assets/words/': MISSING,
  '/assets/': MISSING,
  '/assets/lost': MISSING,
  '/assets/lost.js': MISSING,
  '/assets/mark.9.svg': ASSET_DRAWING,
  '/assets/lost.svg': MISSING,
  '/_headers': MISSING,
  '/_redirects': MISSING,
  '/_anything': MISSING,
  '/assets/_private.js': MISSING,
  '/.lock': MISSING,
  '/deep/.git/config': MISSING,
  '/nginx.conf': MISSING,
  '/caddy.conf': MISSING,
  '/release.json': MISSING,
  '/google12ab.html': FILE,
  '/google12ab': FILE,
  '/BingSiteAuth.xml': FILE,
  '/bingsiteauth.xml': MISSING,
  '/.well-known/security.txt': FILE,
  '/.well-known/apple-app-site-association': FILE,
  '/.well-known/Apple-App-Site-Association': MISSING,
  '/.well-known/change-password': MISSING,
  '/.well-known/': MISSING,
  '/.well-known': MISSING,
  '/WPS/system': UNKNOWN,
}

const folder = mkdtempSync(join(tmpdir(), 'livery-servers-'))
const brand = makeBrand('lotus', { origins: { games: ['https://*.games.example'] } })
const headers = siteHeaders(brand, '')
const FILES: Readonly<Record<string, string | Buffer>> = {
  ...cloudflareFiles(['game-return.html', 'google12ab.html']),
  _headers: writeHeadersFile(headers),
  'index.html': APP,
  'promotions.html': PROMOTIONS,
  'en/promotions.html': PROMOTIONS,
  'en.html': APP,
  'login.html': MEMBER,
  'r.html': MEMBER,
  '404.html': MEMBER,
  'game-return.html': RETURN,
  'mirror.json': '{}',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'mark.svg': '<svg/>',
  'google12ab.html': 'google-site-verification: google12ab.html',
  'BingSiteAuth.xml': '<users/>',
  '.well-known/security.txt': 'Contact: none',
  '.well-known/apple-app-site-association': '{}',
  'assets/app-1234.js.gz': gzipSync('export {}'),
  'assets/_private.js': 'export {}',
  'assets/words/th.json': '{}',
  'assets/mark.9.svg': '<svg/>',
}
const sites = makeSitesFolder()
const closers: (() => Promise<void>)[] = []
const ports: Record<string, { port: number; host: string }> = {}

beforeAll(async () => {
  sites.emit(brand, FILES)
  const sandbox = await startSandbox({ port: 0, sites: sites.path, data: ':memory:', art: folder })
  closers.push(() => sandbox.close())
  ports['sandbox'] = { port: sandbox.port, host: `lotus.localhost:${sandbox.port}` }
  const root = join(sites.path, '_current/lotus/site')
  const include = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  if (!leavesOutNginx) {
    const rules = include('nginx-rules.conf', writeNginxFile(headers))
    const nginx = await startNginx({ port: 4366, folder, root, include: rules })
    closers.push(() => nginx.close())
    ports['nginx'] = { port: 4366, host: 'lotus.example' }
  }
  if (CADDY) {
    const rules = include('caddy-rules.conf', writeCaddyFile(headers))
    const caddy = await startCaddy({ port: 4365, folder, root, include: rules })
    closers.push(() => caddy.close())
    ports['Caddy'] = { port: 4365, host: '127.0.0.1:4365' }
  }
}, 60_000)
afterAll(async () => {
  await Promise.all(closers.map((close) => close()))
  sites.remove()
  rmSync(folder, { recursive: true })
})

const SERVERS: [name: string, isHere: boolean][] = [
  ['sandbox', true],
  ['nginx', !leavesOutNginx],
  ['Caddy', Boolean(CADDY)],
]

for (const [name, isHere] of SERVERS) {
  test.skipIf(!isHere)(
    `the answers of ${name} to each address are those of the table`,
    async () => {
      const answers: Record<string, string> = {}
      for (const path of Object.keys(ANSWERS)) answers[path] = await answerOf(ports[name]!, path)
      expect(answers).toEqual(ANSWERS)
    },
  )
}

test('the function for CloudFront in the docs leads the addresses of pages to the page', () => {
  const [, code] = /```js\n([^]*?)```/.exec(readFileSync('docs/servers.md', 'utf8'))!
  const handler = new Function(`${code}; return handler`)() as (event: {
    request: { uri: string }
  }) => { uri: string }
  for (const [address, answer] of Object.entries(ANSWERS)) {
    const uri = address.replace(/\?.*/, '')
    const led = handler({ request: { uri } }).uri
    // What begins with a sign that hides it is uploaded nowhere, and the rest needs a server's rule.
    if (
      /\/[_.]/.test(uri) ||
      uri.startsWith('/404') ||
      [FRAMED, ASSET, ASSET_DRAWING].includes(answer)
    )
      continue
    const file = FILES[led.slice(1)]
    const body = file === undefined ? 'none' : (BODIES[String(file)] ?? 'file')
    const isThere = answer.startsWith('200')
    expect([uri, led, body]).toEqual([uri, led, isThere ? answer.split(' ').at(-1) : 'none'])
  }
})

/** Media types of files that operators add, without their charset. */
const TYPES = {
  '/google12ab.html': ['text/html'],
  '/BingSiteAuth.xml': ['text/xml', 'application/xml'],
  '/.well-known/security.txt': ['text/plain'],
  '/.well-known/apple-app-site-association': ['application/json'],
}

for (const [name, isHere] of SERVERS) {
  test.skipIf(!isHere)(
    `${name} sends the files that an operator adds with their types`,
    async () => {
      for (const [path, types] of Object.entries(TYPES)) {
        const { headers: sent } = await get(ports[name]!, path)
        expect(types, path).toContain(sent['content-type']?.replace(/;.*/, ''))
      }
    },
  )
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Asks for an address as it is written: no part of it is resolved or decoded before. */
function get({ port, host }: { port: number; host: string }, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = { host: '127.0.0.1', port, path, headers: { Host: host, Accept: 'text/html' } }
    request(asked, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode!, headers: response.headers, body })
      })
    })
      .once('error', reject)
      .end()
  })
}

async function answerOf(place: { port: number; host: string }, path: string): Promise<string> {
  const { status, headers: sent, body } = await get(place, path)
  const of = (header: string) => String(sent[header] ?? '')
  const isReadable = of('access-control-allow-origin') === '*'
  if (isReadable !== path.startsWith('/mirror.json')) return 'readable by other origins'
  return [
    status,
    describePolicy(of('content-security-policy'), status, headers),
    // Cloudflare, whose file the sandbox reads, keeps assets for an hour only.
    /max-age=(?:3600|31536000)/.test(of('cache-control'))
      ? 'kept'
      : describeCache(of('cache-control')),
    BODIES[body] ?? (status === 200 ? 'file' : 'none'),
  ].join(' ')
}

function describePolicy(policy: string, status: number, known: SiteHeaders): string {
  const { pagePolicy, framedPolicy, drawingPolicy } = known
  const names = { [pagePolicy]: 'page', [framedPolicy]: 'framed', [drawingPolicy]: 'drawing' }
  const name = names[policy] ?? `other (${policy})`
  // What is not there may have either policy under which nobody frames it.
  return status === 404 && (name === 'page' || name === 'drawing') ? 'closed' : name
}

const describeCache = (value: string) =>
  value === 'no-cache' || value === 'no-store' ? 'fresh' : `other (${value})`
