import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draws, freeStatements } from '#support/full.ts'
import { eq } from '../../db/drizzle.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { turnoverFeeds, turnovers } from '../../db/withdrawal-tables.ts'
import { houseOf, mainWalletOf, transfer, vendorOf } from './ledger.ts'
import { MONEY_TABLES } from '../../db/merchant-tables.ts'
import {
  closeIfBroke,
  feedTurnovers,
  listOpenTurnovers,
  openTurnover,
  voidStake,
} from './turnover.ts'

const merchant = 'lotus'
const username = 'somebody'
const player = { merchant, username }
const AT = Date.UTC(2030, 0, 1)
let db: Db

beforeAll(() => {
  db = openDatabase(':memory:')
})
afterAll(() => db.$client.close())

const reset = () => {
  for (const table of MONEY_TABLES) db.delete(table).run()
}
beforeEach(reset)

const credit = (reference: string, base: number, more: object = {}) =>
  openTurnover(db, {
    ...player,
    kind: 'deposit',
    reference,
    base,
    multiplier: 100,
    at: AT,
    ...more,
  })
const stake = (transactionId: string, amount: number) => ({ vendor: 'NLN', transactionId, amount })
const feed = (stakes: ReturnType<typeof stake>[], gameType = 'RNG', at = AT) =>
  feedTurnovers(db, player, { stakes, gameType, at })
const rows = () => db.select().from(turnovers).all()
const contributions = () => rows().map(({ contributed, state }) => [contributed / 100, state])

describe('turnover before a withdrawal:', () => {
  test('a stake counts for the oldest turnover requirement, its remainder for the next requirement', () => {
    credit('one', 500)
    credit('two', 300)
    feed([stake('a', 600)])
    expect(contributions()).toEqual([
      [500, 'met'],
      [100, 'open'],
    ])
    feed([stake('b', 1000)])
    expect(contributions()).toEqual([
      [500, 'met'],
      [300, 'met'],
    ])
  })

  test('a credit that is reported twice creates one turnover requirement', () => {
    credit('one', 500)
    credit('one', 500)
    expect(rows()).toHaveLength(1)
  })

  test('a stake counts by the game’s turnover weight at the time of the credit', () => {
    credit('bonus', 100, { kind: 'bonus', weights: { LIVE: 20, ELOTT: 0 } })
    feed([stake('a', 101)], 'LIVE')
    feed([stake('b', 1000)], 'ELOTT')
    expect(contributions()).toEqual([[20.2, 'open']])
  })

  test('a voided stake is subtracted from an open turnover requirement, not from a completed requirement', () => {
    credit('one', 500)
    credit('two', 500)
    feed([stake('a', 700)])
    voidStake(db, stake('a', 700), AT)
    expect(contributions()).toEqual([
      [500, 'met'],
      [0, 'open'],
    ])
    voidStake(db, stake('a', 700), AT)
    expect(contributions()[1]).toEqual([0, 'open'])
  })

  test('a stake counts for the next turnover requirement if the older requirement has expired', () => {
    credit('one', 500, { expiresAt: AT + 1000 })
    credit('two', 500)
    feed([stake('a', 100)], 'RNG', AT + 1000)
    expect(contributions()).toEqual([
      [0, 'open'],
      [100, 'open'],
    ])
    expect(listOpenTurnovers(db, player, AT + 1000).map(({ reference }) => reference)).toEqual([
      'two',
    ])
  })

  test('a balance of zero closes open turnover requirements unless a bet is unsettled', () => {
    const own = mainWalletOf(merchant, username)
    const move = (reference: string, units: number) =>
      transfer(db, {
        reason: 'bet',
        reference,
        at: AT,
        entries: [
          [own, units],
          [units > 0 ? houseOf(merchant) : vendorOf(merchant, 'NLN'), -units],
        ],
      })
    move('in', 500)
    credit('one', 500)
    closeIfBroke(db, player, AT)
    expect(contributions()).toEqual([[0, 'open']])
    move('out', -500)
    closeIfBroke(db, player, AT)
    expect(contributions()).toEqual([[0, 'zeroBalance']])
    feed([stake('a', 500)])
    expect(contributions()).toEqual([[0, 'zeroBalance']])
  })
})

