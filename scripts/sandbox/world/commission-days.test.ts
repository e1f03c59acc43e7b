import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RATE_GROUPS, type Rates } from '#features/agent/schema.ts'
import { draws } from '#support/full.ts'
import { makeBrand } from '#support/sites.ts'
import { type Db, openDatabase } from '../db/open.ts'
import * as team from '../db/team-tables.ts'
import { readCommission } from './commission-days.ts'
import { type BetRow, closeBet, openBet } from './bet-book.ts'
import { ensureMerchant, ensureWorld } from './seed.ts'
import { addNode } from './team.ts'

const brand = makeBrand('lotus')
const { merchant } = brand
const AT = Date.UTC(2026, 10, 10, 5)
const days = { from: '2026-11-10', to: '2026-11-10' }
const ratesOf = (rate: number) =>
  Object.fromEntries(RATE_GROUPS.map((group) => [group, rate])) as Rates

let db: Db
beforeEach(() => {
  db = openDatabase(':memory:')
  ensureWorld(db, 1, 800)
  ensureMerchant(db, 1, brand)
})
afterEach(() => void db.$client.close())

const join = (username: string, parent: string | null, rates: Rates) =>
  addNode(db, { merchant, username }, { parent, rates, at: AT })

let count = 0
function bet(username: string, gameType: BetRow['gameType'], amount: number, win = 0): void {
  const row: BetRow = {
    ...{ merchant, username, amount, gameType, at: AT, vendor: 'NLN', seatId: 's' },
    ...{ transactionId: String((count += 1)), nodeId: null, roundId: String(count) },
    ...{ trial: false, state: 'open', win: 0, closedAt: null },
  }
  openBet(db, row)
  closeBet(db, row, { state: 'settled', win, closedAt: AT })
}
const read = async (username: string) =>
  (await readCommission(db, { merchant, username }, days)).get(days.from)

test('an agent earns the whole rate of own bets, and the difference of what each downline’s team bets', async () => {
  join('top', null, { ...ratesOf(50), slots: 80 })
  join('agent', 'top', { ...ratesOf(20), slots: 30 })
  join('player', 'agent', ratesOf(0))
  bet('top', 'RNG', 10_000)
  bet('agent', 'RNG', 20_000)
  bet('player', 'RNG', 30_000)
  bet('player', 'SPORTS', 10_099)
  // A stake that came back is no valid bet.
  bet('player', 'LIVE', 500, 500)
  const top = await read('top')
  expect(top).toMatchObject({ validBet: 70_099, amount: 80 + 250 + 30 })
  expect(top?.lines).toEqual(
    expect.arrayContaining([
      { username: null, group: 'slots', validBet: 10_000, ownRate: 80, memberRate: 0, amount: 80 },
      {
        ...{ username: 'agent', group: 'slots', validBet: 50_000 },
        ...{ ownRate: 80, memberRate: 30, amount: 250 },
      },
      {
        ...{ username: 'agent', group: 'sports', validBet: 10_099 },
        ...{ ownRate: 50, memberRate: 20, amount: 30 },
      },
    ]),
  )
  expect(top?.lines).toHaveLength(3)
  expect(await read('agent')).toMatchObject({ amount: 60 + 90 + 20 })
  expect(await read('player')).toMatchObject({ amount: 0 })
})

const TABLES = [team.teamNodes, team.teamClosure, team.playerDays, team.teamDays, team.teamBetDays]

test('a tree earns the top rate of its valid bets together, but for what is less than a unit', async () => {
  const aMember = fc.record({
    parent: fc.nat(),
    lower: fc.integer({ min: 0, max: 30 }),
    bets: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(aMember, { minLength: 1, maxLength: 12 }), async (members) => {
      for (const table of [...TABLES, team.playerSpans, team.teamSpans]) db.delete(table).run()
      const rates: number[] = []
      let lines = 0
      for (const [index, { parent, lower }] of members.entries()) {
        const above = index === 0 ? null : parent % index
        const rate = Math.max(0, (above === null ? 90 : rates[above]!) - lower)
        rates.push(rate)
        join(`m${index}`, above === null ? null : `m${above}`, ratesOf(rate))
      }
      for (const [index, { bets }] of members.entries()) {
        for (const amount of bets) bet(`m${index}`, 'RNG', amount)
      }
      let paid = 0
      for (const index of members.keys()) {
        const earned = await read(`m${index}`)
        paid += earned?.amount ?? 0
        lines += earned?.lines.length ?? 0
        expect(earned?.lines.every(({ amount }) => amount >= 0) ?? true).toBe(true)
      }
      const staked = members.flatMap(({ bets }) => bets).reduce((sum, amount) => sum + amount, 0)
      const most = (staked * rates[0]!) / 10_000
      expect(paid).toBeLessThanOrEqual(most)
      expect(paid).toBeGreaterThan(most - lines - 1)
    }),
    { numRuns: draws(40, 10_000) },
  )
})
