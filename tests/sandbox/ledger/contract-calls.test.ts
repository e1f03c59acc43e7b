import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSocketTicket } from '#core/gateway/socket/api.ts'
import { getIncome } from '#features/agent/income/api.ts'
import { listMessages } from '#features/member/messages/api.ts'
import {
  getContractCascade,
  getDownlineContract,
  getOwnContract,
  listContractHistory,
  listDownlineContracts,
  listSettlements,
  listWaitingContracts,
  previewContract,
  processDailySalary,
  processDividend,
} from '#features/agent/contracts/api.ts'
import type { Settlement } from '#features/agent/contracts/settlementSchema.ts'
import { dividend, findDownlineId } from '#support/contract-inputs.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

/** The list of contracts that an action ends: here none. */
const NONE = { count: 0, digest: '' }
const features = { dividend: true, dailySalary: true, hourlySalary: true, realtimeSalary: true }
const lotus = makeBrand('lotus', { features })
const dividendOnly = makeBrand('orchid', { features: { dividend: true } })
const KIND = { kind: 'dividend' }
const YEAR = { startDate: '2026-01-01', endDate: '2026-12-31', pageSize: 100 }
let sandbox: TestSandbox
let leader: Player
let agent: Player
let downline: Player

/**
 * All tests share one demo team, in this order, because writing the team is slower than the tests.
 */
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, dividendOnly])
  agent = await enter(sandbox, lotus, 'demoagent')
  leader = await enter(sandbox, lotus, 'demoleader')
  await writeTeam(agent)
  downline = await enter(sandbox, lotus, 'thanakorn88')
}, 120_000)
afterAll(() => sandbox.close())

/**
 * An agent's first call waits until the sandbox has written the demo team, which takes long on a
 * busy machine.
 */
const writeTeam = ({ ask }: Player) =>
  ask({ definition: { ...getOwnContract.definition, timeout: 120_000 } }, KIND)

const offer = async (to: string, rate: number, by = agent) =>
  by.ask(processDividend, {
    action: 'offer',
    downlineId: await findDownlineId(by, to),
    terms: dividend(rate),
  })
const act = (by: Player, action: string, contractId: string, more: object = {}) =>
  by.ask(processDividend, { action, contractId, ...more })
const ownOf = (player: Player) => player.ask(getOwnContract, KIND)
const historyOf = async ({ ask }: Player, kind = KIND) =>
  (await ask(listContractHistory, { ...kind, pageSize: 20 })).list

describe('records', () => {
  const read = (player: Player, more: object) =>
    player.ask(listSettlements, { ...KIND, ...YEAR, ...more })
  const sum = (amounts: readonly { amount: string }[]) =>
    amounts.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0)

  test('the lines, parts and rows of a settlement record add up to its totals', async () => {
    const kinds = ['dividend', 'hourlySalary', 'realtimeSalary']
    const pages = await Promise.all(
      kinds.map((kind) => agent.ask(listSettlements, { kind, of: 'own', ...YEAR, pageSize: 500 })),
    )
    const all = pages.flatMap(({ list }) => list as Settlement[])
    expect(all.length).toBeGreaterThan(0)
    for (const { kind, lines, base, parts, amount } of all) {
      if (kind !== 'realtimeSalary') expect(sum(lines)).toBe(sum([{ amount: base }]))
      expect(sum(parts)).toBe(sum([{ amount }]))
    }
    for (const { list, sums } of pages.filter(({ nextCursor }) => !nextCursor)) {
      expect(list).toHaveLength(sums.count)
      expect(sum(list)).toBe(sum([sums]))
    }
  })

  test('settlement records come in pages, each record once, newest first', async () => {
    const whole = await read(agent, { of: 'own' })
    const first = await read(agent, { of: 'own', pageSize: 2 })
    const second = await read(agent, { of: 'own', pageSize: 2, cursor: first.nextCursor })
    const ids = ({ list }: { list: Settlement[] }) => list.map(({ id }) => id)
    expect([...ids(first), ...ids(second)]).toEqual(ids(whole).slice(0, 4))
    // Later pages leave the sums out, so that they are computed only once.
    expect(first.sums).toEqual(whole.sums)
    expect(second.sums).toBeUndefined()
  })

  test('settlement records are limited to as many days as other reports', async () => {
    const days = { startDate: '2020-01-01', endDate: '2026-12-31' }
    await expect(read(agent, { of: 'own', ...days })).rejects.toMatchObject({ status: 400 })
  })

  test('an agent can read settlement records of downlines paid by this agent only', async () => {
    const { list } = await read(agent, { of: 'downlines' })
    const names = new Set(list.map(({ member }: Settlement) => member?.account))
    expect([...names].toSorted()).toEqual(['pornthip88', 'thanakorn88'])
    const id = await findDownlineId(agent, 'thanakorn88')
    const only = await read(agent, { of: 'downlines', downlineId: id })
    expect(only.list.every(({ member }: Settlement) => member?.id === id)).toBe(true)
    await expect(read(downline, { of: 'downlines', downlineId: id })).rejects.toMatchObject({
      code: 'member_not_found',
    })
  })
})

