import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draws } from '#support/full.ts'
import { makeBrand } from '#support/sites.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'
import { eq } from '../../db/drizzle.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { finalPlaces } from '../../db/promotion-tables.ts'
import { betDays } from '../../db/record-tables.ts'
import { rewards } from '../../db/reward-tables.ts'
import { openMerchant } from '../../http/serve.ts'
import { SandboxState } from '../../state.ts'
import { zoneOf } from '../days.ts'
import {
  claimTier,
  grantForgotten,
  KEPT_MS,
  listGranted,
  type MissionScope,
  readTier,
} from './mission-progress.ts'
import { type Round, roundAt, roundBefore } from './mission-rounds.ts'
import { grantSeasonPrize, listSeasons, rankSeason } from './mission-season.ts'
import { MISSIONS } from './missions.ts'
import { MONEY_TABLES } from '../../db/merchant-tables.ts'
import { ensureMerchant, ensureWorld } from '../seed.ts'

const brand = makeBrand('lotus')
const username = 'somebody'
const AT = Date.UTC(2030, 5, 12, 5)
const HOUR = 60 * 60_000
let db: Db

beforeAll(() => {
  db = openDatabase(':memory:')
  ensureWorld(db, 1, 60)
  ensureMerchant(db, 1, brand)
})
afterAll(() => void db.$client.close())

const reset = () => {
  for (const table of [...MONEY_TABLES, betDays, rewards, finalPlaces]) db.delete(table).run()
}
beforeEach(reset)

const scopeAt = (at: number): MissionScope => ({
  db,
  merchant: openMerchant(brand, new SandboxState().of(brand.merchant)),
  username,
  at,
})

/** Adds settled bets of a player on a day; `validBet` is in satang. */
function bet(day: string, validBet: number, count = 1, name = username) {
  db.insert(betDays)
    .values({
      merchant: brand.merchant,
      username: name,
      day,
      vendor: `V${db.select().from(betDays).all().length}`,
      gameType: 'RNG',
      state: 'settled',
      count,
      stake: validBet,
      validBet,
      win: 0,
    })
    .run()
}

const zone = () => zoneOf(db, brand.merchant)
const roundOf = (period: 'DAILY' | 'WEEKLY' | 'SEASON', at = AT) => roundAt(period, at, zone())
const codeOf = (act: () => unknown) => {
  try {
    act()
    return 'done'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('the rounds of missions', () => {
  test('a mission’s day, week or month begins at midnight in the merchant’s time zone', () => {
    const rounds = (['DAILY', 'WEEKLY', 'SEASON'] as const).map((period) => roundOf(period))
    expect(rounds.map(({ id, days }) => [id, days.from, days.to])).toEqual([
      ['2030-06-12', '2030-06-12', '2030-06-12'],
      ['2030-06-10', '2030-06-10', '2030-06-16'],
      ['2030-06', '2030-06-01', '2030-06-30'],
    ])
    expect(new Date(rounds[0]!.start).toISOString()).toBe('2030-06-11T17:00:00.000Z')
  })

  test('the periods of a mission follow one another without a gap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2040, 0) }),
        fc.constantFrom('DAILY', 'WEEKLY', 'SEASON'),
        fc.constantFrom('Asia/Bangkok', 'America/New_York', 'UTC'),
        (at, period, place) => {
          const round: Round = roundAt(period, at, place)
          expect(round.start).toBeLessThanOrEqual(at)
          expect(at).toBeLessThan(round.end)
          expect(roundBefore(period, round, place).end).toBe(round.start)
        },
      ),
      { numRuns: draws(200, 10_000) },
    )
  })
})

test('the progress of a mission tier stops at its target and becomes claimable', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1000, max: 10 ** 12 }),
      fc.integer({ min: 1, max: 10 ** 12 }),
      (total, target) => {
        const { progress, state } = readTier(total, target, undefined, AT)
        expect(progress).toBeGreaterThanOrEqual(0)
        expect(progress).toBeLessThanOrEqual(target)
        expect(state).toBe(total >= target ? 'CLAIMABLE' : 'OPEN')
      },
    ),
    { numRuns: draws(500, 10_000) },
  )
})

