import { CompactEncrypt, importJWK } from 'jose'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '#core/contract/call.ts'
import { ENCRYPTED_MEDIA_TYPE } from '#core/contract/headers.ts'
import { getKeys } from '#core/gateway/api.ts'
import { getSystemStatus } from '#core/system/api.ts'
import { serve } from '#scripts/sandbox/http/serve.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', { languages: ['TH', 'EN'] })
const kite = makeBrand('kite')

const TokenHeader = 'X-Secret'
const echo = call({
  method: 'post',
  path: '/wps/test/echo',
  summary: 'Echo',
  access: 'visitor',
  query: v.object({ times: v.pipe(v.number(), v.minValue(1)), loud: v.optional(v.boolean()) }),
  body: v.object({ text: v.pipe(v.string(), v.maxLength(20)) }),
  reply: v.object({ text: v.string(), secret: v.string(), language: v.string() }),
  encrypted: true,
  encryptedHeaders: [TokenHeader],
})
let paid = 0
const pay = call({
  method: 'post',
  path: '/wps/test/pay',
  summary: 'Pay',
  access: 'member',
  body: v.object({ amount: v.string() }),
  reply: v.object({ id: v.number() }),
  intent: true,
})
const broken = call({
  method: 'get',
  path: '/wps/test/broken',
  summary: 'Broken',
  access: 'visitor',
  reply: v.object({ count: v.number() }),
})
const slow = call({
  method: 'get',
  path: '/wps/test/slow',
  summary: 'Slow',
  access: 'visitor',
  reply: v.object({}),
})
/** Resolves once the slow call has begun, and ends it. */
const slowCall = { begun: Promise.withResolvers<void>(), end: Promise.withResolvers<void>() }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, kite], {
    calls: [
      serve(echo, ({ body, query, headers, language }) => ({
        text: (query.loud ? body.text.toUpperCase() : body.text).repeat(query.times),
        secret: headers[TokenHeader] ?? '',
        language,
      })),
      serve(pay, () => ({ id: ++paid })),
      serve(broken, () => ({ count: 'many' }) as never),
      serve(slow, async () => {
        slowCall.begun.resolve()
        await slowCall.end.promise
        return {}
      }),
    ],
  })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
})

const status = (host: string, headers: Record<string, string> = { Merchant: lotus.merchant }) =>
  sandbox.ask({ host, path: getSystemStatus.definition.path, headers })

