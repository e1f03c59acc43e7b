import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeBrand, makeSitesFolder } from '#support/sites.ts'
import { findSecondName } from './served-site.ts'
import { server } from '../verbs/server.ts'

const sites = makeSitesFolder(
  makeBrand('lotus', { mirrorDomains: ['lotus-2.example'] }),
  makeBrand('kite'),
)
afterAll(() => sites.remove())

const UPSTREAM = 'http://127.0.0.1:8080'
const run = (flags: Record<string, string | boolean>, ...ids: string[]) =>
  server.run({ out: sites.path, ...flags }, ids, () => {})

/** Runs the verb, and returns what it wrote. */
async function write(flags: Record<string, string | boolean>, ...ids: string[]): Promise<string> {
  const file = join(sites.path, 'servers/site.conf')
  await run({ upstream: UPSTREAM, file, ...flags }, ...ids)
  return readFileSync(file, 'utf8')
}

test.each([
  ['no server', {}, [], 'server needs --for nginx or --for caddy'],
  ['no gateway', { for: 'nginx' }, [], "The gateway of kite, lotus is the site's own origin"],
  ['a gateway with a path', { for: 'nginx', upstream: `${UPSTREAM}/api` }, [], 'without a path'],
  ['a gateway without a scheme', { for: 'caddy', upstream: 'gateway:80' }, [], '"gateway:80"'],
  ['a brand without a site', { for: 'caddy' }, ['crane'], 'No release of crane is in'],
  ['brotli for Caddy', { for: 'caddy', brotli: true }, [], 'leave --brotli out'],
])('a server’s file with %s is refused with a remedy', async (_what, flags, ids, message) => {
  await expect(run(flags, ...ids)).rejects.toThrow(message)
})

test('a server’s file is refused with a remedy where no brand has a site', async () => {
  const out = join(sites.path, 'empty')
  await expect(run({ for: 'nginx', out })).rejects.toThrow('No site is in')
})

test.each(['nginx', 'caddy'])('a file for %s holds the chosen brands, or all', async (kind) => {
  expect(await write({ for: kind }, 'lotus')).not.toContain('kite.example')
  const all = await write({ for: kind })
  for (const host of ['lotus.example', 'lotus-2.example', 'kite.example']) {
    expect(all).toContain(host)
  }
})

test.each(['nginx', 'caddy'])(
  'a file for %s names the folders as the server has them',
  async (kind) => {
    const text = await write({ for: kind, root: '/srv/sites', certificates: '/srv/certificates' })
    expect(text).not.toContain(sites.path)
    expect(text).toContain('"/srv/sites/lotus"')
    expect(text).toMatch(/"\/srv\/sites\/_current\/lotus\/(?:nginx|caddy)\.conf"/)
    expect(text).toContain('"/srv/certificates/lotus.example/fullchain.pem"')
  },
)

test('nginx checks the certificate of a gateway that is reached over TLS', async () => {
  const text = await write({ for: 'nginx', upstream: 'https://gateway.example' })
  expect(text).toContain('proxy_ssl_verify on;')
})

test('nginx sends brotli files only where its module is said to be there', async () => {
  expect(await write({ for: 'nginx' })).not.toContain('brotli')
  expect(await write({ for: 'nginx', brotli: true })).toContain('brotli_static on;')
})

test.each([
  ['a.example', [], 'www.a.example'],
  ['www.a.example', [], 'a.example'],
  ['a.co.uk', [], 'www.a.co.uk'],
  ['a.example', ['www.a.example'], undefined],
  ['www.a.example', ['a.example'], undefined],
  ['play.a.example', [], undefined],
  ['www.play.a.example', [], undefined],
])('the host %s has the right second name beside %j', (host, others, expected) => {
  expect(findSecondName(host, [host, ...others])).toBe(expected)
})
