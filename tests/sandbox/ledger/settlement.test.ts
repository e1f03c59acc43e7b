import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { openTeams, type TeamBench } from '#support/teams.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'
import { contractSettlements } from '#scripts/sandbox/db/contract-tables.ts'
import { balanceOf, mainWalletOf } from '#scripts/sandbox/world/money/ledger.ts'
import { readUnsettled } from '#scripts/sandbox/world/contracts/contract-deals.ts'
import type { Contract } from '#scripts/sandbox/world/contracts/contract-rules.ts'
import {
  answerTermination,
  requestTermination,
} from '#scripts/sandbox/world/contracts/contracts.ts'
import { moveNode } from '#scripts/sandbox/world/team/team-moves.ts'
import { settleDue } from '#scripts/sandbox/world/contracts/settlement.ts'
import { whatIf } from '#scripts/sandbox/world/contracts/settlement-figures.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Midnight in Bangkok, on a Monday. */
const START = Date.UTC(2026, 10, 15, 17)

let bench: TeamBench
beforeAll(() => {
  bench = openTeams()
  for (const name of ['a', 'a.b', 'a.b.c', 'a.x']) bench.add(name)
})
// A transaction around each test, so that all its changes are rolled back.
beforeEach(() => void bench.db.$client.exec('BEGIN'))
afterEach(() => {
  const audit = auditLedger(bench)
  bench.db.$client.exec('ROLLBACK')
  expect(audit).toEqual(SOUND)
})
afterAll(() => bench.db.$client.close())

const daily = (rate: number): Terms => ({
  kind: 'dailySalary',
  tiers: [{ activeMembers: 0, validBet: '0', rate }],
})
const hourly = (rate: number): Terms => ({ ...daily(rate), kind: 'hourlySalary' }) as Terms
const realtime = (profitRate: number, lossRate: number, singleBet = '0'): Terms => ({
  kind: 'realtimeSalary',
  profitRate,
  lossRate,
  singleBet,
})
const dividend = (rate: number, more: object = {}): Terms =>
  ({
    kind: 'dividend',
    period: 'D',
    costRatio: 0,
    carryOver: true,
    minBetDays: 1,
    tiers: [{ activeMembers: 0, validBet: '0', loss: '0', rate }],
    ...more,
  }) as Terms

const settle = (now: number) => settleDue(bench.db, bench.merchant, now)
const readBalance = (name: string) => balanceOf(bench.db, mainWalletOf(bench.merchant.code, name))
const rowsOf = (downline: string) =>
  bench.db
    .select()
    .from(contractSettlements)
    .all()
    .filter((row) => row.downline === downline)
const amounts = (downline: string) =>
  rowsOf(downline).map(({ period, cause, amount, state }) => [period, cause, amount, state])

/** Ends a contract with the consent of both sides. */
function end(contract: Contract, now: number): void {
  const asked = requestTermination(bench.db, contract, 'downline', now)
  answerTermination(bench.db, asked, { agreed: true, by: 'upline', now, named: [] })
}

