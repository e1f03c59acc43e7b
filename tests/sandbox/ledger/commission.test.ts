import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RATE_GROUPS, type Rates } from '#features/agent/schema.ts'
import { draws } from '#support/full.ts'
import { openTeams, type TeamBench, uplineOf } from '#support/teams.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'
import {
  listCommission,
  listCommissionLines,
  settleCommission,
} from '#scripts/sandbox/world/team/commission.ts'
import { changeRates } from '#scripts/sandbox/world/team/rates.ts'
import { balanceOf, mainWalletOf } from '#scripts/sandbox/world/money/ledger.ts'
import type { Downline } from '#scripts/sandbox/world/team/team.ts'
import { findNode } from '#scripts/sandbox/world/team/tree.ts'
import { moveNode } from '#scripts/sandbox/world/team/team-moves.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Midnight in Bangkok, where the merchant's day begins. */
const START = Date.UTC(2026, 10, 15, 17)
/** Commission rates by member, each at most the rate of the upline. */
const RATES = { a: 80, 'a.b': 70, 'a.b.c': 30, 'a.b.d': 70, 'a.e': 0, 'a.e.f': 0 } as const
type Name = keyof typeof RATES
const NAMES = Object.keys(RATES) as Name[]

let bench: TeamBench
beforeAll(async () => {
  bench = openTeams()
  for (const name of NAMES) bench.add(name, RATES[name])
})
beforeEach(async () => {
  bench.db.$client.exec('BEGIN')
  await settle(START)
})
afterEach(() => {
  const audit = auditLedger(bench)
  bench.db.$client.exec('ROLLBACK')
  expect(audit).toEqual(SOUND)
})
afterAll(() => bench.db.$client.close())

const settle = (now: number) => settleCommission(bench.db, bench.merchant, now)
const person = (username: Name) => ({ merchant: bench.merchant.code, username })
const readBalance = (name: Name) => balanceOf(bench.db, mainWalletOf(bench.merchant.code, name))
const DAYS = { from: '2026-11-01', to: '2026-12-31' }
const earnedBy = (name: Name) => listCommission(bench.db, person(name), DAYS)

describe('commission of a day', () => {
  test('commission is paid once, on the next day, with its calculation', async () => {
    bench.bet('a.b', { stake: 10_000, win: 0, at: START + HOUR })
    bench.bet('a.b.c', { stake: 100_000, win: 0, at: START + 2 * HOUR })
    await settle(START + DAY - 1)
    expect(earnedBy('a')).toEqual([])
    const paid = await settle(START + DAY)
    await settle(START + DAY)
    await settle(START + DAY + HOUR)
    expect([...paid].toSorted()).toEqual(['a', 'a.b', 'a.b.c'])
    expect([readBalance('a'), readBalance('a.b'), readBalance('a.b.c')]).toEqual([110, 470, 300])
    expect(listCommissionLines(bench.db, person('a.b'), '2026-11-16')).toMatchObject([
      { source: '', rateGroup: 'slots', validBet: 10_000, rate: 70, sourceRate: 0 },
      { source: 'a.b.c', rateGroup: 'slots', validBet: 100_000, rate: 70, sourceRate: 30 },
    ])
  })

  test('the commission of an agent without a wallet is recorded but moves no money', async () => {
    bench.db.$client.prepare("UPDATE accounts SET type = 41 WHERE username = 'a'").run()
    bench.bet('a.b', { stake: 10_000, win: 0, at: START + HOUR })
    await settle(START + DAY)
    expect(earnedBy('a').map(({ amount }) => amount)).toEqual([10])
    expect([readBalance('a'), readBalance('a.b')]).toEqual([0, 70])
  })

  test('simultaneous requests share one calculation of a day’s commission', async () => {
    const first = settle(START + DAY)
    expect(settle(START + DAY)).toBe(first)
    await first
  })

  test('a commission below the smallest unit is carried to the next day', async () => {
    bench.bet('a', { stake: 70, win: 0, at: START + HOUR })
    bench.bet('a', { stake: 70, win: 0, at: START + DAY + HOUR })
    await settle(START + 2 * DAY)
    expect(earnedBy('a').map(({ amount, carriedOut }) => [amount, carriedOut])).toEqual([
      [0, 5600],
      [1, 1200],
    ])
  })

  test('a late voided bet lowers the commission of its own day, then of later days', async () => {
    const bet = bench.bet('a', { stake: 10_000, win: 0, at: START + HOUR })
    await settle(START + DAY)
    bench.voidBet(bet, START + DAY + HOUR)
    bench.bet('a', { stake: 5000, win: 0, at: START + DAY + HOUR })
    bench.bet('a', { stake: 20_000, win: 0, at: START + 2 * DAY + HOUR })
    await settle(START + 3 * DAY)
    expect(earnedBy('a').map(({ amount }) => amount)).toEqual([80, 0, 120])
  })
})

