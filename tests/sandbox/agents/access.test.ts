import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { FEATURE_NAMES, type FeatureName } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import { call } from '#core/contract/call.ts'
import { listDownlineContracts } from '#features/agent/contracts/api.ts'
import { CONTRACT_KINDS } from '#features/agent/contracts/schema.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { eq } from '#scripts/sandbox/db/drizzle.ts'
import { accounts } from '#scripts/sandbox/db/tables.ts'
import { serveAgent } from '#scripts/sandbox/http/serve-agent.ts'
import { idFor } from '#scripts/sandbox/world/team/team-demo.ts'
import { requireDownline } from '#scripts/sandbox/world/team/team.ts'
import { inputFor } from '#support/inputs.ts'
import { enter } from '#support/player.ts'
import { betOnce } from '#support/teams.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'
import {
  findHiddenNames,
  findIntruders,
  findShared,
  findTrespasses,
  harvestIds,
  type Trial,
} from '#support/strangers.ts'

const features = Object.fromEntries(FEATURE_NAMES.map((name) => [name, true])) as Record<
  FeatureName,
  boolean
>
const brand = makeBrand('lotus', { features })
const elsewhere = makeBrand('iris', { features })

const MemberSchema = v.object({ id: v.string(), account: v.string() })

/**
 * A call with a deliberate bug: it reads any member whose id it gets, without a check of the team.
 */
const forgetful = call({
  method: 'get',
  path: '/wps/relay/MCSFE_agentForgetful',
  summary: 'Forgets to ask whose team somebody is in',
  access: 'agent',
  query: v.object({ id: v.string() }),
  reply: MemberSchema,
})
const careful = call({
  ...forgetful.definition,
  path: '/wps/relay/MCSFE_agentCareful',
  summary: 'Asks whose team somebody is in',
})
/** A call by which members far below an agent bet, as on a normal day. */
const playing = call({
  ...forgetful.definition,
  path: '/wps/relay/MCSFE_agentPlaying',
  summary: 'Has somebody bet',
})
const PLAYERS = ['nattaporn88', 'chaiyo88', 'weerachai88', 'siriporn88']

const { calls } = await collectDeclarations()
const agentCalls = calls.filter(({ definition }) => definition.access === 'agent')

let sandbox: TestSandbox
const known = new Map<string, Promise<string>>()
const world = () => ({ sandbox, brand, elsewhere, known })

beforeAll(async () => {
  sandbox = await startTestSandbox([brand, elsewhere], {
    calls: [
      serveAgent(forgetful, ({ db, query }) => {
        const found = db.select().from(accounts).where(eq(accounts.id, query.id)).get()!
        return { id: found.id, account: found.username }
      }),
      serveAgent(careful, (context) => {
        const { account } = requireDownline(context, context.query.id)
        return { id: account.id, account: account.username }
      }),
      serveAgent(playing, ({ db, merchant, now, query: { id } }) => {
        betOnce(db, { merchant: merchant.code, username: id }, now.getTime())
        return { id, account: id }
      }),
    ],
  })
  for (const each of [brand, elsewhere]) await ask(each, careful, 'nobody').catch(() => undefined)
  // After the day has ended, its bets are settled, paid and recorded.
  for (const name of PLAYERS) await ask(brand, playing, name)
  await sandbox.setState({ clockOffset: 24 * 60 * 60_000 })
  for (const each of [brand, elsewhere]) await ask(each, careful, 'nobody').catch(() => undefined)
})

async function ask(site: Brand, { definition }: typeof careful, id: string): Promise<unknown> {
  const send = sandbox.transport(site, { token: await sandbox.logIn(site, 'demoagent') })
  return send(definition, { id }, {})
}

afterAll(() => sandbox.close())

const ownDownline = { id: idFor(brand.merchant, 'thanakorn88') }

test('an agent’s call about a member reveals nothing about other teams', async () => {
  const trial = { name: 'careful', definition: careful.definition, input: ownDownline }
  expect(await findTrespasses(world(), trial)).toEqual([])
  expect(await findIntruders(world(), trial)).toEqual([])
})

test('the access test of agents’ calls finds a call that does not check the team', async () => {
  const trial = { name: 'forgetful', definition: forgetful.definition, input: ownDownline }
  const found = await findTrespasses(world(), trial)
  expect(found).toContainEqual(expect.stringContaining('demoagent reached kittisak88 by id'))
  expect(found).toContainEqual(expect.stringContaining('thanakorn88 reached demoagent by id'))
  expect(found).toContainEqual(expect.stringContaining(`reached ${elsewhere.merchant} by id`))
  expect(found).toContainEqual(expect.stringContaining('kittisak88 reached what is demoagent’s'))
})

type Declared = (typeof agentCalls)[number]

/** Each input is made once and reused, because a refused call changes nothing. */
const trials = new Map<string, Promise<Trial>>()
const trialOf = ({ name, definition }: Declared): Promise<Trial> => {
  const made =
    trials.get(name) ??
    inputFor(name, { sandbox, brand }, 'EN').then((input) => ({ name, definition, input }))
  trials.set(name, made)
  return made
}

let reading: Promise<string[]> | undefined
async function readOwnIds(): Promise<string[]> {
  const made = await Promise.allSettled(agentCalls.map(trialOf))
  return harvestIds(
    world(),
    made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
  )
}
/** Reads once all ids that appear in replies to `demoagent`. */
const ownIds = () => (reading ??= readOwnIds())

/** Lists the ids of contracts that `demoagent` has with direct downlines, except the named one. */
async function listContractIds(without: string): Promise<string[]> {
  const { ask: asAgent } = await enter(sandbox, brand, 'demoagent')
  const deals = await Promise.all(
    CONTRACT_KINDS.map(async (kind) => asAgent(listDownlineContracts, { kind, pageSize: 100 })),
  )
  const others = deals
    .flatMap(({ list }) => list as { member: { account: string } }[])
    .filter(({ member }) => member.account !== without)
  return [...new Set(JSON.stringify(others).match(/\bC[0-9A-F]{14}\b/g))]
}

test('only the upline and the downline of a contract can read that contract', async () => {
  const found: string[] = []
  for (const caller of ['demoleader', 'thanakorn88']) {
    const ids = await listContractIds(caller)
    expect(ids.length).toBeGreaterThan(0)
    for (const declared of agentCalls.filter(({ owner }) => owner.endsWith('/contracts'))) {
      const trial = await trialOf(declared)
      const reached = await findShared(world(), trial, ids, caller)
      found.push(...reached.map((what) => `${caller} by ${trial.name} ${what}`))
    }
  }
  expect(found).toEqual([])
})

describe.each(agentCalls)('the agent call $name', (declared) => {
  test('each call for agents refuses callers who are not agents', async () => {
    expect((await findIntruders(world(), await trialOf(declared))).join('\n')).toBe('')
  })

  test('no call for agents finds a member of another team by any id', async () => {
    expect((await findTrespasses(world(), await trialOf(declared))).join('\n')).toBe('')
  })

  test('no call for agents tells a sibling agent about ids of another team', async () => {
    const ids = await ownIds()
    expect(ids.length).toBeGreaterThan(0)
    expect((await findShared(world(), await trialOf(declared), ids)).join('\n')).toBe('')
  })

  test.runIf(declared.definition.method === 'get')(
    'no reply to an agent contains a name that the rules hide',
    async () => {
      expect((await findHiddenNames(world(), await trialOf(declared))).join('\n')).toBe('')
    },
  )
})