describe('a daily salary', () => {
  test('a daily salary is paid once, on the next day, to upper agents first', async () => {
    bench.agree('a', daily(100), START)
    bench.agree('a.b', daily(60), START)
    bench.bet('a', { stake: 10_000, win: 0, at: START + HOUR })
    bench.bet('a.b', { stake: 50_000, win: 70_000, at: START + 23 * HOUR })
    await settle(START + DAY - 1)
    expect(rowsOf('a')).toEqual([])
    const touched = await settle(START + DAY)
    await settle(START + DAY)
    await settle(START + DAY + HOUR)
    expect(amounts('a')).toEqual([['D2026-11-16', 'period', 600, 'paid']])
    expect(amounts('a.b')).toEqual([['D2026-11-16', 'period', 300, 'paid']])
    expect([readBalance('a'), readBalance('a.b')]).toEqual([300, 300])
    expect([...touched].toSorted()).toEqual(['a', 'a.b'])
    expect(rowsOf('a.b')[0]).toMatchObject({ base: 50_000, tier: 0, rate: 60 })
  })

  test('a daily salary counts from the day after signing until its last day', async () => {
    const own = bench.agree('a', daily(100), START + HOUR)
    for (const day of [0, 1, 2, 3])
      bench.bet('a', { stake: 10_000, win: 0, at: START + day * DAY + 2 * HOUR })
    end(own, START + 2 * DAY + HOUR)
    await settle(START + 5 * DAY)
    expect(amounts('a')).toEqual([
      ['D2026-11-17', 'period', 100, 'paid'],
      ['D2026-11-18', 'period', 100, 'paid'],
    ])
  })

  test('a new version of a daily salary begins where the old version stops', async () => {
    bench.agree('a', daily(100), START)
    bench.agree('a', daily(50), START + DAY + HOUR)
    for (const day of [0, 1, 2])
      bench.bet('a', { stake: 10_000, win: 0, at: START + day * DAY + 2 * HOUR })
    await settle(START + 3 * DAY)
    expect(rowsOf('a').map(({ amount }) => amount)).toEqual([100, 100, 50])
  })

  test('a daily salary pays the highest tier that the team reached', async () => {
    const tiers = [
      { activeMembers: 1, validBet: '100', rate: 100 },
      { activeMembers: 2, validBet: '200', rate: 200 },
    ]
    bench.agree('a', { kind: 'dailySalary', tiers }, START)
    bench.bet('a', { stake: 9999, win: 0, at: START + HOUR })
    bench.bet('a', { stake: 30_000, win: 0, at: START + DAY + HOUR })
    bench.bet('a.x', { stake: 1, win: 0, at: START + 2 * DAY + HOUR })
    bench.bet('a', { stake: 20_000, win: 0, at: START + 2 * DAY + HOUR })
    await settle(START + 3 * DAY)
    expect(rowsOf('a').map(({ tier, amount }) => [tier, amount])).toEqual([
      [null, 0],
      [0, 300],
      [1, 400],
    ])
  })
})

describe('a contract that was replaced or ended', () => {
  const weekly = (rate: number) => dividend(rate, { period: 'W' })
  const MIDWEEK = START + 2 * DAY + HOUR
  const MINUTE = 60_000

  test.each<[string, Terms, (own: Contract) => void, at: number, until: number, due: number]>([
    [
      'a dividend replaced in its week',
      weekly(1000),
      () => bench.agree('a', weekly(900), MIDWEEK),
      ...([MIDWEEK, START + 7 * DAY, START + 7 * DAY] as const),
    ],
    [
      'a dividend replaced again before the new version counts',
      weekly(1000),
      () => {
        bench.agree('a', weekly(900), MIDWEEK)
        bench.agree('a', weekly(800), MIDWEEK + HOUR)
      },
      ...([MIDWEEK + HOUR, START + 7 * DAY, START + 7 * DAY] as const),
    ],
    [
      'a dividend ended in its week',
      weekly(1000),
      (own) => end(own, MIDWEEK),
      ...([MIDWEEK, START + 3 * DAY, START + 7 * DAY] as const),
    ],
    [
      'a dividend whose next version ended before it counted',
      weekly(1000),
      () => end(bench.agree('a', weekly(900), START + HOUR), MIDWEEK),
      ...([MIDWEEK, START + 3 * DAY, START + 7 * DAY] as const),
    ],
    [
      'a daily salary ended in its day',
      daily(100),
      (own) => end(own, MIDWEEK),
      ...([MIDWEEK, START + 3 * DAY, START + 3 * DAY] as const),
    ],
    [
      'an hourly salary ended in its hour',
      hourly(100),
      (own) => end(own, MIDWEEK + MINUTE),
      ...([MIDWEEK + MINUTE, MIDWEEK + HOUR, MIDWEEK + HOUR] as const),
    ],
  ])(
    'a replaced or ended contract shows its true last settlement date: %s',
    async (_, terms, become, at, until, due) => {
      const own = bench.agree('a', terms, START)
      bench.bet('a', { stake: 10_000, win: 0, at: at - MINUTE })
      await settle(at)
      become(own)
      bench.bet('a', { stake: 10_000, win: 0, at: at + MINUTE })
      const told = (now: number) =>
        readUnsettled(
          { ...bench, now: new Date(now) },
          { merchant: bench.merchant.code, username: 'a', kind: terms.kind },
        ).unsettled
      const [last, ...others] = told(at + MINUTE)
      expect(others).toEqual([])
      expect(last).toMatchObject({
        version: 1,
        lastSettlement: {
          end: new Date(until).toISOString(),
          settlesAt: new Date(due).toISOString(),
        },
      })
      const ofOwn = () => rowsOf('a').filter(({ contractId }) => contractId === own.id)
      await settle(due - 1)
      const before = ofOwn().length
      await settle(due)
      const { start, end: over, amount } = ofOwn().at(-1)!
      expect(ofOwn()).toHaveLength(before + 1)
      expect(amount).toBeGreaterThan(0)
      expect({ start, end: over }).toEqual({
        start: Date.parse(last!.lastSettlement!.start),
        end: until,
      })
      expect(told(due)).toEqual([])
    },
  )

  test('a contract that ends at a boundary is settled once its last period was', async () => {
    const own = bench.agree('a', daily(100), START)
    bench.bet('a', { stake: 10_000, win: 0, at: START + HOUR })
    const told = () =>
      readUnsettled(
        { ...bench, now: new Date(START + DAY) },
        { merchant: bench.merchant.code, username: 'a', kind: 'dailySalary' },
      ).unsettled
    await settle(START + DAY)
    end(own, START + DAY)
    expect(amounts('a')).toEqual([['D2026-11-16', 'period', 100, 'paid']])
    expect(told()).toEqual([])
  })

  test('a contract that ends at a boundary is unsettled until its last period is', async () => {
    const own = bench.agree('a', daily(100), START)
    end(own, START + DAY)
    const [last] = readUnsettled(
      { ...bench, now: new Date(START + DAY) },
      { merchant: bench.merchant.code, username: 'a', kind: 'dailySalary' },
    ).unsettled
    expect(last?.lastSettlement?.settlesAt).toBe(new Date(START + DAY).toISOString())
  })
})

