import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { boundsOf } from '#lib/periods.ts'
import { draws, freeStatements } from '#support/full.ts'
import { plansOf } from '#support/plans.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { type BetRow, bets } from '../../db/play-tables.ts'
import { merchants } from '../../db/tables.ts'
import { closeBet, openBet, splitWin, validBetOf } from '../play/bet-book.ts'
import { houseOf, mainWalletOf, transfer } from './ledger.ts'
import type { PageEnd } from '../../http/page-cursor.ts'
import { listBetRows, listEntryDays, listEntryRows, sumBets } from './records.ts'

const player = { merchant: 'm', username: 'a' }
const zone = 'America/New_York'
/** The test's days include the night in which New York's clocks go back. */
const START = Date.parse('2026-10-30T00:00:00Z')
const days = { from: '2026-10-31', to: '2026-11-02' }
const { start, end } = boundsOf(days, zone)

let db: Db
beforeEach(() => {
  db = openDatabase(':memory:')
  db.insert(merchants).values({ code: 'm', currency: 'USD', timeZone: zone }).run()
})
afterEach(() => void db.$client.close())

const VENDORS = [
  ['V', 'RNG'],
  ['W', 'LIVE'],
] as const

const aBet = fc.record({
  seller: fc.constantFrom(...VENDORS),
  amount: fc.integer({ min: 1, max: 500 }),
  // The small range of times gives many rows the same time.
  at: fc.integer({ min: 0, max: 120 }).map((hour) => START + hour * 60 * 60_000),
  end: fc.constantFrom('open', 'settled', 'rolledBack'),
  win: fc.integer({ min: 0, max: 900 }),
  trial: fc.boolean(),
})

function place(each: typeof aBet extends fc.Arbitrary<infer Bet> ? Bet : never, index: number) {
  const bet: BetRow = {
    ...player,
    vendor: each.seller[0],
    gameType: each.seller[1],
    transactionId: String(index),
    seatId: 's',
    nodeId: null,
    roundId: String(index),
    amount: each.amount,
    trial: each.trial,
    state: 'open',
    at: each.at,
    win: 0,
    closedAt: null,
  }
  openBet(db, bet)
  if (each.end === 'open') return
  const win = each.end === 'settled' ? each.win : 0
  closeBet(db, bet, { state: each.end, win, closedAt: each.at })
}

/** Reads a list page by page and returns all its rows. */
function readAll<Row extends PageEnd>(list: (after: PageEnd | undefined) => Row[], size: number) {
  const rows: Row[] = []
  for (;;) {
    const page = list(rows.at(-1))
    rows.push(...page)
    if (page.length < size) return rows
  }
}

const FILTERS = [
  {},
  { vendor: 'V' },
  { gameType: 'LIVE' as const },
  { state: 'settled' as const },
  { vendor: 'W', gameType: 'LIVE' as const, state: 'open' as const },
  { vendor: 'W', gameType: 'RNG' as const },
]

test('every bet of the selected days is on exactly one page, with exact sums', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aBet, { maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      async (list, size) => {
        await freeStatements()
        db.$client.exec('DELETE FROM bets; DELETE FROM bet_days')
        for (const [index, each] of list.entries()) place(each, index)
        const stored = db.select().from(bets).all()
        for (const filter of FILTERS) {
          const rows = readAll(
            (after) => listBetRows(db, player, filter, { days, after, size }),
            size,
          )
          const oldestFirst = readAll(
            (after) => listBetRows(db, player, filter, { days, ascending: true, after, size }),
            size,
          )
          expect(oldestFirst).toEqual(rows.toReversed())
          const expected = stored.filter(
            (bet) =>
              !bet.trial &&
              bet.at >= start &&
              bet.at < end &&
              Object.entries(filter).every(([name, value]) => bet[name as keyof BetRow] === value),
          )
          const ids = (of: readonly BetRow[]) => of.map(({ transactionId }) => transactionId)
          expect(ids(rows).toSorted()).toEqual(ids(expected).toSorted())
          expect(rows.map(({ at }) => at)).toEqual(
            rows.map(({ at }) => at).toSorted((one, other) => other - one),
          )
          const sum = (value: (bet: BetRow) => number) =>
            expected.reduce((total, bet) => total + value(bet), 0)
          const settled = (bet: BetRow) => bet.state === 'settled'
          expect(sumBets(db, player, filter, days)).toEqual({
            count: expected.length,
            stake: sum((bet) => (bet.state === 'rolledBack' ? 0 : bet.amount)),
            settledStake: sum((bet) => (settled(bet) ? bet.amount : 0)),
            validBet: sum(validBetOf),
            win: sum((bet) => (settled(bet) ? bet.win : 0)),
          })
        }
      },
    ),
    { numRuns: draws(15, 10_000) },
  )
}, 1_800_000)

const aMove = fc.record({
  reason: fc.constantFrom('deposit', 'bet', 'settle', 'bonus'),
  amount: fc.integer({ min: 1, max: 500 }),
  hours: fc.integer({ min: 0, max: 3 }),
})

