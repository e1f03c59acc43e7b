import { Big } from 'big.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileSettlements, getSettlement, listSettlements } from '#features/agent/contracts/api.ts'
import { fileIncome, getIncome, listIncome } from '#features/agent/income/api.ts'
import {
  fileTeamBets,
  fileTeamProfit,
  fileTeamTransactions,
  findReportMembers,
  listTeamBets,
  listTeamProfit,
  listTeamTransactions,
  sumTeamBets,
  sumTeamTransactions,
} from '#features/agent/reports/api.ts'
import { PROFIT_SORTS, type ProfitRow } from '#features/agent/reports/schema.ts'
import { MOVEMENT_KINDS } from '#parts/records/schema.ts'
import { readCsv } from '#support/csv.ts'
import { enter as enterAs, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus', { features: { dividend: true, hourlySalary: true } })

/** One sandbox for all tests, because they only read data. */
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
  // The first agent call waits until the demo team is written, which is slow on a busy machine.
  const { definition } = findReportMembers
  const agent = await enter('demoleader')
  await agent.ask({ definition: { ...definition, timeout: 150_000 } }, { text: 'demoagent' })
})
afterAll(() => sandbox.close())

const enter = (username: string) => enterAs(sandbox, lotus, username)

const now = Date.now()
const dayOf = (daysAgo: number) => new Date(now - daysAgo * 86_400_000).toISOString().slice(0, 10)
const days = { startDate: dayOf(13), endDate: dayOf(-1) }
const profit = { ...days, view: 'TEAMS', sortBy: 'netAmount', descending: false } as const

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed(2)

/** Reads a report page by page and returns all its rows. */
async function readAll(
  { ask }: Player,
  call: Parameters<Player['ask']>[0],
  input: object,
  pageSize = 200,
) {
  // oxlint-disable-next-line typescript/no-explicit-any -- each test checks the fields
  const rows: any[] = []
  let cursor: string | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page needs the cursor of the previous one
    const page = await ask(call, { ...input, pageSize, ...(cursor && { cursor }) } as never)
    rows.push(...page.list)
    cursor = page.nextCursor
  } while (cursor)
  return rows
}

describe('the betting record of a team', () => {
  test.each([
    {},
    { level: 'DIRECT' },
    { gameType: 'RNG' },
    { betState: 'VOIDED' },
    { betState: 'SETTLED', gameType: 'LIVE' },
  ] as const)('the report of a team’s bets with filter %o has each bet once', async (filter) => {
    const agent = await enter('demoleader')
    const rows = await readAll(agent, listTeamBets, { ...days, ...filter })
    const { sums } = await agent.ask(sumTeamBets, { ...days, ...filter })
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const times = rows.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    const asked = { ...days, ...filter, descending: false }
    expect(await readAll(agent, listTeamBets, asked, 70)).toEqual(rows.toReversed())
    const counted = rows.filter(({ state }) => state !== 'VOIDED')
    const settled = rows.filter(({ state }) => state === 'SETTLED')
    expect(sums).toEqual({
      count: rows.length,
      stake: sum(counted.map(({ stake }) => stake)),
      validBet: sum(settled.map(({ validBet }) => validBet)),
      win: sum(settled.map(({ win }) => win)),
      net: sum(rows.map(({ net }) => net)),
    })
    if (!('betState' in filter && filter.betState === 'VOIDED')) {
      expect(rows.length).toBeGreaterThan(0)
    }
  })

  test('the betting record of a team masks members below direct downlines', async () => {
    const agent = await enter('demoleader')
    const rows = await readAll(agent, listTeamBets, days)
    const levels = new Set<number>()
    for (const { member } of rows) {
      levels.add(member.level)
      expect(member.account.includes('•')).toBe(member.level > 1)
    }
    expect(Math.max(...levels)).toBeGreaterThan(1)
  })

  test('the exported file of team bets has the rows, order and sums of the pages', async () => {
    const agent = await enter('demoleader')
    const asked = { ...days, descending: false }
    const rows = await readAll(agent, listTeamBets, asked)
    const cells = await readCsv(await agent.ask(fileTeamBets, asked))
    expect(cells).toHaveLength(rows.length)
    expect(sum(cells.map((row) => row.at(7) as string))).toBe(sum(rows.map(({ stake }) => stake)))
    expect(sum(cells.map((row) => row.at(10) as string))).toBe(sum(rows.map(({ net }) => net)))
    for (const [index, row] of cells.entries()) {
      expect(Date.parse(row[0] as string)).toBe(
        Math.floor(Date.parse(rows[index].at) / 1000) * 1000,
      )
    }
  })
})