/** Opens a player's socket, and collects the types of the events that arrive. */
async function listen({ ask }: Player) {
  const { ticket } = await ask(addSocketTicket)
  const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}/wps/socket?ticket=${ticket}`, {
    headers: { Host: `${lotus.id}.localhost:${sandbox.port}` },
    origin: `http://${lotus.id}.localhost:${sandbox.port}`,
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const told: string[] = []
  socket.on('message', (data) => told.push(JSON.parse(String(data)).type))
  return { told, close: () => socket.close() }
}

describe('an offer', () => {
  test('both sides of a contract get a socket event about its offer and its answer', async () => {
    const somsak = await enter(sandbox, lotus, 'somsak88')
    const pages = await Promise.all([agent, somsak, leader].map(listen))
    const tolds = () => pages.map(({ told }) => told)
    const { contract } = await offer('somsak88', 200)
    await expect.poll(tolds).toEqual([['contracts'], ['contracts'], []])
    await act(somsak, 'reject', contract.id)
    await expect.poll(tolds).toEqual([['contracts', 'contracts'], ['contracts', 'contracts'], []])
    for (const { close } of pages) close()
  })

  test('only the downline can sign a contract offer, and the signed contract pays', async () => {
    const { contract } = await offer('somsak88', 300)
    expect(contract).toMatchObject({ state: 'offered', terms: dividend(300) })
    const signed = (by: Player) => act(by, 'sign', contract.id, { ends: NONE })
    await expect(signed(agent)).rejects.toMatchObject({ code: 'contract_other_side' })
    await expect(signed(leader)).rejects.toMatchObject({ code: 'contract_not_found' })
    await expect(signed(downline)).rejects.toMatchObject({ code: 'contract_not_found' })
    const somsak = await enter(sandbox, lotus, 'somsak88')
    expect((await signed(somsak)).contract).toMatchObject({ state: 'active' })
    expect((await ownOf(somsak)).current).toMatchObject({ id: contract.id, terms: dividend(300) })
  })

  test('a rejected or withdrawn contract offer leaves the contract in force', async () => {
    const before = (await ownOf(downline)).current
    const first = (await offer('thanakorn88', 700)).contract
    await expect(act(downline, 'withdraw', first.id)).rejects.toMatchObject({
      code: 'contract_other_side',
    })
    await act(downline, 'reject', first.id)
    const second = (await offer('thanakorn88', 600)).contract
    await act(agent, 'withdraw', second.id)
    const { current, offered } = await ownOf(downline)
    expect(current).toEqual(before)
    expect(offered).toBeNull()
    const history = await historyOf(downline)
    expect(history.map(({ state }: { state: string }) => state)).toEqual(['withdrawn', 'rejected'])
  })

  test('a contract offer above the agent’s own rate reports an error at the field', async () => {
    await expect(offer('somsak88', 1300)).rejects.toMatchObject({
      code: 'contract_out_of_bounds',
      data: { fields: ['tiers.0.rate'] },
    })
  })

  test('an agent can offer contracts to direct downlines only, and learns nothing about others', async () => {
    const id = await findDownlineId(agent, 'thanakorn88')
    const ways = [
      () => leader.ask(processDividend, { action: 'offer', downlineId: id, terms: dividend(300) }),
      () => leader.ask(getDownlineContract, { ...KIND, downlineId: id }),
      () => downline.ask(getDownlineContract, { ...KIND, downlineId: id }),
      () =>
        leader.ask(previewContract, {
          ...KIND,
          downlineId: id,
          terms: JSON.stringify(dividend(300)),
        }),
    ]
    for (const way of ways) {
      // oxlint-disable-next-line no-await-in-loop -- one call after another
      await expect(way()).rejects.toMatchObject({ code: 'member_not_found', status: 404 })
    }
  })
})

