import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFunds } from '#core/wallet/api.ts'
import { getOwnContract, listWaitingContracts } from '#features/agent/contracts/api.ts'
import { CONTRACT_KINDS } from '#features/agent/contracts/schema.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const features = { dividend: true, dailySalary: true, hourlySalary: true, realtimeSalary: true }
const lotus = makeBrand('lotus', { features })
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
  await sandbox.setState({ merchant: lotus.merchant, rules: { inventedDays: 3 } })
  const leader = await enter(sandbox, lotus, 'demoleader')
  // The first call of an agent writes the demo team, which takes long on a busy machine.
  const { definition } = listWaitingContracts
  await leader.ask({ definition: { ...definition, timeout: 120_000 } }, {})
}, 130_000)
afterAll(() => sandbox.close())

const isServed = ({ ask }: Player) =>
  Promise.all(
    CONTRACT_KINDS.map((kind) =>
      ask(getOwnContract, { kind }).then(
        () => true,
        ({ code }: { code: string }) => code !== 'mode_disabled',
      ),
    ),
  )

test.each([
  ['demoagent', [true, true, true, true]],
  ['kittisak88', [true, true, false, false]],
  ['pornthip88', [true, false, false, true]],
])('%s is told which contracts are open, and served only these', async (username, open) => {
  const agent = await enter(sandbox, lotus, username)
  const funds = await agent.ask(getFunds, {})
  const { divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype } = funds
  expect([divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype]).toEqual(open)
  const pages = [
    'agentDividendRecordCopy2',
    'agentDailyWages2',
    'agentHourSalary',
    'agentRealtimeSalary',
  ].filter((_, index) => open[index])
  expect(funds.extraAgentMenuTypes).toEqual(pages)
  expect(await isServed(agent)).toEqual(open)
})

test('the consolidated funds of a player who leads no team name no contracts', async () => {
  const { ask } = await enter(sandbox, lotus, 'demomember')
  expect(await ask(getFunds, {})).not.toHaveProperty('divtypereq', expect.anything())
})