describe('a dividend', () => {
  test('a dividend is a share of the team’s loss after costs and earlier losses', async () => {
    bench.agree('a', dividend(1000), START)
    bench.bet('a', { stake: 10_000, win: 40_000, at: START + HOUR })
    bench.bet('a', { stake: 50_000, win: 0, at: START + DAY + HOUR })
    await settle(START + 2 * DAY)
    expect(rowsOf('a')).toMatchObject([
      { base: 0, amount: 0, carriedIn: 0, carriedOut: -30_000, state: 'none' },
      { base: 20_000, amount: 2000, carriedIn: -30_000, carriedOut: 0, state: 'paid' },
    ])
  })

  test('the loss that a dividend carries over passes to the contract’s next version', async () => {
    bench.agree('a', dividend(1000), START)
    bench.bet('a', { stake: 10_000, win: 40_000, at: START + HOUR })
    bench.agree('a', dividend(500), START + DAY - HOUR)
    bench.bet('a', { stake: 50_000, win: 0, at: START + DAY + HOUR })
    await settle(START + 2 * DAY)
    expect(rowsOf('a').at(-1)).toMatchObject({ carriedIn: -30_000, amount: 1000 })
  })

  test('a dividend without carry-over ignores the losses of earlier periods', async () => {
    bench.agree('a', dividend(1000, { carryOver: false }), START)
    bench.bet('a', { stake: 10_000, win: 40_000, at: START + HOUR })
    bench.bet('a', { stake: 50_000, win: 0, at: START + DAY + HOUR })
    await settle(START + 2 * DAY)
    expect(rowsOf('a').map(({ amount }) => amount)).toEqual([0, 5000])
  })

  test('a new version of a dividend begins after the current period', async () => {
    const tiers = [{ activeMembers: 0, validBet: '1000', loss: '1000', rate: 1000 }]
    const weekly = (rate: number) =>
      dividend(0, { period: 'W', tiers: [{ ...tiers[0], rate }] }) as Terms
    bench.agree('a', weekly(1000), START)
    bench.agree('a.b', weekly(800), START)
    bench.bet('a.b', { stake: 60_000, win: 0, at: START + HOUR })
    bench.agree('a', weekly(900), START + 2 * DAY + HOUR)
    // These terms lie within the new version, which is not in effect yet.
    bench.agree('a.b.c', weekly(700), START + 2 * DAY + HOUR)
    bench.bet('a.b.c', { stake: 60_000, win: 0, at: START + 4 * DAY })
    bench.bet('a.b.c', { stake: 200_000, win: 0, at: START + 8 * DAY })
    await settle(START + 14 * DAY)
    expect(amounts('a')).toEqual([
      ['W2026-11-16', 'period', 12_000, 'paid'],
      ['W2026-11-23', 'period', 18_000, 'paid'],
    ])
    expect(amounts('a.b').map(([, , amount]) => amount)).toEqual([9600, 16_000])
    expect(amounts('a.b.c').map(([, , amount]) => amount)).toEqual([14_000])
  })

  test('a dividend contract with another period length begins where the old one stops', async () => {
    bench.agree('a', dividend(1000, { period: 'M' }), START - 15 * DAY)
    bench.agree('a', dividend(1000, { period: 'W' }), START)
    for (const day of [0, 14, 15, 21])
      bench.bet('a', { stake: 1000, win: 0, at: START + day * DAY + HOUR })
    await settle(START + 28 * DAY)
    expect(amounts('a').map(([period, , amount]) => [period, amount])).toEqual([
      ['M2026-11', 200],
      ['W2026-11-30', 100],
      ['W2026-12-07', 100],
    ])
  })

  test('ending a dividend contract before its start also ends the one it replaced', async () => {
    bench.agree('a', dividend(1000, { period: 'W' }), START)
    const next = bench.agree('a', dividend(900, { period: 'W' }), START + HOUR)
    for (const day of [0, 1, 2, 8])
      bench.bet('a', { stake: 1000, win: 0, at: START + day * DAY + HOUR })
    end(next, START + DAY + HOUR)
    await settle(START + 14 * DAY)
    expect(amounts('a')).toEqual([['W2026-11-16', 'period', 200, 'paid']])
  })

  test('a dividend is settled at the end of its own period', async () => {
    bench.agree('a', dividend(1000, { period: 'W' }), START)
    for (const day of [0, 6, 7])
      bench.bet('a', { stake: 1000, win: 0, at: START + day * DAY + HOUR })
    await settle(START + 7 * DAY - 1)
    expect(rowsOf('a')).toEqual([])
    await settle(START + 7 * DAY)
    expect(amounts('a')).toEqual([['W2026-11-16', 'period', 200, 'paid']])
  })
})

