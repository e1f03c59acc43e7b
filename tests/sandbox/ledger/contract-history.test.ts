import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getOwnContract,
  listContractHistory,
  processDividend,
} from '#features/agent/contracts/api.ts'
import { dividend, findDownlineId } from '#support/contract-inputs.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', { features: { dividend: true } })
const KIND = { kind: 'dividend' }
const DOWNLINE = 'somsak88'
let sandbox: TestSandbox
let agent: Player
let downlineId: string
/** Ids of past contracts with the downline, beginning with the last one to end. */
const ids: string[] = []

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
  agent = await enter(sandbox, lotus, 'demoagent')
  // The first call of an agent waits until the sandbox has written the demo team.
  await agent.ask({ definition: { ...getOwnContract.definition, timeout: 120_000 } }, KIND)
  downlineId = await findDownlineId(agent, DOWNLINE)
  const page = { ...KIND, downlineId, pageSize: 100 }
  const { list } = await agent.ask(listContractHistory, page)
  ids.push(...list.map(({ id }: { id: string }) => id))
  for (const rate of [100, 200, 300, 400, 500]) {
    const offer = { action: 'offer', downlineId, terms: dividend(rate) }
    // oxlint-disable-next-line no-await-in-loop -- one contract after another
    const { contract } = await agent.ask(processDividend, offer)
    // oxlint-disable-next-line no-await-in-loop -- one contract after another
    await agent.ask(processDividend, { action: 'withdraw', contractId: contract.id })
    ids.unshift(contract.id)
  }
}, 120_000)
afterAll(() => sandbox.close())

/** Reads the history in pages of two rows; returns the pages and the stated numbers of rows. */
async function walk({ ask }: Player, more: object) {
  const found: string[] = []
  const totals = new Set<number>()
  let cursor: string | undefined
  do {
    const page = { ...KIND, ...more, pageSize: 2, ...(cursor && { cursor }) }
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the previous one ended
    const { list, total, nextCursor } = await ask(listContractHistory, page)
    found.push(...list.map(({ id }: { id: string }) => id))
    totals.add(total)
    cursor = nextCursor
  } while (cursor && found.length <= ids.length)
  return { ids: found, totals: [...totals] }
}

const all = () => ({ ids, totals: [ids.length] })

test('the contract history lists each version once, starting with the last one to end', async () => {
  expect(ids.length).toBeGreaterThan(4)
  expect(await walk(agent, { downlineId })).toEqual(all())
  expect(await walk(await enter(sandbox, lotus, DOWNLINE), {})).toEqual(all())
})

test('an expired contract offer is in the history only after its deadline', async () => {
  const terms = dividend(600)
  const { contract } = await agent.ask(processDividend, { action: 'offer', downlineId, terms })
  expect(await walk(agent, { downlineId })).toEqual(all())
  await sandbox.setState({ clockOffset: 8 * 24 * 60 * 60_000 })
  // Moving the clock has ended the agent's session, so the agent logs in again.
  agent = await enter(sandbox, lotus, 'demoagent')
  ids.unshift(contract.id)
  expect(await walk(agent, { downlineId })).toEqual(all())
})

test('the contract history of a member who moved is hidden from the new upline', async () => {
  const leader = await enter(sandbox, lotus, 'demoleader')
  const move = { merchant: lotus.merchant, username: DOWNLINE, upline: 'demoleader', when: 'now' }
  await sandbox.console('POST', '/sandbox/teams/move', move)
  expect(await walk(leader, { downlineId })).toEqual({ ids: [], totals: [0] })
  expect(await walk(await enter(sandbox, lotus, DOWNLINE), {})).toEqual(all())
  await expect(walk(agent, { downlineId })).rejects.toMatchObject({ code: 'member_not_found' })
})
