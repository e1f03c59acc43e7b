import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyDraw } from '#features/raffle/verify.ts'
import { sumParts } from '#rules/raffle.ts'
import { eq } from '#scripts/sandbox/db/drizzle.ts'
import { openDatabase, type Db } from '#scripts/sandbox/db/open.ts'
import { raffleDraws, rafflePrizes, raffles } from '#scripts/sandbox/db/raffle-tables.ts'
import { betDays } from '#scripts/sandbox/db/record-tables.ts'
import { rewards } from '#scripts/sandbox/db/reward-tables.ts'
import { accounts } from '#scripts/sandbox/db/tables.ts'
import { openMerchant } from '#scripts/sandbox/http/serve.ts'
import type { Account } from '#scripts/sandbox/world/identity/accounts.ts'
import { dayAt } from '#scripts/sandbox/world/days.ts'
import { balanceOf, pointsCostOf, pointsOf, transfer } from '#scripts/sandbox/world/money/ledger.ts'
import { RAFFLES } from '#scripts/sandbox/world/promotions/raffle-content.ts'
import { ensureRaffles } from '#scripts/sandbox/world/promotions/raffle-seeding.ts'
import { commit, ensureSeed, revealSeed } from '#scripts/sandbox/world/promotions/raffle-seeds.ts'
import { countTickets, giveTickets } from '#scripts/sandbox/world/promotions/raffle-tickets.ts'
import { listPrizes } from '#scripts/sandbox/world/promotions/raffle-prizes.ts'
import {
  requireOffered,
  requireRaffle,
  listRaffleRows,
  makeDraw,
} from '#scripts/sandbox/world/promotions/raffles.ts'
import { resetPlayers } from '#scripts/sandbox/world/identity/players.ts'
import { ensureMerchant, ensureWorld } from '#scripts/sandbox/world/seed.ts'
import { SandboxState } from '#scripts/sandbox/state.ts'
import { makeBrand } from '#support/sites.ts'

const NOW = Date.now()
const DAY = 24 * 60 * 60_000
const brand = makeBrand('lotus')
const { merchant } = brand
const operator = openMerchant(brand, new SandboxState().of(merchant))

test.each(RAFFLES)(
  'the odds of the raffle $id sum to one, and a substitute prize exists',
  (raffle) => {
    expect(sumParts(raffle.prizes)).toBe(10_000)
    const fallback = raffle.prizes.find(({ id }) => id === raffle.fallbackId)
    expect(fallback).toBeDefined()
    expect(fallback?.stock).toBeUndefined()
  },
)