describe('salaries by the hour and by five minutes', () => {
  test('hourly and real-time salaries count each period’s bets, and skip empty periods', async () => {
    bench.agree('a', hourly(100), START)
    bench.agree('a', realtime(100, 200, '1'), START)
    const bets = [
      { stake: 1000, win: 0, at: START + HOUR },
      { stake: 500, win: 900, at: START + HOUR + 4 * 60_000 },
      { stake: 99, win: 0, at: START + HOUR + 4 * 60_000 },
      { stake: 700, win: 700, at: START + HOUR + 4 * 60_000 },
      { stake: 3000, win: 0, at: START + 2 * HOUR - 1 },
    ]
    for (const bet of bets) bench.bet('a.x', bet)
    await settle(START + 3 * DAY)
    expect(amounts('a').toSorted()).toEqual([
      ['h2026-11-16T01+07:00', 'period', 45, 'paid'],
      ['s2026-11-15T18:00Z', 'period', 25, 'paid'],
      ['s2026-11-15T18:55Z', 'period', 60, 'paid'],
    ])
  })

  test('hourly and real-time salaries settled late after a voided bet pay equal amounts', async () => {
    bench.agree('a', realtime(100, 100), START)
    const bet = bench.bet('a', { stake: 10_000, win: 0, at: START + HOUR })
    bench.voidBet(bet, START + 2 * HOUR)
    bench.bet('a', { stake: 30_000, win: 0, at: START + 3 * HOUR })
    await settle(START + DAY)
    expect(rowsOf('a').map(({ cause, amount, carriedOut }) => [cause, amount, carriedOut])).toEqual(
      [
        ['period', 100, 0],
        ['period', 0, 0],
        ['adjustment', 0, -100],
        ['period', 200, 0],
      ],
    )
  })
})

describe('a late void', () => {
  test('a bet voided late has a separate row in the next settlement period', async () => {
    bench.agree('a', daily(100), START)
    const bet = bench.bet('a', { stake: 20_000, win: 0, at: START + HOUR })
    await settle(START + DAY)
    const [paid] = rowsOf('a')
    bench.voidBet(bet, START + DAY + HOUR)
    bench.bet('a', { stake: 50_000, win: 0, at: START + DAY + HOUR })
    await settle(START + 2 * DAY)
    expect(amounts('a')).toEqual([
      ['D2026-11-16', 'period', 200, 'paid'],
      ['D2026-11-17', 'period', 500, 'paid'],
      ['D2026-11-17', 'adjustment', -200, 'paid'],
    ])
    expect(rowsOf('a')[0]).toEqual(paid)
    expect(readBalance('a')).toBe(500)
  })

  test('a bet voided late that exceeds the next period’s earnings reduces later periods', async () => {
    bench.agree('a', daily(100), START)
    const bet = bench.bet('a', { stake: 20_000, win: 0, at: START + HOUR })
    bench.voidBet(bet, START + DAY + HOUR)
    bench.bet('a', { stake: 5000, win: 0, at: START + DAY + HOUR })
    bench.bet('a', { stake: 50_000, win: 0, at: START + 2 * DAY + HOUR })
    await settle(START + 3 * DAY)
    expect(readBalance('a')).toBe(200 + 350)
  })
})