describe('profit and loss of downlines', () => {
  test.each(['TEAMS', 'PLAYERS'] as const)(
    'the profit and loss of %s has right sums and sorts by each column',
    async (view) => {
      const agent = await enter('demoleader')
      for (const sortBy of PROFIT_SORTS) {
        // oxlint-disable-next-line no-await-in-loop -- one report after the other
        const rows: ProfitRow[] = await readAll(
          agent,
          listTeamProfit,
          { ...profit, view, sortBy },
          7,
        )
        const values = rows.map((row) => Number(row[sortBy]))
        expect(values).toEqual(values.toSorted((one, other) => one - other))
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
        // oxlint-disable-next-line no-await-in-loop -- one report after the other
        const { sums } = await agent.ask(listTeamProfit, { ...profit, view, sortBy, pageSize: 1 })
        expect(sums.count).toBe(rows.length)
        expect(sums[sortBy]).toBe(sum(rows.map((row) => row[sortBy])))
      }
    },
  )

  test('profit and loss by team and by player have equal totals at each level', async () => {
    const agent = await enter('demoleader')
    const of = async (view: 'TEAMS' | 'PLAYERS', memberId?: string) => {
      const asked = { ...profit, view, pageSize: 1, ...(memberId && { memberId }) }
      const { count: _, ...sums } = (await agent.ask(listTeamProfit, asked)).sums
      return sums
    }
    expect(await of('TEAMS')).toEqual(await of('PLAYERS'))
    const teams = await readAll(agent, listTeamProfit, profit)
    const { member } = teams.find((row) => row.member.isAgent && row.member.level === 1)
    expect(await of('TEAMS', member.id)).toEqual(await of('PLAYERS', member.id))
    const { trail } = await agent.ask(listTeamProfit, {
      ...profit,
      memberId: member.id,
      pageSize: 1,
    })
    expect(trail).toEqual([member])
  })

  test('the exported file of profit and loss has the sums of the pages', async () => {
    const agent = await enter('demoleader')
    const { sums } = await agent.ask(listTeamProfit, { ...profit, pageSize: 1 })
    const cells = await readCsv(await agent.ask(fileTeamProfit, profit))
    expect(cells).toHaveLength(sums.count)
    expect(sum(cells.map((row) => row.at(10) as string))).toBe(sums.netAmount)
  })
})

describe('the transactions of downlines', () => {
  test.each([{}, { transKind: 'DEPOSIT' }, { level: 'DIRECT', transKind: 'BET' }] as const)(
    'a team’s money movements with filter %o exclude the agent’s own movements',
    async (filter) => {
      const agent = await enter('demoagent')
      const rows = await readAll(agent, listTeamTransactions, { ...days, ...filter })
      const { sums } = await agent.ask(sumTeamTransactions, { ...days, ...filter })
      expect(sums.count).toBe(rows.length)
      expect(sums.net).toBe(sum(rows.map(({ amount }) => amount)))
      expect(rows.every(({ member }) => member.level > 0)).toBe(true)
      expect(
        rows.every((row) => (row.balanceAfter !== undefined) === (row.member.level === 1)),
      ).toBe(true)
      const asked = { ...days, ...filter, descending: false }
      expect(await readAll(agent, listTeamTransactions, asked, 70)).toEqual(rows.toReversed())
      const cells = await readCsv(await agent.ask(fileTeamTransactions, asked))
      expect(sum(cells.map((row) => row.at(5) as string))).toBe(sums.net)
    },
  )

  test('no sum of a team’s money movements tells the balance of a member further below', async () => {
    const agent = await enter('demoleader')
    const rows = await readAll(agent, listTeamTransactions, days)
    const [direct, deep] = [1, 2].map((level) => rows.find(({ member }) => member.level === level))
    const sumOf = async (row: typeof deep, more = {}) =>
      (await agent.ask(sumTeamTransactions, { ...days, memberId: row.member.id, ...more })).sums
    expect(Object.keys(await sumOf(direct))).toEqual(['count', 'received', 'paid', 'net'])
    expect(Object.keys(await sumOf(deep))).toEqual(['count'])
    // The kinds cover every movement, so their sums together would be the change of the balance.
    for (const transKind of MOVEMENT_KINDS) {
      expect(Object.keys(await sumOf(deep, { transKind }))).toEqual(['count'])
    }
  })
})

