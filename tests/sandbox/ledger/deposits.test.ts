import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DepositState } from '#features/member/deposit/schema.ts'
import type { Desk } from '#scripts/sandbox/world/money/deposit-bonuses.ts'
import {
  advance,
  ARROWS,
  atNow,
  confirm,
  type DepositRow,
  fail,
  findDeposit,
  giveBack,
  receive,
  succeed,
} from '#scripts/sandbox/world/money/deposit-machine.ts'
import { confirmationsOf } from '#scripts/sandbox/world/money/deposit-methods.ts'
import {
  addProof,
  describeDeposit,
  openDeposit,
  sayPaid,
} from '#scripts/sandbox/world/money/deposits.ts'
import {
  balanceOf,
  holdOf,
  mainWalletOf,
  pairOf,
  suspenseOf,
  transfer,
} from '#scripts/sandbox/world/money/ledger.ts'
import { describeMessages } from '#scripts/sandbox/world/content/message-reply.ts'
import { creditBonus, listOpenTurnovers } from '#scripts/sandbox/world/money/turnover.ts'
import { depositPayments, deposits, depositSlips } from '#scripts/sandbox/db/deposit-tables.ts'
import { messages } from '#scripts/sandbox/db/message-tables.ts'
import { promotionEntries } from '#scripts/sandbox/db/promotion-tables.ts'
import { rowsOf } from '#scripts/sandbox/db/rows.ts'
import { CallError } from '#scripts/sandbox/http/call-error.ts'
import { draws } from '#support/full.ts'
import { auditLedger, type Bench, brand, merchant, openBench, SOUND } from '#support/wallet.ts'

let bench: Bench
let desk: Desk

beforeAll(() => {
  bench = openBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.reset()
  desk = { db: bench.db, currency: brand.currency, now: Date.parse('2026-03-01T10:00:00Z') }
})

const MINUTE = 60_000
const owner = (username = 'demomember') => ({ merchant, username })
const open = (methodId = 'promptpay', amount = '500', more: object = {}, username?: string) =>
  openDeposit(
    desk,
    owner(username),
    { methodId, amount, ...more },
    { closed: {}, returnOrigin: '' },
  )
const main = (username = 'demomember') => balanceOf(bench.db, mainWalletOf(merchant, username))
const suspense = () => balanceOf(bench.db, suspenseOf(merchant))
const wait = (minutes: number) => {
  desk.now += minutes * MINUTE
}
const now = (row: DepositRow) => findDeposit(bench.db, merchant, row.id) as DepositRow