describe('a draw', () => {
  let db: Db
  let player: Account

  beforeAll(() => {
    db = openDatabase(':memory:')
    ensureWorld(db, 1, 40)
    ensureMerchant(db, 1, brand)
  })
  afterAll(() => db.$client.close())
  beforeEach(() => {
    resetPlayers(db, brand, NOW)
    ensureRaffles(db, operator, NOW)
    player = find('demomember')
  })

  const find = (username: string) =>
    db.select().from(accounts).where(eq(accounts.username, username)).get() as Account
  let keys = 0
  const draw = (raffleId: string, who = player, now = NOW) =>
    makeDraw(
      { db, merchant: operator, player: who, now },
      {
        raffleId,
        clientSeed: 'mine',
        commitment: ensureSeed(db, { merchant, raffleId, username: who.username }).commitment,
        intentKey: `key-${(keys += 1)}`,
      },
    )
  const codeOf = (work: () => unknown): string => {
    try {
      work()
      return 'done'
    } catch (error) {
      return (error as { code: string }).code
    }
  }
  const ticketsOf = (who = player, raffleId = 'fortune-wheel', now = NOW) =>
    countTickets({
      db,
      merchant: operator,
      raffle: requireRaffle(db, merchant, raffleId),
      player: who,
      now,
    }).ready
  const prize = (id: string) => db.select().from(rafflePrizes).where(eq(rafflePrizes.id, id)).get()!
  /** Changes a raffle so that every draw wins the same prize. */
  const only = (raffleId: string, id: string, stock: number | null) => {
    const isOf = eq(rafflePrizes.raffleId, raffleId)
    db.update(rafflePrizes).set({ parts: 0 }).where(isOf).run()
    db.update(rafflePrizes)
      .set({ parts: 10_000, stock, given: 0 })
      .where(eq(rafflePrizes.id, id))
      .run()
  }

  test('a raffle draw uses up one ticket, and is refused without tickets', () => {
    expect(ticketsOf()).toBe(3)
    for (const left of [2, 1, 0]) {
      draw('fortune-wheel')
      expect(ticketsOf()).toBe(left)
    }
    const { draws: drawn } = ensureSeed(db, {
      merchant,
      raffleId: 'fortune-wheel',
      username: 'demomember',
    })
    expect(codeOf(() => draw('fortune-wheel'))).toBe('no_tickets')
    const seed = ensureSeed(db, { merchant, raffleId: 'fortune-wheel', username: 'demomember' })
    expect(seed.draws).toBe(drawn)
  })

  test('a raffle draw uses yesterday’s tickets before tickets that do not expire', () => {
    const vip = find('demovip')
    expect(ticketsOf(vip)).toBe(4)
    draw('fortune-wheel', vip)
    expect(ticketsOf(vip)).toBe(3)
    expect(ticketsOf(vip, 'fortune-wheel', NOW + DAY)).toBe(4)
  })

  test('a raffle draw for points is refused without points or above the limit', () => {
    expect(codeOf(() => draw('golden-boxes'))).toBe('not_enough_points')
    const own = pointsOf(merchant, 'demomember')
    const entries = [[pointsCostOf(merchant), -2000] as const, [own, 2000] as const]
    transfer(db, { reason: 'pointsEarned', reference: 'test', at: NOW, entries })
    for (let made = 1; made <= 20; made += 1) {
      draw('golden-boxes')
      expect(balanceOf(db, own)).toBe(2000 - 50 * made)
    }
    expect(codeOf(() => draw('golden-boxes'))).toBe('daily_limit')
    expect(balanceOf(db, own)).toBe(1000)
    expect(codeOf(() => draw('golden-boxes', player, NOW + DAY))).toBe('done')
  })

  test('a raffle draw for points does not spend expired points', () => {
    const own = pointsOf(merchant, 'demomember')
    const entries = [[pointsCostOf(merchant), -50] as const, [own, 50] as const]
    const at = NOW - 200 * DAY
    transfer(db, { reason: 'pointsEarned', reference: 'old', at, entries })
    expect(codeOf(() => draw('golden-boxes'))).toBe('not_enough_points')
    const bet = { vendor: 'NLN', gameType: 'RNG' as const, state: 'settled' as const }
    const day = dayAt(db, merchant, NOW - DAY)
    const sums = { count: 1, stake: 60_000, validBet: 60_000, win: 0 }
    db.insert(betDays)
      .values({ merchant, username: 'demomember', day, ...bet, ...sums })
      .run()
    expect(codeOf(() => draw('golden-boxes'))).toBe('done')
    expect(balanceOf(db, own)).toBe(250)
  })

  test('a merchant without points offers no raffle draw for points', () => {
    const features = { ...brand.features, pointsMall: false }
    const without = { ...operator, brand: { ...brand, features } }
    expect(listRaffleRows(db, operator).map(({ id }) => id)).toContain('golden-boxes')
    expect(listRaffleRows(db, without).map(({ id }) => id)).not.toContain('golden-boxes')
    expect(codeOf(() => requireOffered(db, without, 'golden-boxes'))).toBe('raffle_not_found')
    const kindsOf = (raffleId: string) =>
      listPrizes(db, { merchant, id: raffleId }, without).map(({ kind }) => kind)
    for (const { id } of listRaffleRows(db, without)) expect(kindsOf(id)).not.toContain('points')
    const fifty = listPrizes(db, { merchant, id: 'fortune-wheel' }, without).find(
      ({ id }) => id === 'points-50',
    )
    expect(fifty).toMatchObject({ kind: 'cash', amount: 500, name: { EN: '฿5.00 in cash' } })
  })

  test('a player who reaches a VIP level gets a free raffle draw at once', () => {
    const username = 'demomember'
    expect(player.vipRank).toBe(null)
    expect(ticketsOf()).toBe(3)
    const day = dayAt(db, merchant, NOW - DAY)
    const bet = { vendor: 'NLN', gameType: 'RNG' as const, state: 'settled' as const }
    const sums = { count: 1, stake: 1e12, validBet: 1e12, win: 0 }
    const joined = { ...player, createdAt: NOW - 9 * DAY }
    db.insert(betDays)
      .values({ merchant, username, day, ...bet, ...sums })
      .run()
    expect(ticketsOf(joined)).toBe(4)
  })

  test('a raffle draw gives the announced substitute prize once a prize is sold out', () => {
    giveTickets(db, { merchant, raffleId: 'fortune-wheel', username: 'demomember' }, 200)
    only('fortune-wheel', 'cash-500', 5)
    const given = Array.from({ length: 12 }, () => draw('fortune-wheel').prizeId)
    expect(given.filter((id) => id === 'cash-500')).toHaveLength(5)
    expect(given.slice(5)).toEqual(Array(7).fill('points-50'))
    expect(prize('cash-500').given).toBe(5)
  })

  test('a raffle draw adds its prize to the reward center once', () => {
    only('fortune-wheel', 'bonus-300', null)
    const { id } = draw('fortune-wheel')
    const prizes = () =>
      db
        .select()
        .from(rewards)
        .where(eq(rewards.source, 'raffle'))
        .all()
        // Seeded rewards existed before the test.
        .filter(({ reference }) => !reference.startsWith('seed-'))
    expect(prizes()).toMatchObject([
      { source: 'raffle', reference: id, kind: 'bonus', multiplier: 500, claimedAt: null },
    ])
    only('fortune-wheel', 'none', null)
    draw('fortune-wheel')
    expect(prizes()).toHaveLength(1)
  })

  test('a raffle draw is refused before the raffle opens and after it closes', () => {
    const raffle = requireRaffle(db, merchant, 'fortune-wheel')
    const at = (now: number) => codeOf(() => draw('fortune-wheel', player, now))
    expect(at(raffle.opensAt - 1)).toBe('raffle_not_open')
    expect(at(raffle.closesAt)).toBe('raffle_not_open')
    expect(at(raffle.closesAt - 1)).toBe('done')
  })

  test('a raffle draw needs the published seed, and accepts each nonce once', () => {
    const entrant = { merchant, raffleId: 'fortune-wheel', username: 'demomember' }
    const { commitment } = ensureSeed(db, entrant)
    const first = draw('fortune-wheel')
    const second = draw('fortune-wheel')
    expect([first.nonce, second.nonce]).toEqual([1, 2])
    const serverSeed = revealSeed(db, entrant, commitment, NOW)
    expect(commit(serverSeed)).toBe(commitment)
    expect(codeOf(() => revealSeed(db, entrant, commitment, NOW))).toBe('seed_changed')
    const claim = { raffleId: 'fortune-wheel', clientSeed: 'x', intentKey: 'late' }
    expect(
      codeOf(() =>
        makeDraw({ db, merchant: operator, player, now: NOW }, { ...claim, commitment }),
      ),
    ).toBe('seed_changed')
    expect(ticketsOf()).toBe(1)
    const third = draw('fortune-wheel')
    expect(third).toMatchObject({ nonce: 1 })
    expect(third.commitment).not.toBe(commitment)
  })

  test('any raffle draw can be verified in the browser once its seed is published', async () => {
    giveTickets(db, { merchant, raffleId: 'fortune-wheel', username: 'demomember' }, 40)
    const made = Array.from({ length: 40 }, () => draw('fortune-wheel'))
    const entrant = { merchant, raffleId: 'fortune-wheel', username: 'demomember' }
    const serverSeed = revealSeed(db, entrant, made[0]!.commitment, NOW)
    const past = db.select().from(raffleDraws).where(eq(raffleDraws.raffleId, 'anniversary-wheel'))
    for (const [row, seed] of [
      ...made.map((each) => [each, serverSeed] as const),
      ...past.all().map((each) => [each, pastSeed()] as const),
    ]) {
      const odds = row.odds.map((one) => ({ ...one, name: 'A' }))
      const won = { id: row.prizeId, kind: 'cash' as const, name: 'A', multiplier: 0 }
      expect(await verifyDraw({ ...row, odds, prize: won }, seed)).toMatchObject({ holds: true })
    }
    expect(past.all().length).toBeGreaterThan(0)
  })

  const pastSeed = () =>
    db.$client
      .prepare("SELECT serverSeed FROM raffle_seeds WHERE raffleId = 'anniversary-wheel'")
      .pluck()
      .get() as string

  test('a player cannot read a raffle draw of another merchant', () => {
    expect(db.select().from(raffles).where(eq(raffles.merchant, 'other')).all()).toEqual([])
    expect(codeOf(() => requireRaffle(db, 'other', 'fortune-wheel'))).toBe('raffle_not_found')
  })
})
