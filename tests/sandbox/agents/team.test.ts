import { getTeamPeople } from '#features/agent/overview/api.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  getDownline,
  listDownlines,
  listRateChanges,
  searchTeam,
  updateDownlineRates,
} from '#features/agent/team/api.ts'
import type { FoundMember, MemberRow } from '#features/agent/team/schema.ts'
import { dayOf } from '#lib/periods.ts'
import { lotus, useMembers } from '#support/members.ts'

const house = useMembers(lotus, false)
const DAYS = { startDate: '2026-01-01', endDate: '2026-12-31' }
const DAY_MS = 24 * 60 * 60_000
const RATES = { slots: 1, live: 1, cards: 1, fishing: 1, sports: 1, lottery: 1 }
const ORDER = { sort: 'name', descending: false, pageSize: 100 }

type Agent = Awaited<ReturnType<typeof house.enter>>

const list = (agent: Agent, input: object = {}) =>
  agent.ask(listDownlines, { ...DAYS, ...ORDER, ...input })
const search = async (agent: Agent, input: object): Promise<FoundMember[]> =>
  (await agent.ask(searchTeam, { ...DAYS, pageSize: 100, ...input })).list
const find = async (agent: Agent, text: string) => (await search(agent, { text }))[0] as FoundMember
const card = (agent: Agent, id: string) => agent.ask(getDownline, { ...DAYS, id })

describe('the list of downlines', () => {
  test('the list of downlines shows the agent’s direct downlines unmasked and sorted', async () => {
    const agent = await house.enter('demoagent')
    const { list: rows, total, path } = await list(agent)
    const names = rows.map(({ account }: MemberRow) => account)
    expect(names).toEqual(expect.arrayContaining(['demomember', 'thanakorn88', 'pornthip88']))
    expect(names).toEqual(names.toSorted())
    expect([rows.length, path]).toEqual([total, []])
    const bySize = (await list(agent, { sort: 'size', descending: true })).list
    const sizes = bySize.map(({ teamSize }: MemberRow) => teamSize)
    expect(sizes).toEqual(sizes.toSorted((a: number, b: number) => b - a))
    const byTurnover = (await list(agent, { sort: 'turnover', descending: true })).list
    const turnovers = byTurnover.map(({ turnover }: MemberRow) => Number(turnover))
    expect(turnovers).toEqual(turnovers.toSorted((a: number, b: number) => b - a))
    expect(turnovers[0]).toBeGreaterThan(0)
  })

  test('the pages of downlines neither overlap nor skip members in any order', async () => {
    const agent = await house.enter('demoagent')
    for (const sort of ['name', 'joined', 'size', 'turnover']) {
      const whole = (await list(agent, { sort })).list.map(({ id }: MemberRow) => id)
      const pages = []
      for (let cursor: string | undefined; ;) {
        const page = await list(agent, { sort, pageSize: 5, ...(cursor && { cursor }) })
        pages.push(...page.list.map(({ id }: MemberRow) => id))
        if (!(cursor = page.nextCursor)) break
      }
      expect(pages).toEqual(whole)
    }
  })

  test('the list of a downline’s downlines masks names, without balance or last login', async () => {
    const agent = await house.enter('demoagent')
    const { id } = await find(agent, 'thanakorn88')
    const { list: rows, path } = await list(agent, { parentId: id })
    expect(path).toEqual([{ id, account: 'thanakorn88' }])
    expect(rows.length).toBeGreaterThan(5)
    for (const { account, nickname, balance, lastLoginAt, level } of rows) {
      expect(account).toMatch(/^..•••..$/)
      expect({ nickname, balance, lastLoginAt, level }).toEqual({
        nickname: null,
        balance: null,
        lastLoginAt: null,
        level: 2,
      })
    }
  })
})

