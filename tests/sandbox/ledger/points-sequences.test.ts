import { Big } from 'big.js'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#features/points/schema.ts'
import { type Db, openDatabase } from '#scripts/sandbox/db/open.ts'
import { betDays } from '#scripts/sandbox/db/record-tables.ts'
import { merchants } from '#scripts/sandbox/db/tables.ts'
import { CallError } from '#scripts/sandbox/http/call-error.ts'
import { openMerchant } from '#scripts/sandbox/http/serve.ts'
import { SandboxState } from '#scripts/sandbox/state.ts'
import type { Account } from '#scripts/sandbox/world/identity/accounts.ts'
import { convert } from '#scripts/sandbox/world/promotions/conversion.ts'
import { dayAt } from '#scripts/sandbox/world/days.ts'
import {
  balanceOf,
  holdOf,
  houseOf,
  mainWalletOf,
  pointsCostOf,
  pointsHoldOf,
  pointsOf,
  transfer,
} from '#scripts/sandbox/world/money/ledger.ts'
import { MONEY_TABLES } from '#scripts/sandbox/db/merchant-tables.ts'
import { listPointRows } from '#scripts/sandbox/world/promotions/point-entries.ts'
import { requireGood, setStock } from '#scripts/sandbox/world/promotions/point-stock.ts'
import { settlePoints } from '#scripts/sandbox/world/promotions/points.ts'
import { ensureRaffles } from '#scripts/sandbox/world/promotions/raffle-seeding.ts'
import { ensureSeed } from '#scripts/sandbox/world/promotions/raffle-seeds.ts'
import { makeDraw } from '#scripts/sandbox/world/promotions/raffles.ts'
import { actOnRedemption, POINT_ACTS } from '#scripts/sandbox/world/promotions/redemption-desk.ts'
import { redeem } from '#scripts/sandbox/world/promotions/redemptions.ts'
import { draws, freeStatements } from '#support/full.ts'
import { makeBrand } from '#support/sites.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'

const merchant = 'lotus'
const player = { merchant, username: 'somebody' }
const brand = { ...makeBrand('lotus'), merchant }
const operator = openMerchant(brand, new SandboxState().of(merchant))
const HOUR = 60 * 60_000
const OPENING = 2_000_000
/** Goods that are mailed, sent as a code, credited at once, or cost money besides points. */
const GOODS = ['brand-mug', 'voucher-topup-50', 'free-bet-20', 'laptop-quill']

let db: Db
beforeAll(() => {
  db = openDatabase(':memory:')
  db.insert(merchants).values({ code: merchant, currency: 'THB', timeZone: 'Asia/Bangkok' }).run()
})
afterAll(() => db.$client.close())

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      units: fc.integer({ min: 1, max: 3_000_000_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('redeem' as const),
      good: fc.nat(GOODS.length - 1),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('convert' as const),
      points: fc.integer({ min: 1, max: 120_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('draw' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('reject' as const, ...POINT_ACTS),
      which: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.oneof(fc.integer({ min: -30, max: 60 }), fc.constantFrom(24 * 31, 24 * 100)),
    }),
  },
)

const pluck = (text: string) => db.$client.prepare(text).pluck().get() as number
const OPEN = "status IN ('applying', 'inProcess', 'approved', 'processing')"

function bet(units: number, at: number): void {
  const row = { count: 1, stake: units, validBet: units, win: 0 }
  const own = { ...player, vendor: 'NLN', gameType: 'RNG' as const, state: 'settled' as const }
  db.insert(betDays)
    .values({ ...own, ...row, day: dayAt(db, merchant, at) })
    .onConflictDoUpdate({
      target: [
        betDays.merchant,
        betDays.username,
        betDays.day,
        betDays.vendor,
        betDays.gameType,
        betDays.state,
      ],
      set: row,
    })
    .run()
}

const AT = Date.UTC(2030, 0, 1)

function openPurses(): void {
  for (const table of MONEY_TABLES) db.delete(table).run()
  const own = mainWalletOf(merchant, player.username)
  transfer(db, {
    reason: 'opening',
    reference: 'opening',
    at: AT,
    entries: [
      [houseOf(merchant), -OPENING],
      [own, OPENING],
    ],
  })
  transfer(db, {
    reason: 'pointsEarned',
    reference: 'opening',
    at: AT,
    entries: [
      [pointsCostOf(merchant), -2_000_000],
      [pointsOf(merchant, player.username), 2_000_000],
    ],
  })
  for (const id of GOODS) setStock(db, merchant, id, 4)
  ensureRaffles(db, operator, AT)
}

test('any order of points redemptions keeps totals of points, money and stock right', async () => {
  openPurses()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 40 }), async (steps) => {
      await freeStatements()
      db.$client.exec('SAVEPOINT story')
      try {
        let at = AT
        let keys = 0
        for (const one of steps) {
          if (one.do === 'wait') at += one.hours * HOUR
          else {
            try {
              db.transaction(() => carryOut(one, at, `key-${(keys += 1)}`))
            } catch (error) {
              if (!(error instanceof CallError)) throw error
            }
          }
          expectSound()
        }
        settlePoints(db, player, at + 1000 * 24 * HOUR)
        expectSound()
        expect(auditLedger({ db })).toEqual(SOUND)
        expectConversionsPaidOnce()
      } finally {
        db.$client.exec('ROLLBACK TO story; RELEASE story')
      }
    }),
    { numRuns: draws(60, 10_000) },
  )
}, 1_800_000)