describe('what an agent earned', () => {
  const year = { startDate: dayOf(364), endDate: dayOf(0) }

  test.each([
    { of: 'own', kind: 'dividend' },
    { of: 'own', kind: 'hourlySalary', state: 'paid', sortBy: 'amount', descending: false },
    { of: 'downlines', kind: 'dividend', sortBy: 'base' },
  ] as const)(
    'the exported file of contract income with filter %o equals the pages',
    async (asked) => {
      const agent = await enter('demoagent')
      const input = { ...year, ...asked }
      const rows = await readAll(agent, listSettlements, input, 3)
      const { sums } = await agent.ask(listSettlements, { ...input, pageSize: 1 })
      const cells = await readCsv(await agent.ask(fileSettlements, input))
      expect(cells.length).toBeGreaterThan(1)
      expect(cells.map((row) => row.at(-1))).toEqual(rows.map(({ id }) => id))
      // In each row of the file, the downline's name comes before the nine figures.
      const names = cells.map((row) => row.slice(2, -9).join())
      expect(names).toEqual(rows.map(({ member }) => member?.account ?? ''))
      expect(sum(cells.map((row) => row.at(-6) as string))).toBe(sums.base)
      expect(sum(cells.map((row) => row.at(-4) as string))).toBe(sums.amount)
      for (const [index, row] of cells.entries()) {
        expect(new Date(row[0] as string)).toEqual(new Date(rows[index].start))
      }
    },
  )

  test.each([{}, { source: 'commission', sortBy: 'amount' }] as const)(
    'the exported file of an agent’s income with filter %o equals the pages',
    async (asked) => {
      const agent = await enter('demoagent')
      const input = { ...year, ...asked }
      const rows = await readAll(agent, listIncome, input, 150)
      const { sums } = await agent.ask(getIncome, {
        ...year,
        ...('source' in asked && { source: asked.source }),
      })
      const cells = await readCsv(await agent.ask(fileIncome, input))
      expect(cells.length).toBeGreaterThan(1)
      expect(cells.map((row) => row.at(-1))).toEqual(rows.map(({ id }) => id))
      expect(sum(cells.map((row) => row[4] as string))).toBe(sums.total)
    },
  )

  test('only the upline and the downline of a contract can read the contract’s payments', async () => {
    const [upline, downline, other] = await Promise.all(
      ['demoagent', 'thanakorn88', 'demoleader'].map(enter),
    )
    const kind = 'dividend'
    const { list } = await downline!.ask(listSettlements, { ...year, kind, of: 'own', pageSize: 1 })
    const [{ id: settlementId, ...own }] = list
    const read = ({ ask }: Player) => ask(getSettlement, { kind, settlementId })
    expect((await read(downline!)).settlement).toEqual({ id: settlementId, ...own })
    expect((await read(upline!)).settlement).toEqual({
      ...own,
      id: settlementId,
      member: expect.objectContaining({ account: 'thanakorn88', level: 1 }),
    })
    const nothing = { code: 'settlement_not_found', status: 404 }
    await expect(read(other!)).rejects.toMatchObject(nothing)
    const asAnother = downline!.ask(getSettlement, { kind: 'hourlySalary', settlementId })
    await expect(asAnother).rejects.toMatchObject(nothing)
  })
})

describe('the reports of an agent', () => {
  test('an agent’s reports find members of the agent’s own team only', async () => {
    const [leader, agent] = [await enter('demoleader'), await enter('demoagent')]
    const { list } = await leader.ask(findReportMembers, { text: 'demoagent' })
    expect(list).toMatchObject([{ account: 'demoagent', level: 1 }])
    expect((await agent.ask(findReportMembers, { text: 'demoleader' })).list).toEqual([])
    expect((await agent.ask(findReportMembers, { text: list[0].id })).list).toEqual([])
  })

  test('an agent’s reports give members of other teams the same reply as unknown members', async () => {
    const [leader, agent] = [await enter('demoleader'), await enter('demoagent')]
    const [own] = (await leader.ask(findReportMembers, { text: 'demoagent' })).list
    const others = (await readAll(leader, listTeamProfit, profit)).filter(
      ({ member }) => member.level === 1 && member.id !== own.id,
    )
    const memberId = others[0].member.id
    for (const [call, input] of [
      [listTeamBets, { ...days, pageSize: 1 }],
      [sumTeamBets, days],
      [fileTeamBets, days],
      [listTeamProfit, { ...profit, pageSize: 1 }],
      [fileTeamProfit, profit],
      [listTeamTransactions, { ...days, pageSize: 1 }],
      [sumTeamTransactions, days],
      [fileTeamTransactions, days],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      await expect(agent.ask(call, { ...input, memberId })).rejects.toMatchObject({
        code: 'member_not_found',
        status: 404,
      })
    }
  })
})
