import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '#scripts/doctor/examine.ts'
import { idOf, isFailed, type Profile } from '#scripts/doctor/report.ts'
import { RULES } from '#scripts/doctor/rules.ts'
import { AGENTS_FAULTS } from '#support/gateway-faults/agents-faults.ts'
import type { GatewayFault } from '#support/gateway-faults/defects.ts'
import { type FaultyGateway, startFaultyGateway } from '#support/gateway-faults/faulty-gateway.ts'
import { GAMES_FAULTS } from '#support/gateway-faults/games-faults.ts'
import { IDENTITY_FAULTS } from '#support/gateway-faults/identity-faults.ts'
import { MONEY_FAULTS } from '#support/gateway-faults/money-faults.ts'
import { PUBLIC_FAULTS } from '#support/gateway-faults/public-faults.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', { features: { dividend: true } })
let sandbox: TestSandbox
let gateway: FaultyGateway

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
  // A longer history takes seconds to write.
  await sandbox.setState({ rules: { inventedDays: 1 } })
  gateway = await startFaultyGateway(sandbox.port)
})
afterAll(async () => {
  await gateway.close()
  await sandbox.close()
})

/** Examines only what a fault is about, so that the whole table takes seconds. */
async function examineFault(fault: GatewayFault) {
  const { fails, beside = [], account, write = false, soonMs = 60_000 } = fault
  const named = fails.map((id) => id.split('/') as [Profile, string])
  return examine({
    gateway: `http://gateway.localhost:${gateway.port}`,
    origin: `http://lotus.localhost:${sandbox.port}`,
    merchant: lotus.merchant,
    brand: {
      ...lotus,
      origins: { ...lotus.origins, games: [`http://games.localhost:${sandbox.port}`] },
    },
    profiles: [...new Set(named.map(([profile]) => profile))],
    only: [...named.map(([, subject]) => subject), ...beside],
    account,
    password: 'Sandbox-2580',
    write,
    soonMs,
  })
}

const FAULTS = [
  ...PUBLIC_FAULTS,
  ...IDENTITY_FAULTS,
  ...GAMES_FAULTS,
  ...MONEY_FAULTS,
  ...AGENTS_FAULTS,
]

test('the table of gateway faults has a fault for every rule of the doctor', () => {
  const broken = FAULTS.flatMap(({ fails }) => fails.map((id) => id.split('/').at(-1)))
  expect(Object.keys(RULES).filter((rule) => !broken.includes(rule))).toEqual([])
})

test.each(FAULTS)('the doctor reports a gateway that $fault', async (row) => {
  gateway.break(row.defect)
  const { cases } = await examineFault(row)
  const failed = cases.filter(isFailed)
  expect(failed.map(idOf)).toEqual(row.fails)
  expect(failed[0]?.found).toContain(row.found)
})
