import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { draws } from '#support/full.ts'
import { makeBrand } from '#support/sites.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { betDays } from '../../db/record-tables.ts'
import { referralCodes, referrals } from '../../db/referral-tables.ts'
import { rewards } from '../../db/reward-tables.ts'
import { openMerchant } from '../../http/serve.ts'
import { SandboxState } from '../../state.ts'
import { dayAt } from '../days.ts'
import { bankOf, mainWalletOf, transfer } from '../money/ledger.ts'
import { MONEY_TABLES } from '../../db/merchant-tables.ts'
import { ensureFriends } from './referral-history.ts'
import {
  addReferral,
  advanceFriends,
  codeOf,
  findReferrer,
  listFriends,
  pageOfFriends,
  QUALIFY_DAYS,
  type ReferralScope,
  sumEarned,
} from './referrals.ts'
import { seedRewards } from '../money/reward-seeds.ts'
import { ensureMerchant, ensureWorld } from '../seed.ts'

const brand = makeBrand('lotus')
const AT = Date.UTC(2030, 5, 12, 5)
const DAY = 24 * 60 * 60_000
let db: Db

beforeAll(() => {
  db = openDatabase(':memory:')
  ensureWorld(db, 1, 60)
  ensureMerchant(db, 1, brand)
})
afterAll(() => void db.$client.close())
const reset = () => {
  for (const table of [...MONEY_TABLES, betDays, rewards, referrals, referralCodes]) {
    db.delete(table).run()
  }
}
beforeEach(reset)

const scopeAt = (at = AT): ReferralScope => ({
  db,
  merchant: openMerchant(brand, new SandboxState().of(brand.merchant)),
  at,
})
const invite = (username: string, referrer = 'inviter', at = AT) =>
  addReferral(scopeAt(at), { username, code: codeOf(db, brand.merchant, referrer) })

let count = 0
function deposit(username: string, baht: number, at = AT + 1) {
  transfer(db, {
    reason: 'deposit',
    reference: `D${(count += 1)}`,
    at,
    entries: [
      [bankOf(brand.merchant, 'promptpay'), -baht * 100],
      [mainWalletOf(brand.merchant, username), baht * 100],
    ],
  })
}
const bet = (username: string, baht: number, at = AT) =>
  db
    .insert(betDays)
    .values({
      merchant: brand.merchant,
      username,
      day: dayAt(db, brand.merchant, at),
      vendor: `V${(count += 1)}`,
      gameType: 'RNG',
      state: 'settled',
      count: 1,
      stake: baht * 100,
      validBet: baht * 100,
      win: 0,
    })
    .run()
const earned = (username = 'inviter') => sumEarned(scopeAt(), username).earned / 100

test('a referral code in capitals or small letters belongs to the same player', () => {
  const code = codeOf(db, brand.merchant, 'inviter')
  expect(codeOf(db, brand.merchant, 'inviter')).toBe(code)
  expect(codeOf(db, brand.merchant, 'another')).not.toBe(code)
  expect(findReferrer(db, brand.merchant, ` ${code.toLowerCase()} `)).toBe('inviter')
  expect(findReferrer(db, 'elsewhere', code)).toBeUndefined()
  expect(addReferral(scopeAt(), { username: 'friend', code: 'NOBODY7' })).toBeUndefined()
  expect(db.select().from(referrals).all()).toEqual([])
})

test('a referred friend’s first deposit and early bets earn the inviter rewards', () => {
  invite('friend')
  deposit('friend', 299)
  bet('friend', 2999)
  advanceFriends(scopeAt(), 'inviter')
  expect(earned()).toBe(0)
  deposit('friend', 300)
  expect(advanceFriends(scopeAt(), 'inviter')).toBe(true)
  expect(earned()).toBe(50)
  bet('friend', 1, AT + (QUALIFY_DAYS + 1) * DAY)
  advanceFriends(scopeAt(), 'inviter')
  expect(earned()).toBe(50)
  bet('friend', 1, AT + QUALIFY_DAYS * DAY)
  expect(advanceFriends(scopeAt(), 'inviter')).toBe(true)
  expect(earned()).toBe(200)
  expect(advanceFriends(scopeAt(), 'inviter')).toBe(false)
  expect(earned()).toBe(200)
})

test('a friend’s friend earns the inviter a reward, but nobody more distant does', () => {
  invite('friend')
  invite('second', 'friend')
  invite('third', 'second')
  for (const one of ['second', 'third']) {
    deposit(one, 500)
    bet(one, 3000)
  }
  advanceFriends(scopeAt(), 'inviter')
  advanceFriends(scopeAt(), 'inviter')
  expect(earned()).toBe(30)
  const { direct, second } = listFriends(scopeAt(), 'inviter')
  expect([direct.map((one) => one.username), second.map((one) => one.username)]).toEqual([
    ['friend'],
    ['second'],
  ])
})

test('each referral milestone of a friend is rewarded once in any order of events', () => {
  const friends = ['ann', 'bob', 'cai']
  const step = fc.tuple(
    fc.constantFrom('deposit', 'bet', 'look', 'lookUp'),
    fc.constantFrom(...friends),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      reset()
      invite('ann')
      invite('bob')
      invite('cai', 'ann')
      for (const [what, who] of steps) {
        if (what === 'deposit') deposit(who, 400)
        else if (what === 'bet') bet(who, 1800)
        else advanceFriends(scopeAt(), what === 'look' ? 'inviter' : who)
      }
      advanceFriends(scopeAt(), 'inviter')
      const done = (who: string) => {
        const has = (what: string) =>
          steps.filter((one) => one[0] === what && one[1] === who).length
        return [has('deposit') > 0, has('deposit') > 0 && has('bet') > 1] as const
      }
      const own = ['ann', 'bob'].map((who) =>
        done(who).reduce((sum, is, place) => sum + (is ? [50, 150][place]! : 0), 0),
      )
      expect(earned()).toBe(own[0]! + own[1]! + (done('cai')[1] ? 30 : 0))
    }),
    { numRuns: draws(60, 2000) },
  )
})

test('the referral rewards of a demo account equal those in its list of friends', () => {
  seedRewards(db, brand, AT)
  ensureFriends(scopeAt(), 'demovip')
  const { direct, second } = listFriends(scopeAt(), 'demovip')
  const { byFriend } = sumEarned(scopeAt(), 'demovip')
  const given = [...direct, ...second].map(({ username }) => byFriend.get(username) ?? 0)
  expect(earned('demovip')).toBe(given.reduce((sum, units) => sum + units, 0) / 100)
})

test('a demo account’s referred friends are generated once and listed in pages without gaps', () => {
  ensureFriends(scopeAt(), 'demovip')
  ensureFriends(scopeAt(), 'demovip')
  const all = listFriends(scopeAt(), 'demovip').direct.length
  expect(all).toBe(42)
  const seen = []
  let after: { at: number; row: number } | undefined
  for (;;) {
    const page = pageOfFriends(scopeAt(), 'demovip', { level: 'DIRECT', size: 10, after })
    if (page.length === 0) break
    seen.push(...page.map(({ row }) => row))
    after = page.at(-1)
  }
  expect(new Set(seen).size).toBe(all)
  expect(seen).toHaveLength(all)
})
