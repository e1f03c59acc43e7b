import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PROMOTION_STATUSES } from '#features/promotions/schema.ts'
import { accounts } from '#scripts/sandbox/db/tables.ts'
import { and, eq } from '#scripts/sandbox/db/drizzle.ts'
import { promotionSpending } from '#scripts/sandbox/db/promotion-tables.ts'
import { betDays } from '#scripts/sandbox/db/record-tables.ts'
import type { Account } from '#scripts/sandbox/world/identity/accounts.ts'
import { findEdition, listEditions } from '#scripts/sandbox/world/promotions/campaign-editions.ts'
import { listBonuses } from '#scripts/sandbox/world/money/deposit-bonuses.ts'
import { receive } from '#scripts/sandbox/world/money/deposit-machine.ts'
import { openDeposit } from '#scripts/sandbox/world/money/deposits.ts'
import { balanceOf, mainWalletOf } from '#scripts/sandbox/world/money/ledger.ts'
import { spentOf } from '#scripts/sandbox/world/promotions/promotion-progress.ts'
import {
  statusOf,
  type OwnEntry,
  type Progress,
} from '#scripts/sandbox/world/promotions/promotion-status.ts'
import { apply, claim, decide, join, look } from '#scripts/sandbox/world/promotions/promotions.ts'
import { listOpenTurnovers } from '#scripts/sandbox/world/money/turnover.ts'
import { draws } from '#support/full.ts'
import { makeBrand } from '#support/sites.ts'
import { auditLedger, type Bench, brand, merchant, openBench, SOUND } from '#support/wallet.ts'

const DAY = 24 * 60 * 60_000
/** Wednesday noon in Bangkok, the merchant's time zone. */
const NOON = Date.parse('2026-03-04T05:00:00Z')

let bench: Bench
let now: number
beforeAll(() => {
  bench = openBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.reset()
  now = NOON
})

const scope = () => ({ db: bench.db, merchant, currency: brand.currency, now })
const edition = (id: string) => findEdition(brand, id, now)!
const player = (username = 'demomember') =>
  bench.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(accounts.username, username)))
    .get() as Account
const status = (id: string, username?: string) =>
  look(scope(), player(username), edition(id)).status
const main = (username = 'demomember') => balanceOf(bench.db, mainWalletOf(merchant, username))
const bet = (baht: number, day: string, gameType: 'RNG' | 'LIVE' = 'RNG', win = 0) =>
  bench.db
    .insert(betDays)
    .values({
      merchant,
      username: 'demomember',
      day,
      vendor: `V${gameType}`,
      gameType,
      state: 'settled',
      count: 1,
      stake: baht * 100,
      validBet: baht * 100,
      win: win * 100,
    })
    .run()
/** Records what a promotion has paid in its period, or to one player over all periods. */
const spend = (campaign: string, units: number, username = '') =>
  bench.db
    .insert(promotionSpending)
    .values({
      merchant,
      campaign,
      round: username === '' ? edition(campaign).round : '',
      username,
      grants: 1,
      units,
    })
    .run()
const refusal = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    return (error as { code: string }).code
  }
  return 'none'
}

