import { afterAll, beforeAll, expect, test } from 'vitest'
import { BusyPortError, startSandbox } from '#scripts/sandbox/server.ts'
import { visit } from '#support/identity.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', { name: 'Lotus <House>' })
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
})
afterAll(() => sandbox.close())

const page = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
  sandbox.ask({ host: 'localhost', path, headers, method, ...(body && { body }) })

test('the console’s JSON lists brands, and demo accounts with purpose and phone', async () => {
  const { json } = await page('/sandbox/info')
  expect(json.brands).toEqual([
    {
      id: 'lotus',
      name: lotus.name,
      url: `http://lotus.localhost:${sandbox.port}/`,
      phones: [
        { username: 'demomember', countryDialingCode: '66', mobileNum: '812345678' },
        { username: 'demofactor', countryDialingCode: '66', mobileNum: '898765432' },
      ],
    },
  ])
  const accounts: { role: string; username: string; email: string | null }[] = json.accounts
  expect(new Set(accounts.map(({ role }) => role))).toEqual(
    new Set(['agent', 'member', 'trial', 'vip']),
  )
  for (const account of accounts) {
    expect(account).toEqual({
      role: expect.any(String),
      username: expect.stringMatching(/^demo[a-z]+$/),
      password: expect.stringMatching(/.{8,}/),
      email: account.email && `${account.username}@players.example`,
      shows: expect.stringMatching(/.{10,}/),
    })
  }
  expect(accounts.filter(({ email }) => email).length).toBeGreaterThan(0)
})

