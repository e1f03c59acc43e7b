import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '#scripts/doctor/examine.ts'
import { PROFILES } from '#scripts/doctor/report.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus')
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
})
afterAll(() => sandbox.close())

test.each(PROFILES)('the sandbox passes the doctor’s profile %s', async (profile) => {
  const { cases } = await examine({
    gateway: `http://gateway.localhost:${sandbox.port}`,
    origin: `http://lotus.localhost:${sandbox.port}`,
    merchant: lotus.merchant,
    brand: lotus,
    profiles: [profile],
  })
  expect(cases.filter(({ state }) => state === 'failed')).toEqual([])
  expect(cases.filter(({ state }) => state === 'passed').length).toBeGreaterThan(5)
})

test('the doctor names the place at which a reply is not as declared', async () => {
  await sandbox.setState({ faults: { 'GET /wps/system/permission': 'wrong_types' } })
  const { cases } = await examine({
    gateway: `http://lotus.localhost:${sandbox.port}`,
    merchant: lotus.merchant,
    profiles: ['public'],
    only: ['getPermission'],
  })
  await sandbox.console('DELETE', '/sandbox/state')
  expect(cases.find(({ rule }) => rule === 'schema')).toMatchObject({
    state: 'failed',
    address: 'GET /wps/system/permission',
    found: expect.stringMatching(/^systemStatus: Invalid type/),
  })
})