describe('a deposit', () => {
  test('a paid deposit is credited once even if the bank reports the transfer twice', () => {
    const before = main()
    const row = open()
    expect(receive(desk, row, { transRef: 'A1', units: 50_000 }).state).toBe('succeeded')
    receive(desk, now(row), { transRef: 'A1', units: 50_000 })
    expect(main() - before).toBe(50_000)
  })

  test('a late deposit’s money is credited to nobody until the cashier decides (case 3)', () => {
    const before = main()
    const row = open()
    wait(30)
    expect(atNow(desk, row).state).toBe('expired')
    const late = receive(desk, now(row), { transRef: 'A1', units: 50_000 })
    expect([late.state, late.cause, main() - before, suspense()]).toEqual([
      'unresolved',
      'late',
      0,
      50_000,
    ])
    expect(succeed(desk, late).credited).toBe(50_000)
    expect([main() - before, suspense()]).toEqual([50_000, 0])
  })

  test.each([
    ['under', 40_000],
    ['over', 60_000],
  ] as const)(
    'a deposit that is paid %s its amount credits the money that arrived (case 3)',
    (cause, units) => {
      const before = main()
      const odd = receive(desk, open(), { transRef: 'A1', units })
      expect([odd.state, odd.cause]).toEqual(['unresolved', cause])
      succeed(desk, odd)
      expect(main() - before).toBe(units)
    },
  )

  test('a second payment of a deposit is credited to nobody and returned (case 3)', () => {
    const before = main()
    const row = open()
    receive(desk, row, { transRef: 'A1', units: 50_000 })
    const twice = receive(desk, now(row), { transRef: 'A2', units: 50_000 })
    expect(now(row).state).toBe('succeeded')
    expect([twice.id === row.id, twice.state, twice.cause]).toEqual([
      false,
      'unresolved',
      'duplicate',
    ])
    expect(giveBack(desk, twice)).toMatchObject({ state: 'returned', returned: 50_000 })
    expect([main() - before, suspense()]).toEqual([50_000, 0])
  })

  test('a deposit cannot be proven by a slip from another account’s deposit (case 4)', () => {
    const mine = sayPaid(desk, open('bank'))
    const theirs = open('bank', '500', {}, 'demovip')
    addProof(desk, mine, { pictures: 1, transRef: 'S1' })
    const again = () => addProof(desk, theirs, { pictures: 1, transRef: 'S1' })
    expect(again).toThrow(expect.objectContaining({ code: 'slip_used' }))
  })

  test('changing the amount creates another deposit with its own reference (case 5)', () => {
    const before = main()
    const [first, second] = [open('bank'), open('bank', '800')]
    const details = [first, second].map(
      (row) => describeDeposit(row, desk.currency, '').nextAction as { reference: string },
    )
    expect(details[0]!.reference).not.toBe(details[1]!.reference)
    // The amount of the second deposit arrives with the reference of the first.
    const odd = receive(desk, now(first), { transRef: 'A1', units: 80_000 })
    expect([odd.state, odd.cause, odd.amount]).toEqual(['unresolved', 'over', 50_000])
    expect(now(second).state).toBe('awaitingPayment')
    expect(succeed(desk, odd).credited).toBe(80_000)
    expect(main() - before).toBe(80_000)
  })

  test('a deposit expires exactly at its deadline by the gateway’s clock', () => {
    const row = open()
    desk.now = (row.expiresAt as number) - 1
    expect(atNow(desk, row).state).toBe('awaitingPayment')
    desk.now += 1
    expect(atNow(desk, row).state).toBe('expired')
  })

  test('a deposit in cryptocurrency is credited with its last confirmation', () => {
    const row = open('usdt', '700', { network: 'ERC20' })
    expect(row.assetAmount).toBe('20.000000')
    const seen = receive(desk, row, { transRef: 'X', units: 70_000 })
    expect(seen.state).toBe('detected')
    expect(confirm(desk, { ...seen, seen: confirmationsOf('ERC20') - 1 }).state).toBe('detected')
    expect(confirm(desk, { ...seen, seen: confirmationsOf('ERC20') }).state).toBe('succeeded')
  })

  test('a deposit records its fee separately and adds the chosen bonus', () => {
    const before = main()
    const row = open('card', '1000', { bonusId: 'reload-bonus' })
    const paid = receive(desk, row, { transRef: 'A1', units: 100_000 })
    expect(paid).toMatchObject({ fee: 1500, credited: 98_500, bonus: 20_000 })
    // Deposit and bonus together must be bet ten times.
    const [turnover] = listOpenTurnovers(bench.db, owner(), desk.now)
    expect(describeDeposit(paid, 'THB', '').bonus).toEqual({
      title: '20%',
      amount: '200.00',
      toBet: '12000.00',
      betBy: new Date(turnover!.expiresAt!).toISOString(),
    })
    expect(turnover).toMatchObject({
      reference: row.id,
      base: 120_000,
      multiplier: 1000,
      bonus: 20_000,
    })
    expect(main() - before).toBe(118_500)
  })

  test.each([
    [
      'names no bonus where none was chosen',
      undefined,
      ['฿1,000.00 has arrived <p>', 'ready to play'],
    ],
    [
      'names the bonus and what must be bet for it',
      'reload-bonus',
      ['฿1,000.00 has arrived with a bonus of ฿200.00', '<strong>฿12,000.00</strong> must be bet'],
    ],
  ])('the message about a deposit %s', (_, bonusId, words) => {
    receive(desk, open('promptpay', '1000', { bonusId }), { transRef: 'A3', units: 100_000 })
    const row = rowsOf(bench.db, messages, owner())
      .list({ order: [messages.id] })
      .at(-1)
    const scope = { db: bench.db, brand, language: 'EN' as const, now: desk.now }
    const [told] = describeMessages(scope, [row!])
    for (const each of words) expect(`${told?.subject} ${told?.content}`).toContain(each)
  })

  test('money above the agreed deposit asks for no more bets, and earns no bonus', () => {
    const row = open('card', '1000', { bonusId: 'reload-bonus' })
    const paid = receive(desk, row, { transRef: 'A2', units: 1_000_000 })
    const done = paid.state === 'unresolved' ? succeed(desk, paid) : paid
    expect(done).toMatchObject({ received: 1_000_000, bonus: 20_000 })
    expect(describeDeposit(done, 'THB', '').bonus).toMatchObject({ toBet: '12000.00' })
    const [turnover] = listOpenTurnovers(bench.db, owner(), desk.now)
    expect(turnover).toMatchObject({ base: 120_000, bonus: 20_000 })
  })

  test('a bonus whose time is over takes nothing of a deposit that comes later', () => {
    const late = { ...owner(), multiplier: 1000, expiresAt: desk.now - 1, at: desk.now - 2 }
    creditBonus(bench.db, { ...late, reference: 'B2', amount: 5000 })
    const bonusMoney = main()
    transfer(bench.db, {
      reason: 'hold',
      reference: 'W2',
      at: desk.now,
      entries: pairOf(
        mainWalletOf(merchant, 'demomember'),
        holdOf(merchant, 'demomember'),
        bonusMoney,
      ),
    })
    receive(desk, open('card', '1000', {}), { transRef: 'A3', units: 100_000 })
    expect(main()).toBe(98_500)
  })

  test('a deposit below its bonus’s minimum is refused and joins no promotion', () => {
    expect(() => open('card', '499.99', { bonusId: 'reload-bonus' })).toThrow(
      expect.objectContaining({ code: 'amount_out_of_range' }),
    )
    const entries = bench.db.select().from(promotionEntries).all()
    expect(entries.filter(({ campaign }) => campaign === 'reload-bonus')).toEqual([])
    expect(open('card', '500', { bonusId: 'reload-bonus' }).bonusId).toBe('reload-bonus')
  })
})