test('signing a contract offer ends only the contracts that the offer listed', async () => {
  const { contract } = await offer('demoagent', 700, leader)
  const { ends, digest } = await agent.ask(getContractCascade, { ...KIND, contractId: contract.id })
  expect(ends.map(({ member }: { member: { account: string } }) => member.account)).toEqual([
    'thanakorn88',
  ])
  const ids = ends.map(({ id }: { id: string }) => id)
  await expect(act(agent, 'sign', contract.id, { ends: NONE })).rejects.toMatchObject({
    code: 'contract_ends_others',
  })
  const others = { count: 1, digest: 'of others' }
  await expect(act(agent, 'sign', contract.id, { ends: others })).rejects.toMatchObject({
    code: 'contract_ends_others',
  })
  const done = await act(agent, 'sign', contract.id, { ends: { count: 1, digest } })
  expect(done).toMatchObject({ ended: 1, contract: { state: 'active' } })
  expect((await ownOf(downline)).current).toBeNull()
  const [last] = await historyOf(downline)
  expect(last).toMatchObject({ id: ids[0], state: 'terminated', endedBy: 'cascade' })
})

test('only the other side of a contract can agree to its end', async () => {
  const asking = await enter(sandbox, lotus, 'pornthip88')
  const { current } = await ownOf(asking)
  expect(current).toMatchObject({ state: 'terminationRequested', terminationAskedBy: 'downline' })
  const answer = { agrees: true, ends: NONE }
  await expect(act(asking, 'answerTermination', current.id, answer)).rejects.toMatchObject({
    code: 'contract_changed',
  })
  const { list } = await agent.ask(listWaitingContracts)
  expect(list).toContainEqual(
    expect.objectContaining({ id: current.id, asks: 'answerTermination', side: 'upline' }),
  )
  await act(agent, 'answerTermination', current.id, answer)
  expect((await ownOf(asking)).current).toBeNull()
  expect(await historyOf(asking)).toMatchObject([
    {
      id: current.id,
      state: 'terminated',
      endedBy: 'upline',
      steps: [
        { state: 'offered', by: 'upline' },
        { state: 'active', by: 'downline' },
        { state: 'terminationRequested', by: 'downline' },
        { state: 'terminated', by: 'upline' },
      ],
    },
  ])
})

test('a call for one kind of contract refuses ids of contracts of another kind', async () => {
  const { current } = await ownOf(agent)
  await expect(
    agent.ask(processDailySalary, { action: 'requestTermination', contractId: current.id }),
  ).rejects.toMatchObject({ code: 'contract_not_found' })
})

test('every call refuses a contract kind that the brand does not have', async () => {
  const other = await enter(sandbox, dividendOnly, 'demoagent')
  expect(await writeTeam(other)).toHaveProperty('current')
  const kind = { kind: 'dailySalary' }
  const refused = [
    other.ask(getOwnContract, kind),
    other.ask(listDownlineContracts, { ...kind, pageSize: 20 }),
    other.ask(listSettlements, { ...kind, of: 'own', ...YEAR }),
    other.ask(processDailySalary, { action: 'reject', contractId: 'x' }),
  ]
  for (const each of refused) {
    // oxlint-disable-next-line no-await-in-loop -- all calls were sent before this loop
    await expect(each).rejects.toMatchObject({ code: 'mode_disabled' })
  }
  const { list } = await other.ask(listWaitingContracts)
  expect(list.every((waiting: { kind: string }) => waiting.kind === 'dividend')).toBe(true)
})

test('neither a player nor an agent without a wallet has contracts', async () => {
  const player = await enter(sandbox, lotus, 'demomember')
  await expect(ownOf(player)).rejects.toMatchObject({ code: 'error_not_agent' })
  const office = await enter(sandbox, lotus, 'demooffice')
  const refused = [
    ownOf(office),
    office.ask(listDownlineContracts, { ...KIND, pageSize: 20 }),
    office.ask(listSettlements, { ...KIND, of: 'own', ...YEAR }),
    act(office, 'reject', 'x'),
  ]
  for (const each of refused) {
    // oxlint-disable-next-line no-await-in-loop -- all calls were sent before this loop
    await expect(each).rejects.toMatchObject({ code: 'downline_without_wallet', status: 403 })
  }
})

