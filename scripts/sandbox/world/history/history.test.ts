import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Brand } from '#core/brand/schema.ts'
import { makeBrand } from '#support/sites.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { openMerchant } from '../../http/serve.ts'
import { SandboxState } from '../../state.ts'
import type { Account } from '../identity/accounts.ts'
import { ensureHistory } from './history.ts'
import { balanceOf, bankOf, holdOf, mainWalletOf, transfer } from '../money/ledger.ts'
import { scaleUnits } from '../money/money.ts'
import { ensureMerchant, ensureWorld } from '../seed.ts'

let db: Db
beforeAll(() => {
  db = openDatabase(':memory:')
  ensureWorld(db, 1, 800)
})
afterAll(() => void db.$client.close())

const shared = makeBrand('lotus')
const dong = makeBrand('kite', { currency: 'VND' })
/** A brand whose game vendors have wallets of their own, apart from the main wallet. */
const apart = makeBrand('lark', { currency: 'USD', merchant: 'larkmoor_int' })

function write(brand: Brand, username: string): void {
  ensureMerchant(db, 1, brand)
  const merchant = openMerchant(brand, new SandboxState().of(brand.merchant))
  ensureHistory(db, merchant, { merchant: brand.merchant, username, type: 0 } as Account)
}

const pluck = (text: string, ...values: unknown[]) =>
  db.$client
    .prepare(text)
    .pluck()
    .all(...values)

/**
 * Lists ledger entries whose running balance is not the previous balance plus the entry's amount.
 */
const broken = () =>
  pluck(`SELECT id FROM (SELECT id, balanceAfter - amount AS started, LAG(balanceAfter, 1, 0)
    OVER (PARTITION BY merchant, account ORDER BY id) AS before FROM ledger_entries)
    WHERE started <> before`)

test.each([
  ['of one wallet', shared, 'demomember', 25_480.5],
  ['of whole units', dong, 'demomember', 25_480.5],
  ['of a large balance', shared, 'demovip', 1_284_900.75],
  ['of a wallet for each vendor', apart, 'demomember', 25_480.5],
])(
  'the seeded history of a demo account %s sums to its balance without ledger errors',
  (_, brand, username, baht) => {
    write(brand, username)
    const { merchant, currency } = brand
    expect(balanceOf(db, mainWalletOf(merchant, username))).toBe(scaleUnits(baht, currency))
    expect(auditLedger({ db })).toEqual(SOUND)
    expect(balanceOf(db, holdOf(merchant, username))).toBe(0)
    expect(broken()).toEqual([])
    expect(
      pluck(
        "SELECT id FROM ledger_entries WHERE balanceAfter < 0 AND (account LIKE 'main:%' OR account LIKE 'vendorWallet:%')",
      ),
    ).toEqual([])
    const mine = pluck(
      'SELECT COUNT(*) FROM bets WHERE merchant = ? AND username = ?',
      merchant,
      username,
    )
    expect(mine[0]).toBeGreaterThan(300)
  },
)

test('the seeded history is written even if the player deposited on the history’s last day', () => {
  const early = makeBrand('early')
  ensureMerchant(db, 1, early)
  const { merchant } = early
  const main = mainWalletOf(merchant, 'demomember')
  const [at] = pluck(
    "SELECT at FROM ledger_entries WHERE reason = 'opening' AND merchant = ?",
    merchant,
  )
  transfer(db, {
    reason: 'deposit',
    reference: 'D1',
    at: at as number,
    entries: [
      [bankOf(merchant, 'promptpay'), -100],
      [main, 100],
    ],
  })
  write(early, 'demomember')
  const sums = pluck(
    "SELECT received FROM entry_days WHERE merchant = ? AND reason = 'deposit'",
    merchant,
  )
  expect(sums.length).toBeGreaterThan(1)
})

test('a demo account’s seeded deposits and withdrawals equal those in its account record', () => {
  const own = makeBrand('heron')
  write(own, 'demomember')
  const entries = (reason: string) =>
    pluck(
      `SELECT reference || ' ' || ABS(amount) FROM ledger_entries AS entry
        JOIN ledger_transfers AS moved ON moved.id = entry.transferId
        WHERE entry.merchant = ? AND account = 'main:demomember' AND entry.reason = ? ORDER BY 1`,
      own.merchant,
      reason,
    )
  const receipts = (text: string) => pluck(text, own.merchant)
  expect(
    receipts(`SELECT id || ' ' || credited FROM deposits
      WHERE merchant = ? AND state = 'succeeded' ORDER BY 1`),
  ).toEqual(entries('deposit'))
  expect(
    receipts("SELECT id || ' ' || amount FROM withdrawals WHERE merchant = ? ORDER BY 1"),
  ).toEqual(entries('hold'))
  expect(
    receipts(`SELECT id || ' ' || released FROM withdrawals
      WHERE merchant = ? AND state = 'rejected' ORDER BY 1`),
  ).toEqual(entries('holdRelease'))
  expect(
    receipts(`SELECT id || ' ' || amount FROM payouts
      WHERE merchant = ? AND state = 'refunded' ORDER BY 1`),
  ).toEqual(entries('payoutBounce'))
})

test('writing a demo account’s seeded history changes no existing ledger entry', () => {
  const rows = (where = '') =>
    db.$client.prepare(`SELECT * FROM ledger_entries ${where} ORDER BY id`).all()
  ensureMerchant(db, 1, makeBrand('wren'))
  const before = rows()
  write(makeBrand('wren'), 'demomember')
  expect(rows().length).toBeGreaterThan(before.length)
  const last = (before[0] as { id: number }).id
  expect(rows(`WHERE id >= ${last}`)).toEqual(before)
})

test('a demo account’s seeded history is written once, and is equal in every sandbox', () => {
  const count = () => pluck('SELECT COUNT(*) FROM ledger_entries')
  write(shared, 'demomember')
  const before = count()
  write(shared, 'demomember')
  expect(count()).toEqual(before)
  const other = openDatabase(':memory:')
  ensureWorld(other, 1, 800)
  ensureMerchant(other, 1, shared)
  const merchant = openMerchant(shared, new SandboxState().of(shared.merchant))
  ensureHistory(other, merchant, {
    merchant: shared.merchant,
    username: 'demomember',
    type: 0,
  } as Account)
  const stakes = (one: Db) =>
    one.$client
      .prepare(
        "SELECT amount FROM bets WHERE merchant = 'lotus_m' AND username = 'demomember' ORDER BY at",
      )
      .pluck()
      .all()
  expect(stakes(other)).toEqual(stakes(db))
  other.$client.close()
})

test('a player without an opening balance gets no seeded history', () => {
  write(shared, 'demonew')
  expect(pluck("SELECT COUNT(*) FROM bets WHERE username = 'demonew'")).toEqual([0])
})
