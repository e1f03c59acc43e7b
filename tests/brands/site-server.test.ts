import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createGatewayTransport } from '#core/gateway/client.ts'
import { addSocketTicket } from '#core/gateway/socket/api.ts'
import { login } from '#features/auth/api.ts'
import { findFreePort } from '#scripts/brand/port.ts'
import { startSandbox } from '#scripts/sandbox/server.ts'
import { ask } from '#scripts/localhost.ts'
import { CADDY, runCaddy } from './caddy.ts'
import { leavesOutNginx, runNginx } from './nginx.ts'
import { certify, SecureClient } from './secure.ts'
import { Workspace } from './workspace.ts'

const MAIN = 'served.example'
const WWW = `www.${MAIN}`
const MIRROR = 'play.served-mirror.example'
const OTHER = 'www.other.example'
const HOSTS = { [MAIN]: [MAIN, WWW], [MIRROR]: [MIRROR], [OTHER]: [OTHER, 'other.example'] }

const workspace = new Workspace()
const certificates = join(workspace.root, 'certificates')
const closers: (() => Promise<unknown>)[] = []
/** Certificates that every client of this file trusts. */
const trusted: string[] = []
/** Origin of a gateway that answers with the headers that it got. */
let echo: string
let sandbox: Awaited<ReturnType<typeof startSandbox>>

/** Emits the sites as an operator does. */
async function build(...flags: string[]): Promise<void> {
  const places = ['--brands', 'brands', '--out', 'out']
  const { code, stderr } = await workspace.run('build', ...places, ...flags)
  expect(stderr).toBe('')
  expect(code).toBe(0)
}

/** Writes a server's file with the brand script, and returns what the script wrote. */
async function write(id: string, kind: string, upstream: string): Promise<string> {
  const file = join(workspace.root, `${id}.${kind}`)
  const places = ['--out', 'out', '--certificates', certificates, '--upstream', upstream]
  const { code, stderr } = await workspace.run(
    'server',
    id,
    '--for',
    kind,
    ...places,
    '--file',
    file,
  )
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return readFileSync(file, 'utf8')
}

const writeBoth = async (kind: string) => {
  const own = await write('served', kind, `http://127.0.0.1:${sandbox.port}`)
  const other = await write('other', kind, echo)
  // The second file's servers for every host are left out, since the first file has them.
  return own + other.slice(other.indexOf('# other'))
}

beforeAll(async () => {
  if (leavesOutNginx && !CADDY) return
  await workspace.create('served', '--primary', '#5b8def')
  workspace.change('served', (brand) => {
    Object.assign(brand, { domains: [MAIN], mirrorDomains: [MIRROR] })
  })
  workspace.copy('served', 'other', (brand) => {
    Object.assign(brand, { domains: [OTHER], mirrorDomains: [], socketPath: '/live/events' })
  })
  await build()
  for (const [host, names] of Object.entries(HOSTS)) {
    trusted.push(certify(certificates, host, names))
  }
  const gateway = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(request.headers))
  }).listen(0, '127.0.0.1')
  closers.push(() => new Promise((closed) => gateway.close(closed)))
  await once(gateway, 'listening')
  echo = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  sandbox = await startSandbox({
    port: 0,
    sites: workspace.out,
    data: ':memory:',
    games: 100,
    art: join(workspace.root, 'art'),
  })
  closers.push(() => sandbox.close())
}, 180_000)
afterAll(async () => {
  await Promise.all(closers.map((close) => close()))
  workspace.remove()
}, 60_000)

interface Ports {
  plain: number
  secure: number
}