describe('the status of a promotion', () => {
  test('a promotion goes from joined to claimed, and pays only once', () => {
    const id = 'daily-spin'
    expect(status(id)).toBe('join')
    expect(refusal(() => claim(scope(), player(), edition(id)))).toBe('not_qualified')
    join(scope(), player(), edition(id))
    join(scope(), player(), edition(id))
    expect(status(id)).toBe('signed')
    bet(999, '2026-03-04')
    expect(status(id)).toBe('process')
    bet(1, '2026-03-04', 'LIVE')
    expect(status(id)).toBe('process')
    bench.db.update(betDays).set({ validBet: 100_000 }).where(eq(betDays.vendor, 'VRNG')).run()
    expect(status(id)).toBe('claim')
    const before = main()
    const paid = claim(scope(), player(), edition(id))
    expect(claim(scope(), player(), edition(id))).toEqual(paid)
    expect([status(id), main() - before]).toEqual(['claimed', 1800])
    // The promotion's period is a day, so the next day is a new period.
    now += DAY
    expect(status(id)).toBe('join')
    expect(auditLedger(bench)).toEqual(SOUND)
  })

  test('a promotion ignores bets before the joining day and after its period', () => {
    const id = edition('spring-2026-03').id
    bet(20_000, '2026-03-03')
    join(scope(), player(), edition(id))
    bet(100, '2026-04-01', 'LIVE')
    const { progress } = look(scope(), player(), edition(id))
    expect(progress.needs.map(({ done }) => done)).toEqual([0, 0])
  })

  test('a promotion counts all bets of the joining day, and says so before joining', () => {
    const done = () => look(scope(), player(), edition('daily-spin')).progress.needs[0]?.done
    bet(300, '2026-03-04')
    bet(500, '2026-03-03')
    expect([status('daily-spin'), done()]).toEqual(['join', 30_000])
    join(scope(), player(), edition('daily-spin'))
    expect([status('daily-spin'), done()]).toEqual(['process', 30_000])
  })

  test('a promotion for new players is closed for players with earlier deposits', () => {
    expect(look(scope(), player(), edition('welcome-bonus'))).toMatchObject({
      status: 'closed',
      cause: 'notForYou',
    })
    expect(status('welcome-bonus', 'demonew')).toBe('join')
  })

  test('a promotion counts as sold out when its budget cannot pay another reward', () => {
    const id = 'daily-spin'
    const budget = 90_000 * 100
    spend(id, budget - 1800)
    expect(look(scope(), player(), edition(id)).status).toBe('join')
    bench.db
      .update(promotionSpending)
      .set({ units: budget - 1799 })
      .run()
    expect(look(scope(), player(), edition(id))).toMatchObject({
      status: 'closed',
      cause: 'soldOut',
    })
  })

  test('a birthday promotion accepts a birthday in this month, in either date format', () => {
    const met = (birthday: string) =>
      look(scope(), { ...player(), profile: { birthday } }, edition('birthday')).progress.met
    expect(['1990-03-31', '03-31-1990', '1990-04-03', '04-03-1990', ''].map(met)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('a promotion for live casino losses pays 5 % of last week’s losses', () => {
    bet(3000, '2026-02-25', 'LIVE', 500)
    join(scope(), player(), edition('live-insurance'))
    const before = main()
    claim(scope(), player(), edition('live-insurance'))
    expect(main() - before).toBe(125 * 100)
  })

  test('a weekend tournament must be joined before its start and pays by rank', () => {
    const id = 'weekend-tournament'
    join(scope(), player(), edition(id))
    expect(status(id)).toBe('signed')
    now = Date.parse('2026-03-07T05:00:00Z')
    expect(status(id)).toBe('signed')
    bet(500_000, '2026-03-06')
    expect(status(id)).toBe('process')
    now = Date.parse('2026-03-09T05:00:00Z')
    expect(status(id)).toBe('join')
    const before = main()
    expect(status(`${id}-2026-03-06`)).toBe('claim')
    claim(scope(), player(), edition(`${id}-2026-03-06`))
    expect(main() - before).toBe(100_000 * 100)
    now += 7 * DAY
    expect(status(`${id}-2026-03-06`)).toBe('claimed')
  })

  test('an ended tournament keeps the rank that was first calculated', () => {
    const id = 'weekend-tournament'
    bench.db.update(accounts).set({ createdAt: NOON }).run()
    join(scope(), player(), edition(id))
    bet(500_000, '2026-03-06')
    now = Date.parse('2026-03-09T05:00:00Z')
    expect(status(`${id}-2026-03-06`)).toBe('claim')
    bench.db.update(betDays).set({ state: 'rolledBack' }).run()
    const before = main()
    claim(scope(), player(), edition(`${id}-2026-03-06`))
    expect(main() - before).toBe(100_000 * 100)
  })

  const Entry = fc.option(
    fc.record<OwnEntry>({
      state: fc.constantFrom('joined', 'applied', 'rejected', 'granted', 'paid'),
      tries: fc.nat({ max: 4 }),
    }),
  )
  const Way = fc.record<Progress>({
    met: fc.boolean(),
    begun: fc.boolean(),
    barred: fc.boolean(),
    soldOut: fc.boolean(),
    exhausted: fc.boolean(),
    reward: fc.constantFrom('open', 'claimed', 'expired', null),
  })

  test('a promotion has one valid status for any rules, participation and time', () => {
    const all = listEditions(brand, NOON)
    fc.assert(
      fc.property(
        fc.nat({ max: 30 }),
        Entry,
        Way,
        fc.integer({ min: -40, max: 90 }),
        (index, entry, way, days) => {
          const one = all[index % all.length]!
          const at = NOON + days * DAY
          const { status: found, cause } = statusOf(one, entry, way, at)
          expect(PROMOTION_STATUSES).toContain(found)
          expect(cause !== null).toBe(found === 'closed')
          if (found === 'claim')
            expect([entry?.state, way.met || one.campaign.kind]).toEqual([
              'joined',
              way.met || 'tournament',
            ])
          const isOver = one.endsAt !== null && at >= one.endsAt
          if (isOver) expect(['join', 'signed', 'process', 'coming']).not.toContain(found)
        },
      ),
      { numRuns: draws(500, 10_000) },
    )
  })
})

describe('an application', () => {
  const send = () =>
    apply(scope(), player(), edition('share-story'), { comment: 'x', uploadIds: [] })

  test('a promotion application that lacks its requirements is refused', () => {
    expect(refusal(send)).toBe('picture_required')
    const agent = player('demoagent')
    const lacking = () =>
      apply(scope(), agent, edition('share-story'), { comment: '', uploadIds: [] })
    expect(refusal(lacking)).toBe('not_qualified')
  })

  test('a promotion application is decided once, and an unclaimed reward expires', () => {
    const vnd = makeBrand('lotus', { currency: 'VND' })
    const zalo = findEdition(vnd, 'zalo-reward', now)!
    const one = () => ({ ...player(), profile: { zalo: '0912345678' } })
    apply(scope(), one(), zalo, { comment: 'hello', uploadIds: [] })
    const seen = () => look(scope(), one(), zalo)
    expect(seen().status).toBe('applying')
    const row = seen().entry!
    decide(scope(), row, zalo, { reason: 'Say hello first.' })
    expect(seen()).toMatchObject({ status: 'rejected', mayApply: true })
    expect(refusal(() => decide(scope(), row, zalo, { units: 50 }))).toBe('promotion_closed')
    apply(scope(), one(), zalo, { comment: 'hello', uploadIds: [] })
    decide(scope(), seen().entry!, zalo, { units: 50 })
    expect(seen().status).toBe('issued')
    const granted = now
    now = granted + 14 * DAY
    expect(seen()).toMatchObject({ status: 'closed', cause: 'expired' })
    expect(refusal(() => claim(scope(), one(), zalo))).toBe('reward_expired')
    now = granted
    const before = main()
    claim(scope(), one(), zalo)
    expect([seen().status, main() - before]).toEqual(['claimed', 50])
  })
})

describe('a deposit bonus', () => {
  const desk = () => ({ db: bench.db, currency: brand.currency, now })
  const deposit = (username: string, amount: string, bonusId: string) =>
    openDeposit(
      desk(),
      { merchant, username },
      { methodId: 'promptpay', amount, bonusId },
      { closed: {}, returnOrigin: '' },
    )
  const offered = (username: string) => listBonuses(desk(), player(username)).map(({ id }) => id)

  test('choosing a deposit bonus with a deposit joins its promotion', () => {
    expect(offered('demonew')).toEqual(['welcome-bonus', 'reload-bonus'])
    expect(offered('demomember')).toEqual(['reload-bonus'])
    expect(refusal(() => deposit('demomember', '500', 'welcome-bonus'))).toBe('bonus_not_offered')
    const row = deposit('demonew', '700', 'welcome-bonus')
    expect(status('welcome-bonus', 'demonew')).toBe('signed')
    receive(desk(), row, { transRef: 'A', units: 70_000 })
    expect([main('demonew'), status('welcome-bonus', 'demonew')]).toEqual([140_000, 'claimed'])
    expect(offered('demonew')).toEqual(['reload-bonus'])
    expect(listOpenTurnovers(bench.db, player('demonew'), now)).toMatchObject([
      { base: 140_000, multiplier: 1500, bonus: 70_000 },
    ])
  })

  test('two deposits with one weekly bonus get the bonus once', () => {
    const two = ['A', 'B'].map((transRef) => ({
      transRef,
      row: deposit('demomember', '1000', 'reload-bonus'),
    }))
    const before = main()
    for (const { transRef, row } of two) receive(desk(), row, { transRef, units: 100_000 })
    expect(main() - before).toBe(220_000)
    expect(offered('demomember')).toEqual([])
    now += 7 * DAY
    expect(offered('demomember')).toEqual(['reload-bonus'])
  })
  test('a deposit bonus above a promotion’s remaining budget is not paid or shown as paid', () => {
    const row = deposit('demomember', '1000', 'reload-bonus')
    spend('reload-bonus', 500_000_000 - 19_999)
    const before = main()
    receive(desk(), row, { transRef: 'A', units: 100_000 })
    expect(main() - before).toBe(100_000)
    expect(look(scope(), player(), edition('reload-bonus')).entry?.state).toBe('joined')
  })

  test('a deposit bonus is not given twice and does not use its promotion’s budget twice', () => {
    const row = deposit('demonew', '700', 'welcome-bonus')
    spend('welcome-bonus', 0, 'demonew')
    receive(desk(), row, { transRef: 'A', units: 70_000 })
    expect(main('demonew')).toBe(70_000)
    expect(spentOf(bench.db, merchant, 'welcome-bonus', 'once').grants).toBe(0)
  })
})
