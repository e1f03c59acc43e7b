import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from '#scripts/sandbox/db/drizzle.ts'
import { turnovers } from '#scripts/sandbox/db/withdrawal-tables.ts'
import { openTurnover } from '#scripts/sandbox/world/turnover.ts'
import type { Seat } from '#scripts/scenery/operator.ts'
import { type Bench, merchant, openBench, walletCall } from '#support/wallet.ts'

let bench: Bench
beforeAll(() => {
  bench = openBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.reset()
  openTurnover(bench.db, {
    merchant,
    username: 'demomember',
    kind: 'deposit',
    reference: 'D1',
    base: 3_000_000,
    multiplier: 100,
    at: Date.now(),
  })
})

/** What counts, in baht, and how the row stands. */
function read() {
  const row = bench.db.select().from(turnovers).where(eq(turnovers.reference, 'D1')).get()
  return [row!.contributed / 10_000, row!.state]
}

async function playRound(seat: Seat, stake: string, win: string) {
  const bet = walletCall(seat, stake)
  await bench.operator.bet(bet)
  const counted = read()
  const payment = { ...bet, transactionId: randomUUID(), amount: win }
  await bench.operator.settle(payment)
  await bench.operator.settle(payment)
  return counted
}

test('a stake counts towards turnover once, if its round is settled', async () => {
  const seat = await bench.seat('demomember')
  expect(await playRound(seat, '100.00', '40.00')).toEqual([0, 'open'])
  expect(read()).toEqual([100, 'open'])
})

test('a stake that is given back before its round is settled does not count towards turnover', async () => {
  const seat = await bench.seat('demomember')
  const bet = walletCall(seat, '100.00')
  await bench.operator.bet(bet)
  await bench.operator.rollback(bet)
  expect(read()).toEqual([0, 'open'])
})

test('stakes of play money do not count towards turnover', async () => {
  const seat = await bench.seat('demomember', { trial: true })
  await playRound(seat, '100.00', '0.00')
  expect(read()).toEqual([0, 'open'])
})

test('a player with a balance of zero has no turnover left', async () => {
  const seat = await bench.seat('demomember')
  await playRound(seat, '25480.50', '0.00')
  expect(read()).toEqual([25_480.5, 'zeroBalance'])
})