/** For each deposit state, all states that can follow it, directly or later. */
const AHEAD = new Map<DepositState, Set<DepositState>>()
for (const state of Object.keys(ARROWS) as DepositState[]) {
  const ahead = new Set<DepositState>([state])
  for (const one of ahead) for (const next of ARROWS[one]) ahead.add(next)
  AHEAD.set(state, ahead)
}

const Step = fc.record({
  what: fc.constantFrom(
    ...(['open', 'pay', 'again', 'cancel', 'said', 'proof', 'fail', 'credit', 'return'] as const),
  ),
  which: fc.nat({ max: 5 }),
  ref: fc.nat({ max: 6 }),
  units: fc.constantFrom(50_000, 50_000, 49_999, 50_001, 1),
  method: fc.constantFrom('promptpay', 'bank', 'card', 'usdt'),
  minutes: fc.integer({ min: -90, max: 90 }),
})

test('any order of events keeps deposit states valid and all money accounted for', () => {
  const step = (
    rows: DepositRow[],
    paid: Map<string, number>,
    one: typeof Step extends fc.Arbitrary<infer T> ? T : never,
  ) => {
    const row = rows[one.which]
    if (one.what === 'open') {
      rows.push(
        open(one.method, '500', { network: 'TRC20' }, one.which % 2 ? 'demovip' : 'demomember'),
      )
      return
    }
    if (!row) return
    const current = now(row)
    switch (one.what) {
      case 'pay':
      case 'again': {
        const transRef = `R${one.ref}`
        const isNew = !paid.has(transRef)
        receive(desk, current, { transRef, units: one.units })
        if (isNew) paid.set(transRef, one.units)
        return
      }
      case 'cancel':
        return void advance(desk, atNow(desk, current), 'cancelled')
      case 'said':
        return void sayPaid(desk, atNow(desk, current))
      case 'proof':
        return void addProof(desk, atNow(desk, current), { pictures: 1, transRef: `R${one.ref}` })
      case 'fail':
        return void fail(desk, current)
      case 'credit':
        return void (current.state === 'unresolved' && succeed(desk, current))
      case 'return':
        return void (current.state === 'unresolved' && giveBack(desk, current))
    }
  }

  fc.assert(
    fc.property(fc.array(Step, { maxLength: 40 }), (steps) => {
      for (const table of [depositPayments, depositSlips, deposits]) bench.db.delete(table).run()
      const start = main() + main('demovip')
      const waiting = suspense()
      const rows: DepositRow[] = []
      const paid = new Map<string, number>()
      const seen = new Map<string, DepositState>()
      for (const one of steps) {
        desk.now += one.minutes * MINUTE
        try {
          step(rows, paid, one)
        } catch (error) {
          if (!(error instanceof CallError)) throw error
        }
        const all = bench.db.select().from(deposits).all()
        for (const { id, state } of all) {
          expect(AHEAD.get(seen.get(id) ?? 'created')).toContain(state)
          seen.set(id, state)
        }
        const sum = (field: 'credited' | 'fee' | 'suspended' | 'returned' | 'received' | 'bonus') =>
          all.reduce((total, each) => total + each[field], 0)
        const pending = all
          .filter(({ state }) => state === 'detected')
          .reduce((total, { received }) => total + received, 0)
        const came = [...paid.values()].reduce((total, units) => total + units, 0)
        expect(sum('received')).toBe(came)
        expect(sum('credited') + sum('fee') + sum('suspended') + sum('returned') + pending).toBe(
          came,
        )
        expect(main() + main('demovip') - start).toBe(sum('credited') + sum('bonus'))
        expect(suspense() - waiting).toBe(sum('suspended'))
      }
    }),
    { numRuns: draws(60, 10_000) },
  )
  expect(auditLedger(bench)).toEqual(SOUND)
}, 600_000)
