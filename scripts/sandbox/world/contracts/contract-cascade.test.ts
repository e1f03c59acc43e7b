import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { openTeams, type TeamBench } from '#support/teams.ts'
import { findAccount } from '../identity/accounts.ts'
import { findInForce, listBroken } from './contract-book.ts'
import { readManyParties } from './contract-words.ts'
import { offer, sign } from './contracts.ts'
import { settleOne } from './settlement.ts'

const NOW = Date.UTC(2026, 10, 22, 8)
const HOUR = 60 * 60_000
/** Contracts that one signature ends. */
const BELOW = 2000
/** Bets of one hour. */
const BETS = 20_000
/** Milliseconds that nobody else may have to wait for. */
const LONGEST = 50
const RUNS = 3

const salary = (rate: number): Terms => ({
  kind: 'dailySalary',
  tiers: [{ activeMembers: 0, validBet: '0', rate }],
})

let bench: TeamBench
const nameOf = (place: number) =>
  place % 10 === 0 ? `a.b${place}` : `a.b${place - (place % 10)}.c${place}`
beforeAll(() => {
  bench = openTeams()
  const { $client } = bench.db
  bench.add('a')
  bench.agree('a', salary(100), NOW)
  bench.db.transaction(() => {
    for (let place = 0; place < BELOW; place += 1) bench.add(nameOf(place))
  })
  // As signed ones are, but without the looks that each signature takes.
  const add = $client.prepare(`INSERT INTO contracts
    (id, merchant, kind, upline, downline, state, terms, version, offeredAt, expiresAt, signedAt, countsFrom)
    VALUES (?, ?, 'dailySalary', ?, ?, 'active', ?, 1, ${NOW}, ${NOW}, ${NOW}, ${NOW})`)
  bench.db.transaction(() => {
    for (let place = 0; place < BELOW; place += 1) {
      const name = nameOf(place)
      const upline = name.slice(0, name.lastIndexOf('.'))
      add.run(`C${place}`, bench.merchant.code, upline, name, JSON.stringify(salary(90)))
    }
  })
  $client.exec('ANALYZE')
}, 60_000)
afterAll(() => bench.db.$client.close())

/** How long work keeps this thread, in milliseconds of its own: what other processes take is not its. */
async function timeTurn(work: () => unknown): Promise<number> {
  const run = { isOver: false, longest: 0 }
  const time = (begun: NodeJS.CpuUsage) => {
    const { user, system } = process.threadCpuUsage(begun)
    run.longest = Math.max(run.longest, (user + system) / 1000)
  }
  const begun = process.threadCpuUsage()
  const done = Promise.resolve(work()).finally(() => {
    run.isOver = true
  })
  time(begun)
  while (!run.isOver) {
    const turn = process.threadCpuUsage()
    await setImmediate()
    time(turn)
  }
  await done
  return run.longest
}

/** The best of several runs: the first ones also compile the code, and any one may collect garbage. */
async function timeTurns(work: () => unknown): Promise<number> {
  const took: number[] = []
  for (let run = 0; run < RUNS; run += 1) took.push(await timeTurn(work))
  return Math.min(...took)
}

/** Lets work be run again: what it wrote is taken back. */
function undone(work: () => void): void {
  const { $client } = bench.db
  $client.exec('SAVEPOINT run')
  try {
    work()
  } finally {
    $client.exec('ROLLBACK TO run; RELEASE run')
  }
}

test('contracts that a signature would end are told and ended without keeping anybody waiting for long, though they are thousands', async () => {
  const { db, merchant } = bench
  const offered = offer(db, {
    merchant: merchant.code,
    upline: null,
    downline: 'a',
    terms: salary(50),
    now: NOW,
  })
  const agent = findAccount(db, { merchant: merchant.code, username: 'a' })!
  let named: string[] = []
  const told = await timeTurns(async () => {
    const broken = listBroken(db, offered)
    named = broken.map(({ id }) => id)
    const parties = await readManyParties(
      db,
      agent,
      broken.map(({ downline }) => downline),
    )
    expect(parties.size).toBe(BELOW)
  })
  expect(told).toBeLessThan(LONGEST)
  const signed = await timeTurns(() =>
    undone(() => expect(sign(db, offered, NOW, named).ended).toHaveLength(BELOW)),
  )
  expect(signed).toBeLessThan(LONGEST)
  sign(db, offered, NOW, named)
  for (const place of [0, 1, BELOW - 1]) {
    const person = { merchant: merchant.code, username: nameOf(place) }
    expect(findInForce(db, person, 'dailySalary')).toBeUndefined()
  }
}, 60_000)

test('an hour of 20,000 bets is settled without keeping anybody waiting for long', async () => {
  const { db, merchant } = bench
  const tiers = [{ activeMembers: 0, validBet: '0', rate: 50 }]
  const contract = bench.agree('a', { kind: 'hourlySalary', tiers }, NOW)
  db.$client.exec(`WITH RECURSIVE some (place) AS (
      SELECT 0 UNION ALL SELECT place + 1 FROM some WHERE place < ${BETS - 1})
    INSERT INTO bets (vendor, transactionId, merchant, username, seatId, roundId, amount, trial,
      state, at, gameType, win, closedAt)
    SELECT 'NLN', 'h' || place, '${merchant.code}', 'a.b' || (place * 10 % ${BELOW}), 'seat', 'h' || place,
      100, 0, 'settled', ${NOW} + place * 70, 'RNG', 0, ${NOW} + place * 70 FROM some`)
  const settle = () =>
    settleOne(db, contract, { now: NOW + 2 * HOUR, currency: 'USD', till: 'past' })
  const took = await timeTurns(() => undone(settle))
  settle()
  expect(took).toBeLessThan(LONGEST)
  const base = db.$client.prepare('SELECT base FROM contract_settlements').pluck().get()
  expect(base).toBe(100 * BETS)
}, 60_000)
