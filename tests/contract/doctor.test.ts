import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '#scripts/doctor/examine.ts'
import { PROFILES, type Case } from '#scripts/doctor/report.ts'
import { startFaultyGateway } from '#support/gateway-faults/faulty-gateway.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', {
  features: { dividend: true, dailySalary: true, hourlySalary: true, realtimeSalary: true },
})
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
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
