import type { BetRow } from '../../db/play-tables.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBrand } from '#support/sites.ts'
import { and, eq } from '../../db/drizzle.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { rewards } from '../../db/reward-tables.ts'
import { accounts } from '../../db/tables.ts'
import { openMerchant } from '../../http/serve.ts'
import { SandboxState } from '../../state.ts'
import { closeBet, openBet } from '../play/bet-book.ts'
import { scaleUnits } from '../money/money.ts'
import { resetPlayers } from '../identity/players.ts'
import { ensureMerchant, ensureWorld } from '../seed.ts'
import { countVipBets, grantVipGifts, listVipGifts, rankOf, weekOf } from './vip.ts'

const brand = makeBrand('lotus', { timeZone: 'Asia/Bangkok' })
const merchant = openMerchant(brand, new SandboxState().of(brand.merchant))
const START = Date.UTC(2030, 0, 1)
const DAY = 24 * 60 * 60_000

let db: Db
beforeAll(() => {
  db = openDatabase(':memory:')
  ensureWorld(db, 1, 50)
  ensureMerchant(db, 1, brand)
})
afterAll(() => db.$client.close())
beforeEach(() => resetPlayers(db, brand, START))

const find = (username: string) =>
  db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, brand.merchant), eq(accounts.username, username)))
    .get()!
const askedAt = (at: number, username = 'demovip') => ({
  db,
  merchant,
  player: find(username),
  now: new Date(at),
})
const granted = (prefix: string, username = 'demovip') =>
  db
    .select()
    .from(rewards)
    .where(and(eq(rewards.username, username), eq(rewards.source, 'vip')))
    .all()
    .map(({ reference }) => reference)
    .filter((reference) => reference.startsWith(prefix))

let bets = 0
function settle(username: string, baht: number, at: number, win = 0): void {
  const bet: BetRow = {
    merchant: brand.merchant,
    username,
    vendor: 'NLN',
    transactionId: `vip-${(bets += 1)}`,
    seatId: 'seat',
    nodeId: null,
    roundId: String(bets),
    amount: scaleUnits(baht, brand.currency),
    trial: false,
    state: 'open',
    at,
    gameType: 'RNG',
    win: 0,
    closedAt: null,
  }
  openBet(db, bet)
  closeBet(db, bet, { state: 'settled', win, closedAt: at })
}

describe('VIP:', () => {
  test('a player’s VIP level depends on the sum of the player’s valid bets', () => {
    const rank = () => rankOf(askedAt(START, 'demomember'))
    expect(rank()).toBe(0)
    settle('demomember', 9_999, START + 60_000)
    expect(rank()).toBe(0)
    settle('demomember', 1, START + 2 * DAY)
    expect(rank()).toBe(1)
    settle('demomember', 40_000, START + 3 * DAY)
    expect(rank()).toBe(2)
  })

  test('a bet that is refunded in full does not count towards the VIP level', () => {
    settle('demomember', 60_000, START + 60_000, scaleUnits(60_000, brand.currency))
    expect(countVipBets(askedAt(START, 'demomember'))).toBe(0)
  })

  test('a demo account’s initial VIP level counts as its earlier valid bets', () => {
    const before = countVipBets(askedAt(START))
    settle('demovip', 60_000, START - 3 * 60_000)
    expect(countVipBets(askedAt(START))).toBe(before)
    settle('demovip', 60_000, START + 60_000)
    expect(countVipBets(askedAt(START))).toBe(before + scaleUnits(60_000, brand.currency))
  })

  test('a demo account keeps its initial VIP level, and a trial account has none', () => {
    expect(rankOf(askedAt(START))).toBe(4)
    expect(rankOf(askedAt(START, 'demotrial'))).toBe(0)
  })

  test('the weekly VIP gift is granted once a week, from the merchant’s Monday midnight', () => {
    // The last second of Sunday, 2030-01-06, in Bangkok.
    const sunday = Date.UTC(2030, 0, 6, 16, 59, 59)
    for (const at of [sunday - DAY, sunday, sunday]) grantVipGifts(askedAt(at))
    expect(granted('weekly-')).toEqual(['weekly-2029-12-31'])
    grantVipGifts(askedAt(sunday + 1000))
    expect(granted('weekly-')).toEqual(['weekly-2029-12-31', 'weekly-2030-01-07'])
    expect(weekOf(sunday, 'Asia/Bangkok').end).toBe(sunday + 1000)
  })

  test('each VIP level’s upgrade bonus is granted once, including for skipped levels', () => {
    settle('demomember', 60_000, START + 60_000)
    for (let count = 0; count < 3; count += 1) grantVipGifts(askedAt(START + DAY, 'demomember'))
    expect(granted('upgrade-', 'demomember')).toEqual(['upgrade-1', 'upgrade-2'])
  })

  test('the VIP birthday gift is available for two weeks, once a year', () => {
    db.update(accounts)
      .set({ profile: { birthday: '02-29-1992' } })
      .where(eq(accounts.username, 'demovip'))
      .run()
    // The first of March in Bangkok: 2030 has no leap day, so February 29 counts as this day.
    const day = Date.UTC(2030, 1, 28, 17)
    const gift = () => listVipGifts(askedAt(day)).find((one) => one.gift === 'birthday')!.reward
    grantVipGifts(askedAt(day - 1000))
    expect(gift()).toBeUndefined()
    grantVipGifts(askedAt(day))
    grantVipGifts(askedAt(day + 13 * DAY))
    expect(granted('birthday-')).toEqual(['birthday-2030'])
    expect(gift()!.expiresAt).toBe(day + 14 * DAY)
    grantVipGifts(askedAt(day + 365 * DAY))
    expect(granted('birthday-')).toEqual(['birthday-2030', 'birthday-2031'])
  })

  test('no player has a level or gift if the VIP feature is off', () => {
    const off = openMerchant(
      { ...brand, features: { ...brand.features, vip: false } },
      new SandboxState().of(brand.merchant),
    )
    const asked = { ...askedAt(START), merchant: off }
    grantVipGifts(asked)
    expect(rankOf(asked)).toBe(0)
    expect(granted('weekly-')).toEqual([])
  })
})