describe('a tier of a mission', () => {
  const claim = (missionId: string, tier: number, round = roundOf('DAILY').id, at = AT) =>
    codeOf(() => claimTier(scopeAt(at), { missionId, round, tier }))

  test('a mission tier pays once when settled bets of its period reach the target', () => {
    const day = roundOf('DAILY').id
    expect(claim('daily-slots', 2)).toBe('tier_not_reached')
    bet('2030-06-11', 500_000)
    expect(claim('daily-slots', 2)).toBe('tier_not_reached')
    bet(day, 100_000)
    expect(claim('daily-slots', 2)).toBe('done')
    expect(claim('daily-slots', 2)).toBe('reward_claimed')
    expect(claim('daily-slots', 3)).toBe('tier_not_reached')
    expect(claim('daily-slots', 4)).toBe('mission_not_found')
    expect(claim('daily-slots', 1, '2029-01-01')).toBe('mission_not_found')
    expect(auditLedger({ db })).toEqual(SOUND)
  })

  test('an unclaimed mission tier stays in the reward center for a week', () => {
    bet('2030-06-11', 20_000)
    expect(grantForgotten(scopeAt(AT))).toBe(true)
    expect(grantForgotten(scopeAt(AT))).toBe(false)
    const round = roundBefore('DAILY', roundOf('DAILY'), zone())
    expect(listGranted(scopeAt(AT)).get(`daily-slots:${round.id}:1`)).toMatchObject({
      claimedAt: null,
      expiresAt: round.end + KEPT_MS,
    })
    expect(claim('daily-slots', 1, round.id)).toBe('done')
    expect(claim('daily-slots', 1, round.id)).toBe('reward_claimed')
  })

  test('an unclaimed mission tier expires a week after its period', () => {
    bet('2030-06-11', 20_000)
    const reference = 'daily-slots:2030-06-11:1'
    const { end } = roundOf('DAILY', AT - 24 * HOUR)
    expect(claim('daily-slots', 1, '2030-06-11', end + KEPT_MS)).toBe('mission_not_found')
    expect(grantForgotten(scopeAt(end + KEPT_MS))).toBe(false)
    expect(grantForgotten(scopeAt(end + 3 * 24 * HOUR))).toBe(true)
    expect(listGranted(scopeAt(AT)).get(reference)?.expiresAt).toBe(end + KEPT_MS)
    db.delete(rewards).run()
    expect(claim('daily-slots', 1, '2030-06-11', end + KEPT_MS - 1)).toBe('done')
    db.delete(rewards).run()
    expect(grantForgotten(scopeAt(end + KEPT_MS - 1))).toBe(true)
    expect(claim('daily-slots', 1, '2030-06-11', end + KEPT_MS)).toBe('reward_expired')
  })

  test('a mission tier is granted once for any order of bets, claims and midnights', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('bet' as const),
        units: fc.integer({ min: 1, max: 6_000_000 }),
      }),
      fc.record({
        kind: fc.constant('claim' as const),
        mission: fc.nat(MISSIONS.length - 1),
        tier: fc.integer({ min: 1, max: 4 }),
        isBefore: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('look' as const) }),
      fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        reset()
        let at = AT
        const paid = new Map<string, number>()
        for (const one of steps) {
          const scope = scopeAt(at)
          if (one.kind === 'wait') at += one.hours * HOUR
          else if (one.kind === 'bet') bet(roundOf('DAILY', at).id, one.units, 7)
          else if (one.kind === 'look') grantForgotten(scope)
          else {
            const plan = MISSIONS[one.mission]!
            const current = roundOf(plan.period, at)
            const round = one.isBefore ? roundBefore(plan.period, current, zone()) : current
            const body = { missionId: plan.id, round: round.id, tier: one.tier }
            if (codeOf(() => claimTier(scope, body)) === 'done') {
              const key = JSON.stringify(body)
              paid.set(key, (paid.get(key) ?? 0) + 1)
            }
          }
        }
        expect([...paid.values()].every((times) => times === 1)).toBe(true)
        const rows = db.select().from(rewards).all()
        expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length)
        expect(rows.filter(({ claimedAt }) => claimedAt !== null)).toHaveLength(paid.size)
        if (paid.size > 0) expect(auditLedger({ db })).toEqual(SOUND)
      }),
      { numRuns: draws(40, 1000) },
    )
  })
})

describe('the leaderboard', () => {
  test('the leaderboard ranks players by bets and grants the season’s prizes once', () => {
    bet('2030-05-20', 2_000_000_000)
    bet('2030-05-21', 1_000, 1, 'another')
    const scope = scopeAt(AT)
    const [, last] = listSeasons(scope)
    const places = rankSeason(scope, last!)
    expect(places[0]).toMatchObject({ rank: 1, player: 'som***dy', score: 2_000_000 })
    expect(places.map(({ rank }) => rank)).toEqual(places.map((_, index) => index + 1))
    expect(
      places.every(({ score }, index) => index === 0 || score <= places[index - 1]!.score),
    ).toBe(true)
    expect(grantSeasonPrize(scope, listGranted(scope))).toBe(true)
    expect(grantSeasonPrize(scope, listGranted(scope))).toBe(false)
    expect(listGranted(scope).get('season:2030-05')).toMatchObject({
      kind: 'cash',
      amount: 2_000_000,
    })
  })

  test('the leaderboard pays no prize twice when a bet is voided after the season', () => {
    bet('2030-05-20', 2_000_000_000)
    bet('2030-05-21', 1_900_000_000, 1, 'another')
    const another = { ...scopeAt(AT), username: 'another' }
    expect(grantSeasonPrize(scopeAt(AT), listGranted(scopeAt(AT)))).toBe(true)
    db.update(betDays).set({ state: 'rolledBack' }).where(eq(betDays.username, username)).run()
    expect(grantSeasonPrize(another, listGranted(another))).toBe(true)
    const first = listGranted(scopeAt(AT)).get('season:2030-05')!
    expect(listGranted(another).get('season:2030-05')!.amount).toBeLessThan(first.amount)
  })

  test('the leaderboard scores grow during a season and stay unchanged after it', () => {
    const season = listSeasons(scopeAt(AT))[0]!
    const sums = [0, 6, 300, 1000].map((hours) =>
      rankSeason(scopeAt(AT + hours * HOUR), season).reduce((sum, { score }) => sum + score, 0),
    )
    expect(sums).toEqual(sums.toSorted((one, other) => one - other))
    const past = listSeasons(scopeAt(AT))[2]!
    expect(rankSeason(scopeAt(AT), past)).toEqual(rankSeason(scopeAt(AT + 99 * HOUR), past))
  })
})