test('the search for downlines treats SQL wildcards as ordinary letters', async () => {
  const find = async (search: string) =>
    (await agent.ask(listDownlineContracts, { ...KIND, pageSize: 20, search })).list.map(
      ({ member }: { member: { account: string } }) => member.account,
    )
  expect(await find('THANA')).toEqual(['thanakorn88'])
  expect(await find('%')).toEqual([])
})

test('turning off a contract kind ends and pays the contracts of that kind', async () => {
  const kind = { kind: 'dailySalary' }
  const kittisak = await enter(sandbox, lotus, 'kittisak88')
  const [own, below] = await Promise.all(
    [leader, kittisak].map(async ({ ask }) => (await ask(getOwnContract, kind)).current),
  )
  expect(own.state).toBe('active')
  const earned = async () => {
    const days = { startDate: '2026-01-01', endDate: '2026-12-31' }
    return Number((await leader.ask(getIncome, days)).sums.dailySalary)
  }
  const before = await earned()
  expect(before).toBeGreaterThan(0)
  const flag = (dailySalary: boolean) =>
    sandbox.setState({ merchant: lotus.merchant, rules: { flags: { dailySalary } } })
  await flag(false)
  const { list } = await agent.ask(listWaitingContracts)
  expect(list.some((waiting: { kind: string }) => waiting.kind === 'dailySalary')).toBe(false)
  expect(await earned()).toBe(before)
  for (const { ask } of [leader, kittisak]) {
    // oxlint-disable-next-line no-await-in-loop -- one player after the other
    const inbox = await ask(listMessages, { filter: 'ALL', pageSize: 20, language: 'EN' })
    const subjects = inbox.list.map(({ subject }: { subject: string }) => subject)
    expect(subjects).toContain('Your contracts have ended: Daily salary')
  }
  await flag(true)
  for (const [player, { id }] of [
    [leader, own],
    [kittisak, below],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one player after the other
    expect((await player.ask(getOwnContract, kind)).current).toBeNull()
    // oxlint-disable-next-line no-await-in-loop -- one player after the other
    const [last] = await historyOf(player, kind)
    expect(last).toMatchObject({ id, state: 'terminated', endedBy: 'brand' })
  }
  // Contracts of other kinds stay in force.
  expect((await ownOf(kittisak)).current).not.toBeNull()
})

test('both sides read when a planned move ends a contract', async () => {
  const kittisak = await enter(sandbox, lotus, 'kittisak88')
  const move = (upline: string) =>
    sandbox.ask({
      host: 'localhost',
      path: '/sandbox/teams/move',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ merchant: lotus.merchant, username: 'kittisak88', upline }),
    })
  const read = async () => {
    const downlineId = await findDownlineId(leader, 'kittisak88')
    const given = await leader.ask(getDownlineContract, { ...KIND, downlineId })
    return [(await ownOf(kittisak)).current, given.current].map((each) => each.endsByMoveAt)
  }
  expect(await read()).toEqual([null, null])
  expect(await move('demoagent')).toMatchObject({ status: 200 })
  const [own, given] = await read()
  expect(own).toMatch(/T17:00:00\.000Z$/)
  expect(given).toBe(own)
  await move('demoleader')
  expect(await read()).toEqual([null, null])
})

test('an offer of a kind that is closed for the downline is refused', async () => {
  const terms = { kind: 'dailySalary', tiers: [{ activeMembers: 1, validBet: '1000', rate: 1 }] }
  const downlineId = await findDownlineId(agent, 'pornthip88')
  const offered = agent.ask(processDailySalary, { action: 'offer', downlineId, terms })
  await expect(offered).rejects.toMatchObject({ code: 'contract_closed', status: 422 })
  const { list } = await agent.ask(listDownlineContracts, {
    kind: 'dailySalary',
    search: 'pornt',
    pageSize: 10,
  })
  expect(list).toMatchObject([{ isOpen: false, current: null }])
})