describe('rates of a day', () => {
  const change = (name: Name, rate: number, at: number) => {
    const node = findNode(bench.db, person(name))!
    const downline = { account: person(name), node, level: 1 } as Downline
    const rates = Object.fromEntries(RATE_GROUPS.map((group) => [group, rate])) as Rates
    changeRates(bench.db, person(uplineOf(name) as Name), downline, { rates, at })
  }

  test('the commission of a day uses the rates at the day’s beginning', async () => {
    bench.bet('a.b.c', { stake: 100_000, win: 0, at: START + HOUR })
    change('a.b.c', 10, START + DAY - 1)
    change('a.b.c', 5, START + DAY - 1)
    bench.bet('a.b.c', { stake: 100_000, win: 0, at: START + DAY + HOUR })
    await settle(START + 2 * DAY)
    expect(earnedBy('a.b.c').map(({ amount }) => amount)).toEqual([300, 50])
    expect(earnedBy('a.b').map(({ amount }) => amount)).toEqual([400, 650])
  })

  test('a new member’s commission rates are at most the upline’s rates of that day', async () => {
    change('a.e', 50, START + HOUR)
    bench.add('a.e.new', 50, true, START + 2 * HOUR)
    bench.bet('a.e.new', { stake: 100_000, win: 0, at: START + 3 * HOUR })
    bench.bet('a.e.new', { stake: 100_000, win: 0, at: START + DAY })
    await settle(START + 2 * DAY)
    const ofNew = listCommission(bench.db, person('a.e.new' as Name), DAYS)
    expect(ofNew.map(({ amount }) => amount)).toEqual([500])
    expect(earnedBy('a').map(({ amount }) => amount)).toEqual([800, 300])
  })
})

describe('the day of a move', () => {
  test('a member’s move during the day splits the day’s commission between both uplines', async () => {
    bench.bet('a.b.d', { stake: 100_000, win: 0, at: START + HOUR })
    const late = bench.bet('a.b.c', { stake: 10_000, win: 0, at: START + HOUR })
    moveNode(bench.db, person('a.b.c'), 'a', START + 2 * HOUR)
    bench.bet('a.b.c', { stake: 20_000, win: 0, at: START + 3 * HOUR })
    bench.voidBet(late, START + DAY + HOUR)
    await settle(START + 2 * DAY)
    const lines = (name: Name, day: string) =>
      listCommissionLines(bench.db, person(name), day).map(({ source, validBet, sourceRate }) => [
        source,
        validBet,
        sourceRate,
      ])
    expect(lines('a.b', '2026-11-16')).toEqual([['a.b.c', 10_000, 30]])
    expect(lines('a', '2026-11-16')).toEqual([
      ['a.b', 110_000, 70],
      ['a.b.c', 20_000, 30],
    ])
    expect(lines('a.b', '2026-11-17')).toEqual([['a.b.c', -10_000, 30]])
    expect(lines('a', '2026-11-17')).toEqual([['a.b', -10_000, 70]])
  })
})

test('all commissions of a team sum to the top agent’s rate', async () => {
  const bets = fc.array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      stake: fc.integer({ min: 1, max: 100_000 }),
      hour: fc.integer({ min: 0, max: 71 }),
      isVoid: fc.constantFrom(false, false, false, true),
      settled: fc.constantFrom(false, false, true),
    }),
    { minLength: 1, maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(bets, async (list) => {
      const client = bench.db.$client
      client.exec('SAVEPOINT story')
      try {
        let total = 0
        for (const { name, stake, hour, isVoid, settled } of list.toSorted(
          (x, y) => x.hour - y.hour,
        )) {
          const at = START + hour * HOUR
          if (settled) await settle(at)
          const bet = bench.bet(name, { stake, win: 0, at })
          if (isVoid) bench.voidBet(bet, START + 80 * HOUR)
          else total += stake
        }
        await settle(START + 5 * DAY)
        await settle(START + 2 * DAY)
        await settle(START + 5 * DAY)
        const all = NAMES.flatMap((name) => earnedBy(name))
        expect(all.reduce((sum, { earned }) => sum + earned, 0)).toBe(total * RATES.a)
        const paid = NAMES.reduce((sum, name) => sum + readBalance(name), 0)
        expect(paid).toBe(all.reduce((sum, { amount }) => sum + amount, 0))
        // An agent's commission below one unit is carried to the next day. Only voided bets can
        // make the carried amount negative, and then it may exceed one unit.
        const kept = NAMES.map((name) => earnedBy(name).at(-1)?.carriedOut ?? 0)
        expect(paid * 10_000 + kept.reduce((sum, one) => sum + one, 0)).toBe(total * RATES.a)
      } finally {
        client.exec('ROLLBACK TO story; RELEASE story')
      }
    }),
    { numRuns: draws(25, 10_000) },
  )
}, 1_800_000)
