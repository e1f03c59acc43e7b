import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from '#scripts/sandbox/db/open.ts'
import {
  balanceOf,
  holdOf,
  houseOf,
  idOf,
  mainWalletOf,
  transfer,
  vendorOf,
  vendorWalletOf,
} from '#scripts/sandbox/world/money/ledger.ts'
import { readUnits, writeUnits } from '#scripts/sandbox/world/money/money.ts'
import { countDecimals } from '#lib/amounts.ts'
import { draws } from '#support/full.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'

const MOST = Number.MAX_SAFE_INTEGER
const runs = { numRuns: draws(150, 10_000) }

const ACCOUNTS = [
  mainWalletOf('m', 'a'),
  mainWalletOf('m', 'b'),
  vendorWalletOf('m', 'a', 'NLN'),
  holdOf('m', 'a'),
  houseOf('m'),
  vendorOf('m', 'NLN'),
] as const
const HOUSE = 4

let db: Db
beforeAll(() => {
  db = openDatabase(':memory:')
})
afterAll(() => db.$client.close())

function empty(): void {
  for (const table of ['ledger_entries', 'ledger_transfers', 'ledger_accounts']) {
    db.$client.exec(`DELETE FROM ${table}`)
  }
}

/** All rows of a table in the order in which they were written. */
const rowsOf = (table: string) =>
  db.$client.prepare(`SELECT * FROM ${table} ORDER BY id`).all() as object[]

const units = fc.oneof(fc.nat(3), fc.nat(50_000), fc.constantFrom(MOST - 1, MOST, MOST + 1))
const pick = fc.nat(ACCOUNTS.length - 1)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move'), from: pick, to: pick, units }) },
  // The first transfer gives accounts money, so that later transfers are possible.
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move'),
      from: fc.constant(HOUSE),
      to: pick,
      units: fc.nat(90_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reverse'), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat'), which: fc.nat(9) }) },
)
type Entries = readonly (readonly [number, number])[]
interface Made {
  id: number
  reference: string
  entries: Entries
  reversed: boolean
}

/** A simple model of the ledger, with which the real one must agree after every step. */
class Book {
  balances = ACCOUNTS.map(() => 0)
  readonly made: Made[] = []

  /** Balances after these entries; null if the ledger must refuse the entries. */
  after(entries: Entries): number[] | null {
    const next = [...this.balances]
    for (const [account, amount] of entries) {
      if (amount === 0 || !Number.isSafeInteger(amount)) return null
      next[account]! += amount
      const least = account >= HOUSE ? -MOST : 0
      if (next[account]! < least || next[account]! > MOST) return null
    }
    return next
  }
}

function tryTransfer(reference: string, entries: Entries, reverses?: number): number | null {
  try {
    return transfer(db, {
      reason: 'opening',
      reference,
      at: 0,
      ...(reverses !== undefined && { reverses }),
      entries: entries.map(([account, amount]) => [ACCOUNTS[account]!, amount] as const),
    })
  } catch {
    return null
  }
}

describe('the ledger, after any transfers, reversals and repetitions,', () => {
  test('random transfers and reversals leave the ledger equal to a simple model', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) => {
        empty()
        const book = new Book()
        let rows: { entries: object[]; transfers: object[] } = { entries: [], transfers: [] }
        for (const [index, each] of steps.entries()) {
          const target = 'which' in each ? book.made[each.which % (book.made.length || 1)] : null
          if ('which' in each && !target) continue
          const entries: Entries =
            'which' in each
              ? target!.entries.map(([account, amount]) => [
                  account,
                  each.kind === 'reverse' ? -amount : amount,
                ])
              : [
                  [each.from, -each.units],
                  [each.to, each.units],
                ]
          const isRepeat = each.kind === 'repeat'
          const isReversal = each.kind === 'reverse'
          const reference = isRepeat ? target!.reference : `step ${index}`
          const next = isRepeat || (isReversal && target!.reversed) ? null : book.after(entries)
          const id = tryTransfer(reference, entries, isReversal ? target!.id : undefined)
          expect(id !== null).toBe(next !== null)
          if (id !== null && next) {
            book.balances = next
            book.made.push({ id, reference, entries, reversed: false })
            if (isReversal) target!.reversed = true
          }
          const now = { entries: rowsOf('ledger_entries'), transfers: rowsOf('ledger_transfers') }
          expect(now.entries.slice(0, rows.entries.length)).toEqual(rows.entries)
          expect(now.transfers.slice(0, rows.transfers.length)).toEqual(rows.transfers)
          rows = now
        }
        expect(ACCOUNTS.map((account) => balanceOf(db, account))).toEqual(book.balances)
        expect(lastBalances()).toEqual(
          Object.fromEntries(
            ACCOUNTS.map((account, index) => [idOf(account), book.balances[index]]).filter(
              ([id]) => (id as string) in lastBalances(),
            ),
          ),
        )
        expect(rows.transfers).toHaveLength(book.made.length)
        const audit = auditLedger({ db })
        expect(audit).toEqual({ ...SOUND, sum: book.made.length > 0 ? [0] : [null] })
      }),
      runs,
    )
  }, 600_000)

  /** Balances of all accounts as stated by their last ledger entries. */
  const lastBalances = () =>
    Object.fromEntries(
      db.$client
        .prepare(
          'SELECT account, balanceAfter FROM ledger_entries WHERE id IN (SELECT MAX(id) FROM ledger_entries GROUP BY account)',
        )
        .raw()
        .all() as [string, number][],
    )
})

test('a transfer between two merchants, whose currencies may differ, is refused', () => {
  empty()
  const both = [
    [houseOf('m'), -1],
    [mainWalletOf('n', 'a'), 1],
  ] as const
  const move = () => transfer(db, { reason: 'opening', reference: '1', at: 0, entries: both })
  expect(move).toThrow(RangeError)
})

describe.each([
  ['VND', 0],
  ['THB', 2],
  ['USDT', 8],
])('amounts in %s', (currency, decimals) => {
  test(`money amounts with ${decimals} decimals survive conversion to the smallest units`, () => {
    expect(countDecimals(currency)).toBe(decimals)
    fc.assert(
      fc.property(fc.oneof(fc.nat(), fc.maxSafeNat()), (amount) => {
        const written = writeUnits(amount, currency)
        expect(written.split('.')[1]?.length ?? 0).toBe(decimals)
        expect(readUnits(written, currency)).toBe(amount)
      }),
      runs,
    )
  })

  test('amounts finer than the currency’s smallest unit are refused', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.integer({ min: 1, max: 9 }), (whole, digit) => {
        expect(readUnits(`${whole}.${'0'.repeat(decimals)}${digit}`, currency)).toBeNull()
        expect(readUnits(`${whole}.${'0'.repeat(decimals)}0`, currency)).not.toBeNull()
      }),
      runs,
    )
  })

  test('amounts of money beyond 2^53 - 1 units are refused', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: BigInt(MOST) + 1n, max: 10n ** 23n }), (amount) => {
        const digits = String(amount).padStart(decimals + 1, '0')
        const cut = digits.length - decimals
        const written = decimals > 0 ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits
        expect(readUnits(written, currency)).toBeNull()
      }),
      runs,
    )
  })
})