describe('reply headers', () => {
  test('replies of the gateway repeat the request id and forbid caching', async () => {
    const reply = await status('lotus.localhost', {
      Merchant: lotus.merchant,
      'X-Request-Id': 'abc-123',
    })
    expect(reply.headers).toMatchObject({ 'x-request-id': 'abc-123', 'cache-control': 'no-store' })
  })

  test('replies of the gateway, refusals included, contain the gateway’s time in a header', async () => {
    for (const merchant of [lotus.merchant, 'nobody']) {
      const before = Date.now()
      const { headers } = await status('lotus.localhost', { Merchant: merchant })
      const time = String(headers['x-gateway-time'])
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      expect(Date.parse(time)).toBeGreaterThanOrEqual(before)
      expect(Date.parse(time)).toBeLessThanOrEqual(Date.now())
    }
  })

  test('replies of the gateway contain the time that a tester set for one merchant', async () => {
    await sandbox.setState({ merchant: lotus.merchant, clockOffset: -86_400_000 })
    const hoursAgo = async (brand: typeof lotus) => {
      const { headers } = await status(`${brand.id}.localhost`, { Merchant: brand.merchant })
      return Math.round((Date.now() - Date.parse(String(headers['x-gateway-time']))) / 3_600_000)
    }
    expect([await hoursAgo(lotus), await hoursAgo(kite)]).toEqual([24, 0])
  })

  test('pages of other origins can read the gateway’s time in reply headers', async () => {
    const { headers } = await status('gateway.localhost', {
      Merchant: lotus.merchant,
      Origin: `http://lotus.localhost:${sandbox.port}`,
    })
    expect(headers['access-control-expose-headers']).toContain('X-Gateway-Time')
  })

  test('replies of the gateway contain a new request id if the caller’s id is invalid', async () => {
    const reply = await status('lotus.localhost', {
      Merchant: lotus.merchant,
      'X-Request-Id': 'a b;<script>',
    })
    expect(reply.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('encrypted payloads', () => {
  const input = { text: 'hi', times: 2, loud: true }
  const headers = { [TokenHeader]: 'open sesame' }

  test('the gateway decrypts body and headers, and converts query values to declared types', async () => {
    const send = sandbox.transport(lotus, { language: 'EN' })
    await expect(send(echo.definition as never, input, { headers })).resolves.toEqual({
      text: 'HIHI',
      secret: 'open sesame',
      language: 'EN',
    })
  })

  test('the gateway accepts an encrypted call in a language that the brand lacks', async () => {
    const send = sandbox.transport(lotus, { language: 'KO' })
    await expect(send(echo.definition as never, input, { headers })).resolves.toMatchObject({
      language: 'TH',
    })
  })

  test('the gateway accepts encrypted payloads under the current and the previous key only', async () => {
    const send = sandbox.transport(lotus)
    const { keys } = (await send(getKeys.definition as never, {}, {})) as { keys: JsonWebKey[] }
    const post = async () => {
      const encrypt = async (text: string) =>
        new CompactEncrypt(new TextEncoder().encode(text))
          .setProtectedHeader({
            alg: 'RSA-OAEP-256',
            enc: 'A256GCM',
            kid: (keys[0] as { kid: string }).kid,
          })
          .encrypt(await importJWK(keys[0] as never, 'RSA-OAEP-256'))
      return sandbox.ask({
        host: 'lotus.localhost',
        path: `${echo.definition.path}?times=1`,
        method: 'POST',
        headers: {
          Merchant: lotus.merchant,
          'Content-Type': ENCRYPTED_MEDIA_TYPE,
          [TokenHeader]: await encrypt('x'),
        },
        body: await encrypt('{"text":"hi"}'),
      })
    }
    await sandbox.console('POST', '/sandbox/keys')
    expect((await post()).status).toBe(200)
    await sandbox.console('POST', '/sandbox/keys')
    expect(await post()).toMatchObject({ status: 400, json: { code: 'unknown_key' } })
  })

  test('a client with an outdated encryption key fetches the new key and sends again', async () => {
    const send = sandbox.transport(lotus)
    await send(echo.definition as never, input, { headers })
    await sandbox.console('POST', '/sandbox/keys')
    await sandbox.console('POST', '/sandbox/keys')
    await expect(send(echo.definition as never, input, { headers })).resolves.toMatchObject({
      text: 'HIHI',
    })
  })

  test.each([
    ['plain JSON', 'application/json', '{"text":"hi"}', 415, 'unsupported_media_type'],
    ['text that is not a JWE', ENCRYPTED_MEDIA_TYPE, 'hello', 400, 'bad_cipher'],
  ])(
    'the gateway refuses an encrypted payload with a body of %s',
    async (_, type, body, expected, code) => {
      const reply = await sandbox.ask({
        host: 'lotus.localhost',
        path: `${echo.definition.path}?times=1`,
        method: 'POST',
        headers: { Merchant: lotus.merchant, 'Content-Type': type },
        body,
      })
      expect(reply).toMatchObject({ status: expected, json: { code } })
    },
  )
})

describe('an invalid request or reply', () => {
  test('the gateway’s error names a missing encrypted header, an invalid query or an invalid body', async () => {
    const send = sandbox.transport(lotus)
    const ask = (given: object, options = {}) =>
      send(echo.definition as never, given as never, options)
    await expect(ask({ text: 'hi', times: 1 })).rejects.toMatchObject({ code: 'missing_header' })
    const headers = { [TokenHeader]: 'x' }
    await expect(ask({ text: 'hi', times: 0 }, { headers })).rejects.toMatchObject({
      code: 'invalid_request',
      data: [{ path: 'times' }],
    })
    await expect(ask({ text: 'x'.repeat(21), times: 1 }, { headers })).rejects.toMatchObject({
      code: 'invalid_request',
      data: [{ path: 'text' }],
    })
  })

  test('the gateway refuses an oversized body, unknown path or wrong method by error code', async () => {
    const ask = (path: string, method: string, body?: string) =>
      sandbox.ask({
        host: 'lotus.localhost',
        path,
        method,
        headers: { Merchant: lotus.merchant, 'Content-Type': 'application/json' },
        ...(body && { body }),
      })
    const large = JSON.stringify({ questionType: 'x', content: 'x'.repeat(70_000) })
    expect(await ask('/wps/feedback', 'PUT', large)).toMatchObject({ status: 413 })
    expect(await ask('/wps/feedback', 'PUT', '{')).toMatchObject({
      status: 400,
      json: { code: 'invalid_request' },
    })
    expect(await ask('/wps/nothing', 'GET')).toMatchObject({
      status: 404,
      json: { code: 'unknown_call' },
    })
    expect(await ask('/wps/feedback', 'GET')).toMatchObject({
      status: 405,
      headers: { allow: 'PUT' },
    })
  })

  test('a gateway reply that does not match its declaration becomes an error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = sandbox.transport(lotus)(broken.definition, {}, {})
    await expect(answer).rejects.toMatchObject({ code: 'system_error', status: 500 })
    expect(String(log.mock.calls)).toMatch(/GET \/wps\/test\/broken.*count: /)
    log.mockRestore()
  })
})

describe('intents', () => {
  const post = async (key: string | undefined, amount = '10') =>
    sandbox.ask({
      host: 'lotus.localhost',
      path: pay.definition.path,
      method: 'POST',
      headers: {
        Merchant: lotus.merchant,
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await sandbox.logIn(lotus, 'demomember')}`,
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify({ amount }),
    })

  test('a call that moves money requires an idempotency key', async () => {
    expect(await post(undefined)).toMatchObject({
      status: 400,
      json: { code: 'idempotency_key_required' },
    })
  })

  test('repeating an idempotency key moves money once, and refuses a different body', async () => {
    const before = paid
    const replies = await Promise.all(Array.from({ length: 5 }, () => post('intent-0001')))
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 200, json: { id: before + 1 } })
    expect(paid).toBe(before + 1)
    expect(await post('intent-0001', '11')).toMatchObject({
      status: 409,
      json: { code: 'idempotency_conflict' },
    })
  })

  test('a retry after a lost reply does not move money twice', async () => {
    const before = paid
    await sandbox.setState({ faults: { 'POST /wps/test/pay': 'reset' } })
    await expect(post('intent-0002')).rejects.toThrow()
    await sandbox.console('DELETE', '/sandbox/state')
    expect(await post('intent-0002')).toMatchObject({ status: 200, json: { id: before + 1 } })
    expect(paid).toBe(before + 1)
  })
})

describe('system status', () => {
  test.each([
    [1, 503, 'maintenance'],
    [2, 403, 'region_restricted'],
  ] as const)(
    'the system status %i of a merchant refuses its calls with status %i, code %s',
    async (systemStatus, expected, code) => {
      await sandbox.setState({ merchant: lotus.merchant, systemStatus })
      const winners = (brand: typeof lotus) =>
        sandbox.ask({
          host: `${brand.id}.localhost`,
          path: '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=TH&limitNum=1',
          headers: { Merchant: brand.merchant },
        })
      expect(await winners(lotus)).toMatchObject({ status: expected, json: { code } })
      expect(await winners(kite)).toMatchObject({ status: 200 })
      const { json } = await status('lotus.localhost')
      expect(json).toMatchObject({ systemStatus, location: { ip: '127.0.0.1' } })
      expect(json.maintenance === null).toBe(systemStatus === 2)
    },
  )

  test('a delay set in the console applies to every reply', async () => {
    await sandbox.setState({ delay: 120 })
    const started = performance.now()
    await status('lotus.localhost')
    expect(performance.now() - started).toBeGreaterThanOrEqual(115)
  })
})

test('a reset of players waits for calls under way, which could change the new players', async () => {
  await sandbox.logIn(lotus, 'demomember')
  const answer = sandbox.transport(lotus)(slow.definition, {}, {})
  await slowCall.begun.promise
  const reset = sandbox.console('DELETE', '/sandbox/players')
  const countSessions = async () => (await sandbox.console('GET', '/sandbox/sessions')).json.length
  expect(await countSessions()).toBeGreaterThan(0)
  slowCall.end.resolve()
  await Promise.all([answer, reset])
  expect(await countSessions()).toBe(0)
})