test('no call about the team finds the agent’s upline, a sibling or a stranger', async () => {
  const leader = await house.enter('demoleader')
  const sibling = await find(leader, 'kittisak88')
  const agent = await house.enter('demoagent')
  const self = await find(leader, 'demoagent')
  const direct = await find(agent, 'thanakorn88')
  const player = await house.enter('demomember')
  for (const { id } of [sibling, self, { id: 'nobody' }]) {
    for (const [call, input] of [
      [getDownline, { id, ...DAYS }],
      [listDownlines, { parentId: id, ...DAYS, ...ORDER }],
      [listRateChanges, { id }],
      [updateDownlineRates, { id, rates: RATES }],
    ] as const) {
      const refused = await agent.refusal(call, input)
      expect([refused.code, refused.status]).toEqual(['member_not_found', 404])
    }
  }
  expect(await search(agent, { text: 'kittisak88' })).toEqual([])
  expect(await search(agent, { text: sibling.id })).toEqual([])
  const refused = await player.refusal(getDownline, { id: direct.id, ...DAYS })
  expect(refused.code).toBe('error_not_agent')
})

describe('the search', () => {
  test('the team search finds any member by whole name or id, with the uplines', async () => {
    const leader = await house.enter('demoleader')
    const found = await find(leader, 'Nattaporn88')
    expect(found).toMatchObject({ account: 'na•••88', level: 3 })
    expect(found.path.map(({ account }) => account)).toEqual(['demoagent', 'th•••88'])
    expect(await search(leader, { text: found.id })).toEqual([found])
  })

  test('the team search finds members below direct downlines only by visible letters', async () => {
    const agent = await house.enter('demoagent')
    expect((await search(agent, { text: 'thana' })).map(({ account }) => account)).toEqual([
      'thanakorn88',
    ])
    // Parts of the hidden name of Nattaporn, a downline of the direct downline Thanakorn.
    for (const text of ['nat', 'nattapor', 'attaporn', 'attaporn88', 'na•••8x']) {
      expect((await search(agent, { text })).map(({ level }) => level)).not.toContain(2)
    }
    const byMask = await search(agent, { text: 'na•••88' })
    expect(byMask).toContainEqual(expect.objectContaining({ account: 'na•••88', level: 2 }))
  })

  test('the team search filters by level, kind, activity, registration and balance', async () => {
    const agent = await house.enter('demoagent')
    const all = await search(agent, { level: 1 })
    expect(new Set(all.map(({ level }) => level))).toEqual(new Set([1]))
    const deep = await search(agent, { level: 2 })
    expect(deep.length).toBeGreaterThan(0)
    const agents = await search(agent, { kind: 'AGENT' })
    expect(agents.length).toBeGreaterThan(2)
    expect(agents.every(({ isAgent }) => isAgent)).toBe(true)
    const players = await search(agent, { kind: 'PLAYER' })
    const month = await search(agent, { activity: 'D30' })
    const week = await search(agent, { activity: 'D7' })
    expect(month.length).toBeGreaterThan(0)
    expect(month.map(({ id }) => id)).toEqual(expect.arrayContaining(week.map(({ id }) => id)))
    const never = await search(agent, { activity: 'NEVER' })
    expect(never.filter(({ id }) => month.some((each) => each.id === id))).toEqual([])
    const { quiet } = await agent.ask(getTeamPeople, DAYS)
    expect(quiet.count).toBeGreaterThan(0)
    const stopped = (await search(agent, { activity: 'QUIET' })).map(({ id }) => id)
    expect(stopped).toHaveLength(quiet.count)
    expect([...week, ...never].filter(({ id }) => stopped.includes(id))).toEqual([])
    const since = all
      .map(({ joinedAt }) => joinedAt)
      .toSorted()[2]!
      .slice(0, 10)
    const late = await search(agent, { level: 1, joinedFrom: since })
    const early = await search(agent, { level: 1, joinedTo: since })
    expect(late.length + early.length).toBeGreaterThanOrEqual(all.length)
    expect(late.length).toBeLessThan(all.length + 1)
    const rich = await search(agent, { minBalance: '5000' })
    expect(rich.length).toBeGreaterThan(0)
    expect(rich.every(({ level, balance }) => level === 1 && Number(balance) >= 5000)).toBe(true)
    const poor = await search(agent, { maxBalance: '4999.99' })
    expect(rich.length + poor.length).toBe(all.length)
    expect(agents.length + players.length).toBe((await search(agent, {})).length)
  })

  test('the team search lists each member once, and its page cursor reveals no masked name', async () => {
    const agent = await house.enter('demoagent')
    const ids: string[] = []
    for (let cursor: string | undefined; ;) {
      const page = await agent.ask(searchTeam, { ...DAYS, pageSize: 7, ...(cursor && { cursor }) })
      ids.push(...page.list.map(({ id }: FoundMember) => id))
      if (!(cursor = page.nextCursor)) break
      expect(ids).toContain(cursor)
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe((await search(agent, {})).length)
  })
})

describe('a member’s card', () => {
  test('the card of a direct downline shows sums, masked contacts, rates and rate limits', async () => {
    const agent = await house.enter('demoagent')
    const { id } = await find(agent, 'demomember')
    const { member } = await card(agent, id)
    expect(member).toMatchObject({ account: 'demomember', level: 1, path: [], canPay: true })
    expect(member.mobile).toMatch(/[•*]/)
    expect(member.mobile).not.toContain('812345678')
    expect(member.rates).toEqual(expect.objectContaining({ slots: expect.any(Number) }))
    expect(member.bounds.max).toMatchObject({ slots: expect.any(Number) })
    expect(Object.keys(member.month.team)).toEqual(Object.keys(member.today.own))
  })

  test('the card of a downline’s downline is masked and shows only sums', async () => {
    const leader = await house.enter('demoleader')
    const agent = await house.enter('demoagent')
    const { id } = await find(agent, 'demomember')
    const seen = await card(leader, id)
    expect(seen.member).toMatchObject({
      account: 'de•••er',
      nickname: null,
      balance: null,
      lastLoginAt: null,
      mobile: null,
      email: null,
      rates: null,
      bounds: null,
      canPay: false,
    })
    expect(JSON.stringify(seen)).not.toMatch(/demomember|Somchai|players\.example|812345678/)
    const own = await card(agent, id)
    expect(seen.member.month).toEqual(own.member.month)
  })
})

describe('rates of a downline', () => {
  test('new rates of a downline obey limits and count from the next day', async () => {
    const agent = await house.enter('demoagent')
    const { id } = await find(agent, 'thanakorn88')
    const { rates, comingRates, bounds } = (await card(agent, id)).member
    expect(comingRates).toBeNull()
    expect(bounds.min.slots).toBeGreaterThan(0)
    for (const slots of [bounds.max.slots + 1, bounds.min.slots - 1]) {
      const refused = await agent.refusal(updateDownlineRates, { id, rates: { ...rates, slots } })
      expect([refused.code, refused.data]).toEqual(['rates_out_of_bounds', bounds])
    }
    const replaced = { ...rates, slots: bounds.max.slots, live: bounds.min.live }
    const after = { ...replaced, live: bounds.max.live }
    await agent.ask(updateDownlineRates, { id, rates: replaced })
    await agent.ask(updateDownlineRates, { id, rates: after })
    await agent.ask(updateDownlineRates, { id, rates: after })
    const from = dayOf(Date.now() + DAY_MS, 'Asia/Bangkok')
    const { list: changes } = await agent.ask(listRateChanges, { id })
    expect(changes).toMatchObject([
      { before: replaced, after, countsFrom: from },
      { before: rates, after: replaced, countsFrom: null },
    ])
    const waiting = (await card(agent, id)).member
    expect(waiting).toMatchObject({ rates, comingRates: { rates: after, from } })

    await house.moveClock(DAY_MS / 60_000)
    onTestFinished(() => house.moveClock(0))
    const later = await house.enter('demoagent')
    expect((await card(later, id)).member).toMatchObject({ rates: after, comingRates: null })
  })

  test('an agent cannot change the rates of a downline’s downline', async () => {
    const leader = await house.enter('demoleader')
    const { id } = await find(leader, 'thanakorn88')
    const refused = await leader.refusal(updateDownlineRates, { id, rates: RATES })
    expect(refused.code).toBe('not_direct_downline')
    expect((await leader.refusal(listRateChanges, { id })).code).toBe('not_direct_downline')
  })
})