test('the sandbox’s index page links each brand and escapes brand names', async () => {
  const { text, headers } = await page('/')
  expect(text).toContain(`href="http://lotus.localhost:${sandbox.port}/"`)
  expect(text).toContain('Lotus &lt;House&gt;')
  expect(text).toContain('demomember@players.example')
  expect(text).toContain('After 2 wrong passwords')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test.each([
  'cashier',
  'cashier/withdrawals',
  'letters',
  'messages',
  'money',
  'players',
  'points',
  'promotions',
  'raffles',
  'teams',
  'vendors',
])('the console’s page %s opened for one merchant shows only that merchant', async (path) => {
  const { text } = await page(`/sandbox/${path}`)
  expect(text).toContain('No merchant is chosen.')
  expect(text).toContain(`href="/sandbox/${path}?merchant=${lotus.merchant}"`)
  expect(text).not.toContain('All merchants')
})

test('a tester can set, read and reset the sandbox’s state in the console', async () => {
  await sandbox.setState({ systemStatus: 1 })
  await sandbox.setState({ merchant: lotus.merchant, faults: { 'GET /wps/keys': 'html' } })
  expect((await page('/sandbox/state')).json).toEqual({
    all: { systemStatus: 1 },
    merchants: { [lotus.merchant]: { faults: { 'GET /wps/keys': 'html' } } },
  })
  await sandbox.console('DELETE', '/sandbox/state')
  expect((await page('/sandbox/state')).json).toEqual({ all: {}, merchants: {} })
})

test('a merchant’s gateway rules set in the console override the common rules', async () => {
  await sandbox.setState({ rules: { lockAfter: 9, idleSeconds: 60 } })
  await sandbox.setState({ merchant: lotus.merchant, rules: { lockAfter: 3 } })
  await sandbox.setState({ merchant: lotus.merchant, rules: { fields: { username: 'nonsense' } } })
  expect((await page('/sandbox/state')).json).toEqual({
    all: { rules: { lockAfter: 9, idleSeconds: 60 } },
    merchants: {
      [lotus.merchant]: { rules: { lockAfter: 3, fields: { username: 'nonsense' } } },
    },
  })
  const { text } = await page(`/sandbox/?merchant=${lotus.merchant}`)
  expect(text).toMatch(/name="rule lockAfter"[^>]*value="3"/)
  expect(text).toMatch(/name="rule idleSeconds"[^>]*value="60"/)
  await sandbox.console('DELETE', '/sandbox/state')
})

test('the console’s form for gateway rules changes only edited rules', async () => {
  const form = new URLSearchParams({
    merchant: lotus.merchant,
    'rule captchaAfter': '2',
    'rule lockAfter': '7',
    'rule secondFactor': 'false',
    'rule pretendIp': ' 203.0.113.9 ',
    'rule smsQuota': '',
    'rule fields': '{ "email": { "required": true } }',
  })
  const headers = {
    Origin: `http://localhost:${sandbox.port}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  }
  expect((await page('/sandbox/', headers, 'POST', String(form))).status).toBe(303)
  expect((await page('/sandbox/state')).json.merchants).toEqual({
    [lotus.merchant]: {
      rules: {
        lockAfter: 7,
        secondFactor: false,
        pretendIp: '203.0.113.9',
        fields: { email: { required: true } },
      },
    },
  })
  await sandbox.console('DELETE', '/sandbox/state')
})

test.each([
  ['an unknown call', { faults: { 'GET /nope': 'html' } }],
  ['an unknown fault', { faults: { 'GET /wps/keys': 'explode' } }],
  ['an unknown merchant', { merchant: 'nobody', delay: 1 }],
  ['an unknown setting', { colour: 'red' }],
  ['a wrong status', { systemStatus: 3 }],
  ['an unknown rule', { rules: { mercy: true } }],
  ['a rule out of its range', { rules: { lockAfter: 0 } }],
  ['an invalid IP address', { rules: { pretendIp: 'home' } }],
])('the console refuses an invalid setting: %s', async (_, change) => {
  expect((await sandbox.console('PUT', '/sandbox/state', change)).status).toBe(400)
  expect((await page('/sandbox/state')).json).toEqual({ all: {}, merchants: {} })
})

test('the form on the console page changes the sandbox’s state', async () => {
  const own = { Origin: `http://localhost:${sandbox.port}`, 'Sec-Fetch-Site': 'same-origin' }
  const form = new URLSearchParams({
    merchant: lotus.merchant,
    'fault GET /wps/keys': '503',
    'fault GET /wps/system/status': '',
  })
  const headers = { ...own, 'Content-Type': 'application/x-www-form-urlencoded' }
  const reply = await page('/sandbox/', headers, 'POST', String(form))
  expect(reply).toMatchObject({
    status: 303,
    headers: { location: `/sandbox/?merchant=${lotus.merchant}` },
  })
  expect((await page('/sandbox/state')).json.merchants).toEqual({
    [lotus.merchant]: { faults: { 'GET /wps/keys': 503 } },
  })
  const { text } = await page(`/sandbox/?merchant=${lotus.merchant}`)
  expect(text).toMatch(/<option value="503" selected>/)
  await sandbox.console('DELETE', '/sandbox/state')
})

test.each([
  [
    'another site’s form',
    'POST',
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  ],
  ['a brand’s page', 'GET', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' }],
  ['a page without an origin', 'POST', { Origin: 'null' }],
  ['another port', 'PUT', { Origin: 'http://localhost:1' }],
])('the caller %s cannot use the sandbox’s console', async (_, method, headers) => {
  const reply = await page('/sandbox/state', headers as Record<string, string>, method)
  expect(reply).toMatchObject({ status: 403, json: { code: 'cross_site' } })
})

test('the console is not available on a brand’s host', async () => {
  for (const host of ['lotus.localhost', 'gateway.localhost', 'evil.example']) {
    const reply = await sandbox.ask({ host, path: '/sandbox/info' })
    expect(reply.status).toBe(404)
  }
})

test('the sandbox reports a port in use and the option to choose another', async () => {
  const start = startSandbox({ port: sandbox.port, data: ':memory:' })
  await expect(start).rejects.toBeInstanceOf(BusyPortError)
  await expect(start).rejects.toThrow(new RegExp(`Port ${sandbox.port} .*--port N`))
})

test('the console tells the text of a merchant’s newest captcha', async () => {
  const { captcha } = await visit(sandbox, lotus).readCaptcha()
  const { json } = await page(`/sandbox/captchas?merchant=${lotus.merchant}`)
  expect(json).toEqual({ answer: captcha })
  expect((await page('/sandbox/captchas?merchant=nobody')).status).toBe(404)
})
