import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEATURE_NAMES, type FeatureName } from '#core/brand/features.ts'
import { addDownline, listOpenedAccounts } from '#features/agent/accounts/api.ts'
import { getDownlineContract, listContractHistory } from '#features/agent/contracts/api.ts'
import { CONTRACT_KINDS } from '#features/agent/contracts/schema.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { DEMO_PAYMENT_PASSWORD } from '#scripts/sandbox/world/identity/accounts.ts'
import { idFor } from '#scripts/sandbox/world/team/team-demo.ts'
import { AGENT_ACCOUNT_INPUTS } from '#support/agent-account-inputs.ts'
import { inputFor } from '#support/inputs.ts'
import { enter } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'
import { findLeftovers, type Trial } from '#support/strangers.ts'

/*
 * After a member moves to another team, the former upline must get no more data of that member than
 * any stranger does.
 */

const features = Object.fromEntries(FEATURE_NAMES.map((name) => [name, true])) as Record<
  FeatureName,
  boolean
>
const brand = makeBrand('lotus', { features })
const { merchant } = brand
const FORMER = 'demoagent'
const MOVED = 'thanakorn88'

const PAYING: Record<string, Record<string, unknown>> = {
  getTransferTerms: { direction: 'DOWNLINE', payeeId: '' },
  transferToMember: {
    direction: 'DOWNLINE',
    payeeId: '',
    amount: '100.00',
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  },
}

const { calls } = await collectDeclarations()
/** The calls under test: agents' calls, and the calls by which a player pays a downline. */
const walked = calls.filter(
  ({ name, definition }) => definition.access === 'agent' || name in PAYING,
)

let sandbox: TestSandbox
const trials = new Map<string, Trial>()
const ids: Record<string, string> = {}
const known = new Map<string, Promise<string>>()

beforeAll(async () => {
  sandbox = await startTestSandbox([brand])
  const agent = await enter(sandbox, brand, FORMER)
  // The first agent call makes the sandbox write the demo team, so it may exceed its time limit.
  await agent.ask(listOpenedAccounts).catch(() => undefined)
  await readIds(agent)
  for (const { name, definition } of walked) {
    // oxlint-disable-next-line no-await-in-loop -- each input builds on data of earlier ones
    const input = PAYING[name] ?? (await inputFor(name, { sandbox, brand }, 'EN'))
    trials.set(name, { name, definition, input })
  }
  const opened = await agent.ask(addDownline, AGENT_ACCOUNT_INPUTS.addDownline())
  ids['the opened account'] = opened.id
  for (const username of [MOVED, opened.account]) {
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    const { status, text } = await sandbox.ask({
      host: 'localhost',
      path: '/sandbox/teams/move',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ merchant, username, upline: 'demoleader', when: 'now' }),
    })
    if (status !== 200) throw new Error(text)
  }
})
afterAll(() => sandbox.close())

/**
 * Reads the ids of the moving member, of a member below, and of a contract and settlement of each
 * kind.
 */
async function readIds({ ask }: Awaited<ReturnType<typeof enter>>): Promise<void> {
  ids['the member'] = idFor(merchant, MOVED)
  ids['somebody below the member'] = idFor(merchant, 'nattaporn88')
  for (const kind of CONTRACT_KINDS) {
    const asked = { kind, downlineId: ids['the member'] }
    // oxlint-disable-next-line no-await-in-loop -- only a few contract kinds
    const told = await Promise.all([
      ask(getDownlineContract, asked),
      ask(listContractHistory, { ...asked, pageSize: 20 }),
    ])
    const [contract] = /\bC[0-9A-F]{14}\b/.exec(JSON.stringify(told)) ?? []
    if (contract) ids[`the contract ${kind}`] = contract
  }
}

test('the test of moved members covers every call with data of members', () => {
  expect(Object.keys(ids)).toEqual(expect.arrayContaining(['the opened account']))
  expect(Object.keys(ids).some((what) => what.startsWith('the contract'))).toBe(true)
  expect(trials.size).toBe(walked.length)
  expect([...trials.keys()]).toEqual(expect.arrayContaining(Object.keys(PAYING)))
})

test.each(walked)(
  'after a member’s move, the call $name answers the former upline like a stranger',
  async ({ name }) => {
    const trial = trials.get(name)!
    const world = { sandbox, brand, elsewhere: brand, known }
    const found = await findLeftovers(world, trial, ids, {
      former: FORMER,
      stranger: 'kittisak88',
    })
    expect(found).toEqual([])
  },
)
