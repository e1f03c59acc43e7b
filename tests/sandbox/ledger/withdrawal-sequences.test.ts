import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDatabase } from '#scripts/sandbox/db/open.ts'
import { CallError } from '#scripts/sandbox/http/call-error.ts'
import { openMerchant } from '#scripts/sandbox/http/serve.ts'
import { SandboxState } from '#scripts/sandbox/state.ts'
import {
  balanceOf,
  holdOf,
  houseOf,
  mainWalletOf,
  transfer,
} from '#scripts/sandbox/world/money/ledger.ts'
import { MONEY_TABLES } from '#scripts/sandbox/db/merchant-tables.ts'
import { settle, startProof } from '#scripts/sandbox/world/money/payouts.ts'
import { actAtDesk, DESK_ACTS } from '#scripts/sandbox/world/money/withdrawal-desk.ts'
import {
  addWithdrawal,
  listOwnWithdrawals,
  listPayouts,
  type Scope,
  release,
  sweepDeadlines,
} from '#scripts/sandbox/world/money/withdrawals.ts'
import { draws } from '#support/full.ts'
import { makeBrand } from '#support/sites.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'

const brand = makeBrand('lotus')
const { merchant } = brand
const username = 'somebody'
const OPENING = 100_000
const MINUTE = 60_000

let db: Db
beforeAll(() => {
  db = openDatabase(':memory:')
})
afterAll(() => db.$client.close())

/**
 * Few values, so that random steps often concern the same objects: few withdrawals, few payouts,
 * two tabs of one player.
 */
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('ask'), units: fc.integer({ min: 1, max: 60_000 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(...DESK_ACTS),
      which: fc.nat(2),
      part: fc.nat(2),
      units: fc.option(fc.integer({ min: 1, max: 30_000 }), { nil: undefined }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('received', 'disputed', 'startProof', 'cancel', 'sweep'),
      which: fc.nat(2),
      part: fc.nat(2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.integer({ min: -20, max: 50 }) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const pluck = (text: string) => db.$client.prepare(text).pluck().get() as number

/** SQL query: the money reserved for unfinished withdrawals, computed from the withdrawals. */
const OPEN_SUM = `
  SELECT COALESCE(SUM(w.amount - w.released - COALESCE(p.paid, 0)
    - CASE WHEN w.feeTransferId IS NULL THEN 0 ELSE w.fee END), 0)
  FROM withdrawals w
  LEFT JOIN (SELECT withdrawalId, SUM(amount) AS paid FROM payouts GROUP BY withdrawalId) p
    ON p.withdrawalId = w.id
  WHERE w.state IN ('submitted', 'reviewing', 'approved', 'paying')`

test('no order of withdrawal steps creates or loses money', () => {
  const settings = new SandboxState().of(merchant)
  fc.assert(
    fc.property(fc.array(step, { minLength: 6, maxLength: 40 }), (steps) => {
      for (const table of MONEY_TABLES) db.delete(table).run()
      let at = Date.UTC(2030, 0, 1)
      const own = mainWalletOf(merchant, username)
      const opening = [[houseOf(merchant), -OPENING] as const, [own, OPENING] as const]
      transfer(db, { reason: 'opening', reference: username, at, entries: opening })
      const taken = (work: () => void) => {
        try {
          db.transaction(work)
        } catch (error) {
          if (!(error instanceof CallError)) throw error
        }
      }
      for (const one of steps) {
        const scope: Scope = { db, merchant, at }
        if (one.do === 'wait') at += (one as { minutes: number }).minutes * MINUTE
        else taken(() => carryOut(scope, one))
        expect(balanceOf(db, holdOf(merchant, username))).toBe(pluck(OPEN_SUM))
        expect(pluck('SELECT COALESCE(SUM(remaining), 0) FROM holds')).toBe(pluck(OPEN_SUM))
        expect(balanceOf(db, own)).toBeGreaterThanOrEqual(0)
      }
      expect(auditLedger({ db })).toEqual(SOUND)
      const given = pluck("SELECT COUNT(*) FROM payouts WHERE state IN ('refunded', 'repaid')")
      expect(
        pluck(
          "SELECT COUNT(*) FROM ledger_transfers WHERE reason IN ('payoutBounce', 'payoutRepay')",
        ),
      ).toBe(given)
    }),
    { numRuns: draws(150, 10_000), interruptAfterTimeLimit: 600_000, markInterruptAsFailure: true },
  )

  function carryOut(scope: Scope, one: Step): void {
    const rows = listOwnWithdrawals(scope, username, 10).toReversed()
    if (one.do === 'ask') {
      const { units } = one as { units: number }
      const fee = units > 500 ? 500 : 0
      const target = {
        id: 'x',
        kind: 'bank',
        institution: 'KBANK',
        number: '1',
        holder: '',
      } as const
      addWithdrawal(scope, { username, amount: units, fee, target, intentKey: `${rows.length}` })
      return
    }
    const { which, part, units } = one as { which: number; part: number; units?: number }
    const row = rows[which]
    if (!row) return
    const payout = listPayouts(scope, [row.id])[part]
    const act = DESK_ACTS.find((name) => name === one.do)
    if (act) {
      const amount = units === undefined ? undefined : (units / 100).toFixed(2)
      const order = { act, id: row.id, payoutId: payout?.id, ...(amount && { amount }) }
      actAtDesk(db, openMerchant(brand, settings), new Date(scope.at), order)
    } else if (one.do === 'cancel') release(scope, row.id, ['submitted', 'reviewing'], 'cancelled')
    else if (one.do === 'sweep') sweepDeadlines(scope)
    else if (payout && one.do === 'startProof') startProof(scope, payout)
    else if (payout) settle(scope, payout, ['sent'], { state: one.do as 'received' | 'disputed' })
  }
}, 660_000)
