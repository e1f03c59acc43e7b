import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INCOME_SOURCES } from '#features/agent/income/schema.ts'
import { settleCommission } from '#scripts/sandbox/world/team/commission.ts'
import {
  readEarnedDays,
  readEarnedLines,
  wholeUnits,
} from '#scripts/sandbox/world/team/earned-days.ts'
import {
  type IncomeOrder,
  type IncomeRow,
  listIncomeRows,
  listSettledOn,
  placeOf,
  sumIncomeDays,
} from '#scripts/sandbox/world/team/income.ts'
import { settleDue } from '#scripts/sandbox/world/contracts/settlement.ts'
import { openTeams, type TeamBench } from '#support/teams.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Midnight of 16 November in Bangkok, the merchant's time zone. */
const START = Date.UTC(2026, 10, 15, 17)
const NOW = START + 3 * DAY - MINUTE
const days = { from: '2026-11-14', to: '2026-11-18' }

let bench: TeamBench
beforeAll(async () => {
  bench = openTeams()
  bench.add('a', 80)
  bench.add('a.b', 70)
  bench.add('a.b.c', 30)
  const tiers = [{ activeMembers: 0, validBet: '0.00', rate: 50 }]
  const realtime = {
    kind: 'realtimeSalary',
    profitRate: 40,
    lossRate: 40,
    singleBet: '0.00',
  } as const
  const signedAt = START - DAY
  await settleCommission(bench.db, bench.merchant, START)
  bench.agree('a', { kind: 'dailySalary', tiers }, signedAt)
  bench.agree('a.b', { kind: 'dailySalary', tiers }, signedAt)
  bench.agree('a', realtime, signedAt)
  bench.agree('a.b', realtime, signedAt)
  bench.give('a', 100_000)
  for (const minute of [3, 8, 700]) {
    bench.bet('a.b.c', { stake: 100_000, win: 0, at: START + minute * MINUTE })
  }
  const late = bench.bet('a.b', { stake: 50_000, win: 0, at: START + DAY + MINUTE })
  bench.bet('a.b', { stake: 40_000, win: 0, at: START + DAY + 2 * MINUTE })
  bench.bet('a.b', { stake: 7_000, win: 0, at: NOW - MINUTE })
  await settleAt(START + 2 * DAY)
  bench.voidBet(late, START + 2 * DAY + MINUTE)
  await settleAt(NOW)
})
afterAll(() => bench.db.$client.close())

async function settleAt(now: number): Promise<void> {
  await settleCommission(bench.db, bench.merchant, now)
  await settleDue(bench.db, bench.merchant, now)
}

const person = (username: string) => ({ merchant: bench.merchant.code, username })
const asked = { days, sources: INCOME_SOURCES, now: NOW }
const NEWEST: IncomeOrder = { by: 'date', ascending: false }

async function readAll(username: string, size: number, order = NEWEST): Promise<IncomeRow[]> {
  const rows: IncomeRow[] = []
  for (;;) {
    const last = rows.at(-1)
    const after = last && placeOf(last, order)
    const page = await listIncomeRows(bench.db, person(username), { ...asked, order, after, size })
    rows.push(...page)
    if (page.length < size) return rows
  }
}

describe('the income of an agent', () => {
  test.each(['a', 'a.b', 'a.b.c'])(
    'an agent’s income of %s has equal totals by row, day and source',
    async (name) => {
      const rows = await readAll(name, 50)
      const byDay = await sumIncomeDays(bench.db, person(name), asked)
      for (const source of INCOME_SOURCES) {
        const ofRows = rows.filter((row) => row.source === source)
        expect(ofRows.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          byDay.reduce((sum, { sums }) => sum + sums[source], 0),
        )
      }
      expect(await readAll(name, 2)).toEqual(rows)
      expect(rows).toEqual(rows.toSorted((one, other) => other.at - one.at || other.row - one.row))
      expect(await readAll(name, 2, { by: 'date', ascending: true })).toEqual(rows.toReversed())
    },
  )

  test.each([true, false])(
    'an agent’s income list sorted by amount has each row once; ascending: %s',
    async (ascending) => {
      const order = { by: 'amount', ascending } as const
      const rows = await readAll('a.b', 50, order)
      const amounts = rows.map(({ amount }) => amount)
      expect(new Set(amounts).size).toBeLessThan(amounts.length)
      expect(amounts).toEqual(
        amounts.toSorted((one, other) => (ascending ? one - other : other - one)),
      )
      const ids = (of: readonly IncomeRow[]) => of.map(({ row }) => row)
      expect(ids(rows).toSorted()).toEqual(ids(await readAll('a.b', 50)).toSorted())
      for (const size of [1, 2, 3]) expect(await readAll('a.b', size, order)).toEqual(rows)
    },
  )

  test('an agent’s income list shows the current day’s commission as pending', async () => {
    const rows = (await readAll('a', 50)).filter(({ source }) => source === 'commission')
    expect(rows).toMatchObject([
      // A late voided bet makes the base of this day negative, so the day earns nothing.
      { day: '2026-11-18', base: -43_000, amount: 0, state: 'pending', paidAt: null },
      { day: '2026-11-17', base: 90_000, amount: 90, state: 'paid' },
      { day: '2026-11-16', base: 300_000, amount: 300, state: 'paid' },
    ])
    const lines = await readEarnedLines(bench.db, person('a'), '2026-11-16')
    expect(lines).toMatchObject([
      { source: 'a.b', validBet: 300_000, rate: 80, sourceRate: 70, earned: 3_000_000 },
    ])
    expect(wholeUnits(lines[0]!.earned)).toBe(300)
  })

  test('a day on which more was voided than earned pays nothing, and says so', async () => {
    const day = '2026-11-18'
    const after = NOW + DAY
    const pending = readEarnedDays(bench.db, person('a'), days, NOW).get(day)
    await settleCommission(bench.db, bench.merchant, after)
    const [row] = listIncomeRows(bench.db, person('a'), {
      ...asked,
      now: after,
      sources: ['commission'],
      order: NEWEST,
      after: undefined,
      size: 1,
    })
    expect(row).toMatchObject({ day, amount: 0, state: 'none', paidAt: null })
    const settled = readEarnedDays(bench.db, person('a'), days, after).get(day)
    // The rest is taken off later days, and the page says the same before and after the settlement.
    expect(settled).toMatchObject({ carriedOut: -43_000 * 10 })
    expect(pending).toEqual({ ...settled, paidAt: null })
  })

  test('an agent’s income has one row a day for real-time salary', async () => {
    const rows = (await readAll('a.b', 50)).filter(({ source }) => source === 'realtimeSalary')
    const first = rows.find(({ day }) => day === '2026-11-16')
    expect(first).toMatchObject({ base: 300_000, amount: 1200, state: 'paid' })
    const settled = listSettledOn(bench.db, person('a.b'), 'realtimeSalary', '2026-11-16')
    expect(settled.map(({ settlement }) => settlement.amount)).toEqual([400, 400, 400])
    expect(listSettledOn(bench.db, person('a'), 'realtimeSalary', '2026-11-15')).toEqual([])
  })

  test('an agent’s income can be filtered by source, and other agents cannot read it', async () => {
    const only = {
      ...asked,
      sources: ['dailySalary'] as const,
      order: NEWEST,
      after: undefined,
      size: 50,
    }
    const rows = await listIncomeRows(bench.db, person('a.b'), only)
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['dailySalary']))
    expect(rows.at(-1)).toMatchObject({ base: 300_000, amount: 1500 })
    expect(await listIncomeRows(bench.db, person('a.b.c'), only)).toEqual([])
  })
})
