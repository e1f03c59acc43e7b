import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '#core/contract/call.ts'
import { HEADERS } from '#core/contract/headers.ts'
import { getPermission, getSystemStatus } from '#core/system/api.ts'
import { serve } from '#scripts/sandbox/http/serve.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', { mirrorDomains: ['lotus-2.example'] })
/** A brand whose mirror sites are those in the sample brands' environment files. */
const kite = makeBrand('kite', {
  mirrorDomains: ['kite.localhost', ...[1, 2, 3].map((each) => `kite-${each}.localhost`)],
})

interface Permission {
  info: { domainRoute: { domain: string }[] }
}

const lead = call({
  method: 'get',
  path: '/wps/test/lead',
  summary: 'Lead',
  access: 'agent',
  reply: v.object({ username: v.string() }),
})
const TokenHeader = 'X-Secret'
const tell = call({
  method: 'get',
  path: '/wps/test/tell',
  summary: 'Tell',
  access: 'visitor',
  reply: v.object({}),
  encryptedHeaders: [TokenHeader],
})

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, kite], {
    calls: [
      serve(lead, ({ player }) => ({ username: player?.username ?? '' })),
      serve(tell, () => ({})),
    ],
  })
})
afterAll(() => sandbox.close())

const status = (host: string, headers: Record<string, string> = { Merchant: lotus.merchant }) =>
  sandbox.ask({ host, path: getSystemStatus.definition.path, headers })

describe('mirrors on this machine', () => {
  test('a brand’s third mirror answers after the other mirrors, and its fourth is blocked', async () => {
    const answers: [host: string, code: number][] = []
    await Promise.all(
      ['kite-2.localhost', 'kite-3.localhost', 'kite-1.localhost', 'kite.localhost'].map(
        async (host) => {
          const { status: code } = await sandbox.ask({ host, path: '/' })
          answers.push([host, code])
        },
      ),
    )
    expect(answers.at(-1)).toEqual(['kite-2.localhost', 200])
    expect(Object.fromEntries(answers)).toMatchObject({
      'kite.localhost': 200,
      'kite-1.localhost': 200,
      'kite-3.localhost': 451,
    })
  })

  test('the gateway names exactly the mirror sites that run on this machine', async () => {
    const named = async (brand: typeof kite) =>
      ((await sandbox.transport(brand)(getPermission.definition as never, {}, {})) as Permission)
        .info.domainRoute
    expect((await named(kite)).map(({ domain }) => domain)).toEqual(kite.mirrorDomains)
    expect((await named(lotus)).map(({ domain }) => domain)).toContain('lotus-2.example')
  })
})

describe('the merchant of a call', () => {
  test.each(['lotus.localhost', 'LOTUS.localhost', 'lotus.example', 'lotus-2.example'])(
    'a merchant code is accepted on its brand’s host %s',
    async (host) => {
      expect((await status(host)).status).toBe(200)
    },
  )

  test.each([
    ['another brand’s merchant', { Merchant: kite.merchant }],
    ['an unknown merchant', { Merchant: 'nobody' }],
    ['no merchant', {}],
  ])('a call on a brand’s host is refused if it names %s', async (_, headers) => {
    const reply = await status('lotus.localhost', headers as Record<string, string>)
    expect(reply).toMatchObject({ status: 400, json: { code: 'unknown_merchant' } })
  })

  test('a host outside the brand’s domains serves the site, but its calls are refused', async () => {
    const reply = await status('shop.lotus.localhost')
    expect(reply).toMatchObject({ status: 403, json: { code: 'invalid_domain' } })
    const page = await sandbox.ask({ host: 'shop.lotus.localhost', path: '/' })
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining(lotus.name) })
  })

  test.each(['nobody.localhost', 'games.localhost', 'evil.example', 'localhost.evil.example'])(
    'the sandbox answers the unknown host %s with a 404',
    async (host) => {
      expect((await status(host)).status).toBe(404)
      expect((await sandbox.ask({ host, path: '/' })).status).toBe(404)
    },
  )

  test('a session token of one merchant is refused by another merchant', async () => {
    const token = await sandbox.logIn(lotus, 'demoagent')
    const ask = (brand: typeof lotus) =>
      sandbox.transport(brand, { token })(lead.definition, {}, {})
    await expect(ask(lotus)).resolves.toEqual({ username: 'demoagent' })
    await expect(ask(kite)).rejects.toMatchObject({ code: 'session_expired', status: 401 })
  })

  test('a member’s session token is refused for agents’ calls', async () => {
    const token = await sandbox.logIn(lotus, 'demomember')
    const answer = sandbox.transport(lotus, { token })(lead.definition, {}, {})
    await expect(answer).rejects.toMatchObject({ code: 'error_not_agent', status: 403 })
  })
})

describe('calls across origins', () => {
  const path = getSystemStatus.definition.path
  const cross = (origin: string | undefined, headers: Record<string, string>, method = 'GET') =>
    sandbox.ask({
      host: 'gateway.localhost',
      path,
      method,
      headers: { ...(origin && { Origin: origin }), ...headers },
    })
  const own = () => `http://lotus.localhost:${sandbox.port}`

  test('a brand’s page can read replies of a gateway on another origin, without credentials', async () => {
    const reply = await cross(own(), { Merchant: lotus.merchant })
    expect(reply.status).toBe(200)
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': own(),
      'access-control-expose-headers': expect.stringContaining(HEADERS.requestId),
      vary: 'Origin',
    })
    expect(reply.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('a cross-origin preflight request allows every header that the client sends', async () => {
    const reply = await cross(
      own(),
      { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'merchant' },
      'OPTIONS',
    )
    expect(reply.status).toBe(204)
    const allowed = String(reply.headers['access-control-allow-headers']).toLowerCase().split(', ')
    const sent = Object.values(HEADERS).filter((name) => name !== HEADERS.time)
    for (const name of [...sent, 'Content-Type', TokenHeader]) {
      expect(allowed).toContain(name.toLowerCase())
    }
    expect(allowed).not.toContain(HEADERS.time.toLowerCase())
    expect(reply.headers['access-control-max-age']).toBe('600')
  })

  test.each([
    ['another brand’s page', () => `http://kite.localhost:${sandbox.port}`],
    ['an unknown site', () => 'https://evil.example'],
    ['a site with a look-alike name', () => 'http://lotus.localhost.evil.example'],
    ['a page without an origin', () => 'null'],
  ])('a cross-origin call does not let %s read replies', async (_, origin) => {
    const reply = await cross(origin(), { Merchant: lotus.merchant })
    expect(reply).toMatchObject({ status: 400, json: { code: 'unknown_merchant' } })
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('a brand’s page on a host outside its domains can read the gateway’s refusal', async () => {
    const origin = `http://shop.lotus.localhost:${sandbox.port}`
    const reply = await cross(origin, { Merchant: lotus.merchant })
    expect(reply).toMatchObject({ status: 403, json: { code: 'invalid_domain' } })
    expect(reply.headers['access-control-allow-origin']).toBe(origin)
  })

  test('a brand’s own host allows cross-origin calls from no other origin', async () => {
    const reply = await status('lotus.localhost', {
      Merchant: lotus.merchant,
      Origin: 'https://evil.example',
    })
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  })
})
