import type { BetRow } from '../../db/play-tables.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GameType } from '#parts/games/schema.ts'
import { draws } from '#support/full.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { rebateClaims, rebateMarks } from '../../db/reward-tables.ts'
import { closeBet, openBet } from '../play/bet-book.ts'
import { balanceOf, mainWalletOf } from './ledger.ts'
import { MONEY_TABLES } from '../../db/merchant-tables.ts'
import { claimRebates, creditRebate, listRebates, rebateRateOf, splitRebate } from './rebates.ts'

const player = { merchant: 'lotus', username: 'somebody' }
const AT = Date.UTC(2030, 0, 1)
const DAY = 24 * 60 * 60_000
const TYPES: readonly GameType[] = ['RNG', 'LIVE', 'SPORTS']

let db: Db
beforeAll(() => {
  db = openDatabase(':memory:')
})
afterAll(() => db.$client.close())
const reset = () => {
  for (const table of [rebateMarks, rebateClaims, ...MONEY_TABLES]) db.delete(table).run()
}
beforeEach(reset)

let bets = 0
/** Adds a bet that the player lost, settled at the given time. */
function settle(gameType: GameType, amount: number, at = AT): BetRow {
  const bet: BetRow = {
    ...player,
    vendor: 'NLN',
    transactionId: String((bets += 1)),
    seatId: 'seat',
    nodeId: null,
    roundId: String(bets),
    amount,
    trial: false,
    state: 'open',
    at,
    gameType,
    win: 0,
    closedAt: null,
  }
  openBet(db, bet)
  const settled = { state: 'settled', win: 0, closedAt: at } as const
  closeBet(db, bet, settled)
  return { ...bet, ...settled }
}
const voidBet = (bet: BetRow) => closeBet(db, bet, { state: 'rolledBack', win: 0, closedAt: AT })
/** Claims the rebate of these categories; returns the paid units, or 0 if nothing is claimable. */
function claim(gameTypes: readonly GameType[], rank = 0): number {
  try {
    return claimRebates(db, player, { gameTypes, rank, at: AT }).reduce(
      (sum, { amount }) => sum + amount,
      0,
    )
  } catch (error) {
    expect(error).toMatchObject({ code: 'nothing_to_claim' })
    return 0
  }
}
const balance = () => balanceOf(db, mainWalletOf(player.merchant, player.username))

describe('rebates:', () => {
  test('claiming a rebate pays for all valid bets since the previous claim', () => {
    settle('RNG', 100_000)
    expect(claim(['RNG'])).toBe(500)
    expect(claim(['RNG'])).toBe(0)
    settle('RNG', 20_000, AT - 3 * DAY)
    expect(claim(TYPES)).toBe(100)
    expect(balance()).toBe(600)
  })

  test('a higher VIP level raises the rate of rebates that are not claimed yet', () => {
    settle('LIVE', 100_000)
    expect(rebateRateOf('LIVE', 4)).toBe(rebateRateOf('LIVE', 0) + 20)
    expect(claim(['LIVE'], 4)).toBe(600)
  })

  test('later bets earn no rebate until they offset voided bets whose rebate was paid', () => {
    const bet = settle('RNG', 100_000)
    claim(['RNG'])
    voidBet(bet)
    settle('RNG', 60_000)
    expect(claim(['RNG'])).toBe(0)
    settle('RNG', 50_000)
    expect(claim(['RNG'])).toBe(50)
  })

  test('only the first of two simultaneous rebate claims pays', () => {
    settle('RNG', 100_000)
    const [row] = listRebates(db, player, 0)
    const paid = [1, 2].map(() => creditRebate(db, player, row!, AT)?.amount ?? null)
    expect(paid).toEqual([500, null])
    expect(balance()).toBe(500)
  })

  test('all rebate claims of a category together pay its rate of valid bets', () => {
    const step = fc.oneof(
      fc.record({
        bet: fc.integer({ min: 1, max: 9999 }),
        type: fc.constantFrom(...TYPES),
        daysAgo: fc.integer({ min: 0, max: 9 }),
      }),
      fc.record({ claim: fc.subarray([...TYPES], { minLength: 1 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        reset()
        const staked: Partial<Record<GameType, number>> = {}
        for (const each of steps) {
          if ('claim' in each) claim(each.claim)
          else {
            settle(each.type, each.bet, AT - each.daysAgo * DAY)
            staked[each.type] = (staked[each.type] ?? 0) + each.bet
          }
        }
        claim(TYPES)
        const expected = TYPES.map(
          (type) => splitRebate(staked[type] ?? 0, rebateRateOf(type, 0), 0).amount,
        )
        const claims = db.select().from(rebateClaims).all()
        const of = (type: GameType) => claims.filter(({ gameType }) => gameType === type)
        expect(TYPES.map((type) => of(type).reduce((sum, { amount }) => sum + amount, 0))).toEqual(
          expected,
        )
        expect(balance()).toBe(expected.reduce((sum, amount) => sum + amount, 0))
      }),
      { numRuns: draws(60, 2000) },
    )
  })

  test('the claimed rebates never exceed the rebate on all bets, even after voided bets', () => {
    const step = fc.oneof(
      fc.record({ bet: fc.integer({ min: 1, max: 9999 }) }),
      fc.record({ void: fc.nat({ max: 20 }) }),
      fc.constant('claim' as const),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        reset()
        const standing: BetRow[] = []
        let most = 0
        for (const each of steps) {
          if (each === 'claim') claim(['RNG'])
          else if ('bet' in each) standing.push(settle('RNG', each.bet))
          else {
            const [bet] = standing.splice(each.void, 1)
            if (bet) voidBet(bet)
          }
          most = Math.max(
            most,
            standing.reduce((sum, { amount }) => sum + amount, 0),
          )
          const rebated = db.select().from(rebateMarks).all()[0]?.rebated ?? 0
          expect(rebated).toBeLessThanOrEqual(most)
        }
        expect(balance()).toBeLessThanOrEqual(splitRebate(most, rebateRateOf('RNG', 0), 0).amount)
      }),
      { numRuns: draws(60, 2000) },
    )
  })
})