function carryOut(
  one: Exclude<typeof step extends fc.Arbitrary<infer S> ? S : never, { do: 'wait' }>,
  at: number,
  intentKey: string,
): void {
  if (one.do === 'bet') return bet(one.units, at)
  if (one.do === 'convert') return void convert(db, player, { points: one.points, intentKey, at })
  if (one.do === 'draw') return draw(at, intentKey)
  if (one.do === 'redeem') {
    const good = requireGood(GOODS[one.good] as string)
    const { quantity } = one
    return void redeem(db, player, { good, quantity, address: null, intentKey, at })
  }
  const id = db.$client
    .prepare('SELECT id FROM point_exchanges ORDER BY rowid DESC LIMIT 1 OFFSET ?')
    .pluck()
    .get(one.which) as string | undefined
  if (id === undefined) return
  const before = [balance(), money()]
  const row = actOnRedemption(db, merchant, at, { id, act: one.do, note: 'A note' })
  const back = one.do === 'reject' ? [row.points, row.amount] : [0, 0]
  expect([balance(), money()]).toEqual(before.map((had, index) => had + (back[index] as number)))
}

function draw(now: number, intentKey: string): void {
  const raffleId = 'golden-boxes'
  const { commitment } = ensureSeed(db, { ...player, raffleId })
  const claim = { raffleId, clientSeed: 'mine', commitment, intentKey }
  makeDraw({ db, merchant: operator, player: player as Account, now }, claim)
  const left = balance()
  settlePoints(db, player, now)
  // Expiring old points must not change the balance: the draw was paid with valid points.
  expect(balance()).toBe(left)
}

const balance = () => balanceOf(db, pointsOf(merchant, player.username))
const money = () => balanceOf(db, mainWalletOf(merchant, player.username))

function expectSound(): void {
  expect(balance()).toBeGreaterThanOrEqual(0)
  const held = pluck(`SELECT COALESCE(SUM(points), 0) FROM point_exchanges WHERE ${OPEN}`)
  expect(balanceOf(db, pointsHoldOf(merchant, player.username))).toBe(held)
  const heldMoney = pluck(`SELECT COALESCE(SUM(amount), 0) FROM point_exchanges WHERE ${OPEN}`)
  expect(balanceOf(db, holdOf(merchant, player.username))).toBe(heldMoney)
  expect(pluck('SELECT COALESCE(MIN(stock - sold), 0) FROM point_stocks')).toBeGreaterThanOrEqual(0)
  const sold = pluck(
    "SELECT COALESCE(SUM(quantity), 0) FROM point_exchanges WHERE goodId IS NOT NULL AND status <> 'rejected'",
  )
  expect(pluck('SELECT COALESCE(SUM(sold), 0) FROM point_stocks')).toBe(sold)
}

function expectConversionsPaidOnce(): void {
  const rows = db.$client
    .prepare('SELECT points, amount FROM point_exchanges WHERE goodId IS NULL')
    .all() as { points: number; amount: number }[]
  const due = rows.map(({ points }) =>
    Number(new Big(moneyOf(points, { points: 100, amount: '1.00' }, 'THB')).times(100)),
  )
  expect(rows.map(({ amount }) => amount)).toEqual(due)
  const paid = pluck(
    "SELECT COALESCE(SUM(amount), 0) FROM ledger_entries WHERE account = 'main:somebody' AND reason = 'pointsConverted'",
  )
  expect(paid).toBe(due.reduce((sum, one) => sum + one, 0))
}

test('bets earn points daily, and the oldest points expire month by month', () => {
  for (const table of MONEY_TABLES) db.delete(table).run()
  const days = (month: number, day: number) => Date.UTC(2030, month - 1, day, 5)
  const read = (at: number) => {
    settlePoints(db, player, at)
    settlePoints(db, player, at)
    return balance()
  }
  bet(100_000_00, days(1, 10))
  expect(read(days(1, 10))).toBe(0)
  expect(read(days(1, 11))).toBe(50_000)
  // A bet placed on an earlier day and settled later.
  bet(120_000_00, days(1, 10))
  expect(read(days(1, 20))).toBe(60_000)
  bet(50_000_00, days(2, 10))
  expect(read(days(2, 11))).toBe(85_000)
  convert(db, player, { points: 20_000, intentKey: 'one', at: days(3, 1) })
  expect(read(days(4, 30))).toBe(65_000)
  // Of January’s 60,000 points, 40,000 were left at the end of April, when they expired.
  expect(read(days(5, 2))).toBe(25_000)
  expect(read(days(6, 2))).toBe(0)
  const entries = listPointRows(db, player, {
    days: { from: '2030-01-01', to: '2030-12-31' },
    kind: undefined,
    after: undefined,
    size: 100,
  })
  expect(entries.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
    [-25_000, 0],
    [-40_000, 25_000],
    [-20_000, 65_000],
    [25_000, 85_000],
    [10_000, 60_000],
    [50_000, 50_000],
  ])
})
