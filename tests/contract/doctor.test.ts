import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '#scripts/doctor/examine.ts'
import { PROFILES, type Case } from '#scripts/doctor/report.ts'
import { startFaultyGateway } from '#support/gateway-faults/faulty-gateway.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', {
  features: { dividend: true, dailySalary: true, hourlySalary: true, realtimeSalary: true },
})
/** A brand as `new` makes it: with an agent center and no kind of contract. */
const plain = makeBrand('plain')
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, plain])
  // A longer history takes seconds to write.
  // Two examinations ask for a captcha within one second.
  await sandbox.setState({ rules: { inventedDays: 3, captchaSeconds: 0 } })
})
afterAll(() => sandbox.close())

const orderOf = (more: object) => ({
  gateway: `http://gateway.localhost:${sandbox.port}`,
  origin: `http://lotus.localhost:${sandbox.port}`,
  merchant: lotus.merchant,
  brand: {
    ...lotus,
    origins: { ...lotus.origins, games: [`http://games.localhost:${sandbox.port}`] },
  },
  profiles: PROFILES,
  // The sandbox writes data at the first call that needs them, slowly on a busy machine.
  soonMs: 60_000,
  ...more,
})

const inState = (cases: readonly Case[], wanted: Case['state']) =>
  cases.filter(({ state }) => state === wanted)

test('the sandbox passes every profile of the doctor without an account', async () => {
  const { cases } = await examine(orderOf({}))
  expect(inState(cases, 'failed')).toEqual([])
  for (const profile of PROFILES) {
    expect(inState(cases, 'passed').filter((each) => each.profile === profile)).not.toEqual([])
  }
})

test('the sandbox passes every profile of the doctor with an account and writes', async () => {
  const account = { account: 'demoagent', password: 'Sandbox-2580', write: true }
  const { cases } = await examine(orderOf(account))
  expect(inState(cases, 'failed')).toEqual([])
  // What the demo agent has none of: questions, withdrawals, draws, redemptions and so on.
  expect(inState(cases, 'skipped').length).toBeLessThan(12)
})

test('the doctor skips what the brand or the flags of the gateway have off', async () => {
  await sandbox.setState({ rules: { flags: { vip: false } } })
  const { cases } = await examine({
    ...orderOf({ account: 'demoagent', password: 'Sandbox-2580', write: true }),
    origin: `http://plain.localhost:${sandbox.port}`,
    merchant: plain.merchant,
    brand: { ...plain, origins: { ...plain.origins, games: ['http://*.localhost'] } },
    profiles: ['promotions', 'agents'],
  })
  await sandbox.setState({ rules: { flags: {} } })
  expect(inState(cases, 'failed')).toEqual([])
  const reasons = inState(cases, 'skipped').map(({ subject, found }) => [subject, found])
  const noKind = 'The brand or the gateway has every kind of contract off.'
  expect(reasons).toContainEqual(['getOwnContract', noKind])
  expect(reasons).toContainEqual(['processDividend', 'The brand has dividend off.'])
  expect(reasons.map(([, reason]) => reason)).toContain('The gateway’s flags have vip off.')
})

test('the doctor says once that a gateway refuses the pages of the brand', async () => {
  const gateway = `http://127.0.0.1:${sandbox.port}`
  await expect(examine(orderOf({ gateway }))).rejects.toThrow(
    `${gateway} refuses the pages of http://lotus.localhost:${sandbox.port} (Status 403, code cross_site), so nothing is examined: let it allow this origin; the gateway of the sandbox is http://gateway.localhost:${sandbox.port}`,
  )
})

test('the doctor without --write sends only reads, and a session with a socket', async () => {
  const { port, requests, close } = await startFaultyGateway(sandbox.port)
  const gateway = `http://gateway.localhost:${port}`
  await examine(orderOf({ gateway, account: 'demomember', password: 'Sandbox-2580' }))
  await close()
  const isRead = (request: string) => /^(?:GET|OPTIONS) /.test(request)
  expect(requests.filter(isRead).length).toBeGreaterThan(100)
  expect(requests.filter((request) => !isRead(request))).toEqual([
    'POST /wps/session/login',
    'POST /wps/session/socketTicket',
    'DELETE /wps/session/logout',
  ])
})

test('the report of the doctor shows neither the password nor the session', async () => {
  const { port, break: spoil, close } = await startFaultyGateway(sandbox.port)
  const tokens: string[] = []
  spoil({
    at: 'GET /wps/member/info/icon',
    after: (reply, { headers }) => {
      const token = String(headers.authorization).replace('Bearer ', '')
      if (reply.status === 200) tokens.push(token)
      return { ...reply, body: JSON.stringify({ url: { [token]: 'Sandbox-2580' } }) }
    },
  })
  const gateway = `http://gateway.localhost:${port}`
  const account = { account: 'demomember', password: 'Sandbox-2580' }
  const { cases } = await examine(
    orderOf({ gateway, ...account, profiles: ['identity'], only: ['getMemberIcon'] }),
  )
  await close()
  expect(inState(cases, 'failed').map(({ rule }) => rule)).toContain('schema')
  expect(tokens).toHaveLength(1)
  for (const secret of ['Sandbox-2580', tokens[0]])
    expect(JSON.stringify(cases)).not.toContain(secret)
})

test('the doctor says that a gateway cannot be reached', async () => {
  const nobody = { gateway: 'http://lotus.localhost:1', only: ['getPermission'] }
  await expect(examine(orderOf(nobody))).rejects.toThrow('cannot be reached (ECONNREFUSED)')
})