/** Starts nginx with the written files on ports that any user may open. */
async function startNginx({ plain, secure }: Ports) {
  const challenges = join(workspace.root, 'acme/.well-known/acme-challenge')
  mkdirSync(challenges, { recursive: true })
  writeFileSync(join(challenges, 'token'), 'answer')
  const text = (await writeBoth('nginx'))
    .replaceAll(/ *listen \[::\].*\n/g, '')
    .replaceAll('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('/var/www/html', join(workspace.root, 'acme'))
  const nginx = await runNginx(workspace.root, text)
  expect(nginx.log()).not.toContain('[warn]')
  return nginx
}

async function startCaddy({ plain, secure }: Ports) {
  const general = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n}\n`
  return runCaddy(workspace.root, general + (await writeBoth('caddy')))
}

const SERVERS = [
  { name: 'nginx', isHere: !leavesOutNginx, start: startNginx },
  { name: 'Caddy', isHere: Boolean(CADDY), start: startCaddy },
]

for (const { name, isHere, start } of SERVERS) {
  describe.skipIf(!isHere)(`a whole site behind ${name}`, () => {
    let client: SecureClient
    let plain: number

    beforeAll(async () => {
      const ports = { plain: await findFreePort(), secure: await findFreePort() }
      const server = await start(ports)
      closers.unshift(() => server.close())
      plain = ports.plain
      client = new SecureClient(ports.secure, trusted)
    })

    const sendTo = (host: string, token: string | null = null) =>
      createGatewayTransport({
        baseUrl: `https://${host}`,
        merchant: workspace.read('served').merchant,
        language: () => 'EN',
        token: () => token,
        fetch: client.fetch,
      })

    const logIn = async (host: string) => {
      const send = sendTo(host)
      const account = { username: 'demomember', password: 'Sandbox-2580' }
      const asked = { type: 'username', portal: 'member', ...account }
      return (await send(login.definition, asked as never, {})) as { token: string }
    }

    test(`${name} redirects every address from http to https`, async () => {
      for (const host of [MAIN, MIRROR]) {
        const { status, headers } = await ask(plain, { host, path: '/promotions?a=1' })
        expect([301, 308]).toContain(status)
        expect(headers.location).toMatch(new RegExp(`^https://${host}(:\\d+)?/promotions\\?a=1$`))
      }
    })

    if (name === 'nginx') {
      test('nginx shows certbot’s answers to challenges of any host over http', async () => {
        const path = '/.well-known/acme-challenge/'
        const found = await ask(plain, { host: WWW, path: `${path}token` })
        expect([found.status, found.text]).toEqual([200, 'answer'])
        expect((await ask(plain, { host: WWW, path: `${path}lost` })).status).toBe(404)
        expect((await ask(plain, { host: 'new.example', path: `${path}token` })).status).toBe(200)
      })
    }

    test(`${name} redirects www to the brand’s own name, but never redirects a mirror`, async () => {
      const led = await client.get(WWW, '/help?a=1')
      expect([led.status, led.headers.location]).toEqual([301, `https://${MAIN}/help?a=1`])
      const whole = await client.get('other.example', '/')
      expect([whole.status, whole.headers.location]).toEqual([301, `https://${OTHER}/`])
      for (const host of [MAIN, MIRROR, OTHER]) {
        const { status, headers, text } = await client.get(host, '/mirror.json')
        expect([status, headers['access-control-allow-origin']]).toEqual([200, '*'])
        expect(JSON.parse(text)).toHaveProperty('merchant')
      }
    })

    test(`${name} speaks HTTP/2, and gives no page to a host that no brand has`, async () => {
      expect(await client.agree(MAIN, ['h2', 'http/1.1'])).toBe('h2')
      await expect(client.agree('stranger.example', ['h2'])).rejects.toThrow(/alert|EPROTO/)
    })

    test(`${name} answers a deep link with the page, and a missing file with 404`, async () => {
      const page = await client.get(MAIN, '/promotions')
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(page.text).toContain('id="brand"')
      for (const path of ['/assets/lost.js', '/.well-known/lost', '/favicon.ico']) {
        const lost = await client.get(MAIN, path)
        expect([path, lost.status]).toEqual([path, 404])
        expect(lost.headers['cache-control']).toMatch(/^no-(?:store|cache)$/)
      }
    })

    test(`${name} lets only the site itself frame the page that games return to`, async () => {
      const { status, headers } = await client.get(MAIN, '/game-return.html?reason=closed')
      expect(status).toBe(200)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    })

    test(`${name} sends files compressed, and lets browsers keep them for a year`, async () => {
      const main = readdirSync(workspace.site('served', 'assets')).find((file) =>
        /^main-.+\.js$/.test(file),
      )!
      const { headers, text } = await client.get(MAIN, `/assets/${main}`, {
        'Accept-Encoding': 'gzip',
      })
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(text).toBe(readFileSync(workspace.site('served', 'assets', main), 'utf8'))
    })

    test(`a player logs in through ${name} at any host of the brand`, async () => {
      for (const host of [MAIN, MIRROR]) expect((await logIn(host)).token).toBeTruthy()
    })

    test(`${name} compresses the gateway’s replies`, async () => {
      const headers = { 'Accept-Encoding': 'gzip', Merchant: workspace.read('served').merchant }
      const reply = await client.get(MAIN, '/wps/system/permission', headers)
      expect(reply.headers).toMatchObject({
        'content-encoding': 'gzip',
        'x-gateway-time': expect.any(String) as string,
      })
    })

    test(`the socket opens through ${name}`, async () => {
      const { token } = await logIn(MAIN)
      const send = sendTo(MAIN, token)
      const { ticket } = (await send(addSocketTicket.definition, {}, {})) as { ticket: string }
      const socket = new WebSocket(`wss://127.0.0.1:${client.port}/wps/socket?ticket=${ticket}`, {
        ...client.options(MAIN),
        headers: { Host: MAIN },
        origin: `https://${MAIN}`,
      })
      await new Promise((resolve, reject) => {
        socket.once('open', resolve)
        socket.once('error', reject)
      })
      socket.close()
    })

    test(`the gateway behind ${name} learns the host and the visitor’s true address`, async () => {
      for (const path of ['/wps/a', '/cdn/b.svg', '/live/events']) {
        const { text } = await client.get(OTHER, path, { 'X-Forwarded-For': '6.6.6.6' })
        expect(JSON.parse(text)).toMatchObject({
          host: OTHER,
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-host': OTHER,
          'x-forwarded-proto': 'https',
        })
      }
    })

    test(`a tab stays whole behind ${name} during a build and a rollback`, async () => {
      const files = () =>
        new Set(
          readdirSync(workspace.site('served', 'assets')).filter((file) =>
            /\.(?:js|css)$/.test(file),
          ),
        )
      const before = files()
      const paths = [...before].map((file) => `/assets/${file}`)
      const failures: string[] = []
      let asked = 0
      const end = new AbortController()
      const visit = async (first: number) => {
        for (let at = first; !end.signal.aborted; at++) {
          const path = at % 4 === 0 ? '/' : paths[at % paths.length]!
          const { status, text } = await client.get(MAIN, path)
          asked += 1
          const isWhole = status === 200 && (path !== '/' || text.endsWith('</html>\n'))
          if (!isWhole) failures.push(`${path}: ${status}`)
        }
      }
      const visits = [0, 101].map(visit)
      workspace.change('served', (brand) => (brand.theme.primary = '#b4502c'))
      await build('--publish')
      const after = files()
      const replaced = paths.filter((path) => !after.has(path.replace('/assets/', '')))
      for (const path of replaced) {
        const { status, headers } = await client.get(MAIN, path)
        expect([status, headers['cache-control']]).toEqual([404, expect.stringMatching(/^no-/)])
      }
      await workspace.run('rollback', 'served', '--out', 'out')
      end.abort()
      await Promise.all(visits)
      expect(replaced.length).toBeGreaterThan(0)
      expect(asked).toBeGreaterThan(100)
      expect(failures.filter((failure) => !replaced.includes(failure.split(':')[0]!))).toEqual([])
      for (const path of replaced) expect((await client.get(MAIN, path)).status).toBe(200)
      workspace.change('served', (brand) => (brand.theme.primary = '#5b8def'))
    })
  })
}
