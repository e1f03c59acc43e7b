import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '#scripts/doctor/examine.ts'
import { PROFILES, type Case } from '#scripts/doctor/report.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', {
  features: { dividend: true, dailySalary: true, hourlySalary: true, realtimeSalary: true },
})
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
  // A longer history takes seconds to write.
  await sandbox.setState({ rules: { inventedDays: 3 } })
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