const settled = fc.uniqueArray(
  fc.record({ id: fc.nat(30), amount: fc.integer({ min: 1, max: 900 }) }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
)

test('a batch of bets counts each stake once, up to the required turnover', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(100, 50, 33),
      settled,
      fc.array(fc.nat(11)),
      async (credits, weight, stakes, order) => {
        await freeStatements()
        const run = (batch: typeof stakes) => {
          reset()
          for (const [index, base] of credits.entries()) {
            credit(String(index), base, { weights: { RNG: weight } })
          }
          const all = batch.map(({ id, amount }) => stake(`t${id}`, amount))
          feed(all)
          feed(all)
          return rows().map(({ contributed, state }) => [contributed, state])
        }
        const plain = run(stakes)
        const eligible = stakes.reduce((sum, { amount }) => sum + amount * weight, 0)
        const asked = credits.reduce((sum, base) => sum + base * 100, 0)
        const counted = plain.reduce((sum, [contributed]) => sum + Number(contributed), 0)
        expect(counted).toBe(Math.min(eligible, asked))
        const fed = db.select().from(turnoverFeeds).all()
        expect(fed.reduce((sum, { credited }) => sum + credited, 0)).toBe(counted)
        const shuffled = stakes
          .map((one, index) => ({ one, key: order[index] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one)
        expect(run(shuffled)).toEqual(plain)
      },
    ),
    { numRuns: draws(100, 10_000) },
  )
}, 600_000)

test('the turnover reached equals the stakes that count, after any order of events', async () => {
  const HOUR = 60 * 60_000
  const step = fc.record({
    do: fc.constantFrom('stake', 'stake', 'void', 'wait', 'lose', 'win'),
    id: fc.nat(5),
    amount: fc.integer({ min: 1, max: 400 }),
  })
  const own = mainWalletOf(merchant, username)
  const house = houseOf(merchant)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      await freeStatements()
      reset()
      credit('one', 700, { expiresAt: AT + 3 * HOUR })
      credit('two', 700)
      let now = AT
      let funds = 0
      /** Turnover that each row had reached when it closed; later events must not change it. */
      const over = new Map<number, number>()
      for (const [index, one] of steps.entries()) {
        const { id, amount } = one
        if (one.do === 'stake') feed([stake(`t${id}`, amount)], 'RNG', now)
        else if (one.do === 'void') voidStake(db, stake(`t${id}`, amount), now)
        else if (one.do === 'wait') now += HOUR
        else {
          const units = one.do === 'win' ? amount : -funds
          const entries = [[own, units] as const, [house, -units] as const]
          if (units !== 0) {
            transfer(db, { reason: 'deposit', reference: `${index}`, at: now, entries })
          }
          funds += units
          if (one.do === 'lose') closeIfBroke(db, player, now)
        }
        if (one.do === 'lose') expect(listOpenTurnovers(db, player, now)).toEqual([])
        const open = new Set(listOpenTurnovers(db, player, now).map((row) => row.id))
        for (const row of rows()) {
          const feeds = db
            .select()
            .from(turnoverFeeds)
            .where(eq(turnoverFeeds.turnoverId, row.id))
            .all()
            .filter(({ voidedAt }) => voidedAt === null)
          expect(row.contributed).toBe(feeds.reduce((sum, { credited }) => sum + credited, 0))
          const isOver = row.state !== 'open' || now >= (row.expiresAt ?? Infinity)
          expect(open.has(row.id)).toBe(!isOver)
          if (over.has(row.id)) expect([isOver, row.contributed]).toEqual([true, over.get(row.id)])
          else if (isOver) over.set(row.id, row.contributed)
        }
      }
    }),
    { numRuns: draws(100, 10_000) },
  )
}, 600_000)