describe('a late void of a bet from before the contract', () => {
  test.each([
    ['a daily salary', daily(100), 500],
    ['a dividend', dividend(100), 500],
    ['an hourly salary', hourly(100), 500],
  ] as const)(
    'a late void of a bet placed before the contract does not lower %s',
    async (_, terms, amount) => {
      const bet = bench.bet('a', { stake: 20_000, win: 0, at: START + HOUR })
      bench.agree('a', terms, START + 2 * HOUR)
      bench.agree('a', terms, START + 3 * HOUR)
      bench.voidBet(bet, START + DAY + HOUR)
      bench.bet('a', { stake: 50_000, win: 0, at: START + DAY + HOUR })
      await settle(START + 2 * DAY)
      expect(rowsOf('a').map(({ cause, ...row }) => [cause, row.amount])).toEqual([
        ['period', amount],
      ])
    },
  )
})

test('an hourly salary counts each bet for the member’s team at the time of settlement', async () => {
  bench.agree('a', hourly(100), START)
  bench.agree('a.b', hourly(60), START)
  const person = { merchant: bench.merchant.code, username: 'a.b.c' }
  const bet = bench.bet('a.b.c', { stake: 10_000, win: 0, at: START + 1.2 * HOUR })
  moveNode(bench.db, person, 'a.x', START + 1.5 * HOUR)
  bench.bet('a.b.c', { stake: 20_000, win: 0, at: START + 1.7 * HOUR })
  bench.voidBet(bet, START + 2.5 * HOUR)
  await settle(START + 4 * HOUR)
  expect(rowsOf('a.b').map(({ cause, amount, carriedOut }) => [cause, amount, carriedOut])).toEqual(
    [
      ['period', 60, 0],
      ['period', 0, 0],
      ['adjustment', 0, -10_000],
    ],
  )
  expect(rowsOf('a').map(({ cause, amount }) => [cause, amount])).toEqual([
    ['period', 300],
    ['period', 0],
    ['adjustment', 0],
  ])
})

describe('an upline without the money', () => {
  test('an upline without money owes settlements, and later pays the oldest first', async () => {
    const shares = (rate: number) => dividend(rate, { carryOver: false })
    bench.agree('a', shares(1000), START)
    bench.agree('a.x', shares(1000), START)
    // The upline's own wins equal the downline's losses, so the upline receives nothing.
    for (const day of [0, 1]) {
      bench.bet('a', { stake: 1000, win: 31_000 + day, at: START + day * DAY + HOUR })
      bench.bet('a.x', { stake: 30_000 - day * 20_000, win: 0, at: START + day * DAY + HOUR })
    }
    await settle(START + DAY)
    await settle(START + 2 * DAY)
    expect(amounts('a.x')).toEqual([
      ['D2026-11-16', 'period', 3000, 'owed'],
      ['D2026-11-17', 'period', 1000, 'owed'],
    ])
    bench.give('a', 2000)
    expect([...(await settle(START + 2 * DAY))]).toEqual([])
    bench.give('a', 1500)
    await settle(START + 2 * DAY + HOUR)
    expect(rowsOf('a.x').map(({ state }) => state)).toEqual(['paid', 'owed'])
    bench.give('a', 500)
    await settle(START + 2 * DAY + HOUR)
    expect([readBalance('a'), readBalance('a.x')]).toEqual([0, 4000])
  })
})

test('the preview of a contract offer’s payment equals the later payment', async () => {
  bench.bet('a', { stake: 30_000, win: 0, at: START + HOUR })
  const terms = daily(70)
  const person = { merchant: bench.merchant.code, username: 'a' }
  const asked = { terms, now: START + DAY + HOUR, currency: 'THB' }
  expect(whatIf(bench.db, person, asked)).toMatchObject({ base: 30_000, rate: 70, amount: 210 })
  const short = { ...asked, terms: realtime(10, 20), now: START + 9 * DAY }
  expect(whatIf(bench.db, person, short)).toMatchObject({
    period: { key: 's2026-11-15T18:00Z' },
    amount: 60,
  })
})