test('every money movement is on exactly one page, with exact balances and daily sums', async () => {
  let reference = 0
  const main = mainWalletOf('m', 'a')
  const list = fc.array(aMove, { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(list, fc.integer({ min: 1, max: 9 }), async (moves, size) => {
      await freeStatements()
      db.$client.exec(
        'DELETE FROM ledger_entries; DELETE FROM ledger_accounts; DELETE FROM entry_days',
      )
      let at = START
      const pay = (reason: 'deposit' | 'bet' | 'settle' | 'bonus', amount: number) =>
        transfer(db, {
          reason,
          reference: String((reference += 1)),
          at,
          entries: [
            [houseOf('m'), -amount],
            [main, amount],
          ],
        })
      pay('deposit', 60 * 500)
      for (const { reason, amount, hours } of moves) {
        at += hours * 60 * 60_000
        pay(reason, reason === 'bet' ? -amount : amount)
      }
      for (const reasons of [undefined, ['bet', 'settle'] as const, ['bonus'] as const]) {
        const rows = readAll(
          (after) => listEntryRows(db, player, reasons, { days, after, size }),
          size,
        )
        const oldestFirst = readAll(
          (after) => listEntryRows(db, player, reasons, { days, ascending: true, after, size }),
          size,
        )
        expect(oldestFirst).toEqual(rows.toReversed())
        const sums = listEntryDays(db, player, reasons, days)
        const total = (name: 'count' | 'received' | 'paid') =>
          sums.reduce((sum, day) => sum + day[name], 0)
        expect(total('count')).toBe(rows.length)
        expect(total('received') - total('paid')).toBe(
          rows.reduce((sum, { amount }) => sum + amount, 0),
        )
        if (reasons) continue
        for (const [index, row] of rows.entries()) {
          const before = rows[index + 1]
          if (before) expect(row.balanceAfter - row.amount).toBe(before.balanceAfter)
        }
      }
    }),
    { numRuns: draws(15, 10_000) },
  )
}, 1_800_000)

test('the next page of a bet record begins after the previous page despite new bets', () => {
  const at = start + 1000
  const one = { seller: VENDORS[0], amount: 1, end: 'settled', win: 0, trial: false } as const
  for (let index = 0; index < 6; index += 1) place({ ...one, at }, index)
  const first = listBetRows(db, player, {}, { days, after: undefined, size: 3 })
  place({ ...one, at: at + 5 }, 6)
  place({ ...one, at }, 7)
  const second = listBetRows(db, player, {}, { days, after: first.at(-1), size: 9 })
  expect([...first, ...second].map(({ transactionId }) => transactionId)).toEqual([
    '5',
    '4',
    '3',
    '2',
    '1',
    '0',
  ])
})

describe('the share of a round’s bets in its win', () => {
  test('the shares of a round’s bets in its win are whole units that sum exactly', () => {
    const stakes = fc.array(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { minLength: 1 })
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), stakes, (paid, each) => {
        const shares = splitWin(paid, each)
        expect(shares.every((share) => Number.isSafeInteger(share) && share >= 0)).toBe(true)
        expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(paid))
      }),
      { numRuns: draws(100, 10_000) },
    )
  })
})

describe('a filtered page', () => {
  const TABLES = ['bets', 'ledger_entries', 'bet_days', 'entry_days']
  const page = { days, after: { at: end - 5, row: 7 }, size: 50 }

  test.each(FILTERS)(
    'the SQL query for a page of bets with filter %o uses an index',
    async (filter) => {
      const plans = await plansOf(db, TABLES, () => {
        for (const ascending of [false, true]) {
          listBetRows(db, player, filter, { ...page, ascending })
        }
      })
      expect(plans.length).toBeGreaterThan(0)
      for (const plan of plans) {
        expect(plan).toMatch(/^SEARCH bets USING INDEX .*state=\? AND at>\? AND at<\?/)
      }
    },
  )

  test.each([[undefined], [['deposit', 'depositFee'] as const]])(
    'the SQL query for a page of money movements with filter %o uses an index',
    async (reasons) => {
      const plans = await plansOf(db, TABLES, () => {
        for (const ascending of [false, true]) {
          listEntryRows(db, player, reasons, { ...page, ascending })
        }
      })
      const searches = plans.filter((plan) => plan.includes('ledger_entries'))
      expect(searches.length).toBeGreaterThan(0)
      const range = reasons ? /reason=\? AND at>\? AND at<\?/ : /account=\? AND at>\? AND at<\?/
      for (const plan of searches) expect(plan).toMatch(range)
      expect(plans.join('\n')).not.toMatch(/TEMP B-TREE|SCAN ledger/)
    },
  )

  test('the sums of a filtered record are read from daily totals, not row by row', async () => {
    const plans = await plansOf(db, TABLES, () => {
      sumBets(db, player, { vendor: 'V' }, days)
      listEntryDays(db, player, ['bet'], days)
    })
    expect(plans.join('\n')).toMatch(/day>\? AND day<\?/)
    expect(plans.join('\n')).not.toMatch(/\bbets\b|ledger_entries|SCAN/)
  })
})
