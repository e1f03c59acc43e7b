import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDatabase } from '#scripts/sandbox/db/open.ts'
import { draws } from '#support/full.ts'
import { carryOut, openMoney, STEP_NAMES, stepOf } from '#support/money-steps.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'

const LOOP = fileURLToPath(new URL('../../support/money-loop.ts', import.meta.url))
const KILLS = draws(4, 100)
/** Range of the write at which a process is killed; each step makes about ten writes. */
const WRITES = { from: 600, to: 1800 }

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-ledger-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Runs a process that is killed during a step; returns the keys and replies of the steps completed
 * before.
 */
function killInTheMidst(file: string, run: number): [key: string, reply: unknown][] {
  const nth = WRITES.from + Math.floor(Math.random() * (WRITES.to - WRITES.from))
  const args = [LOOP, file, String(run), String(nth)]
  const { signal, stdout } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  expect(signal, `killed at write ${nth}`).toBe('SIGKILL')
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

const OPEN_WITHDRAWAL = "('submitted', 'reviewing', 'approved', 'paying')"
const OPEN_REDEMPTION = "('applying', 'inProcess', 'approved', 'processing')"
const heldBy = (units: 'points' | 'amount') =>
  `(SELECT COALESCE(SUM(${units}), 0) FROM point_exchanges x
    WHERE x.username = a.username AND x.status IN ${OPEN_REDEMPTION})`

/** SQL queries, each of which finds one kind of partly completed change. */
const HALF_DONE = {
  'a reversal that is not the opposite of what it takes back': `
    SELECT r.id FROM ledger_transfers r JOIN ledger_entries e ON e.transferId IN (r.id, r.reverses)
    WHERE r.reason = 'rollback' GROUP BY r.id, e.account HAVING SUM(e.amount) <> 0`,
  'money held by nothing that is open': `
    SELECT a.id FROM ledger_accounts a WHERE a.kind = 'hold' AND a.balance <> ${heldBy('amount')}
      + (SELECT COALESCE(SUM(remaining), 0) FROM holds h WHERE h.username = a.username)`,
  'points held by nothing that is open': `
    SELECT a.id FROM ledger_accounts a
    WHERE a.kind = 'pointsHold' AND a.balance <> ${heldBy('points')}`,
  'a hold without its withdrawal': 'SELECT id FROM holds EXCEPT SELECT id FROM withdrawals',
  'a withdrawal that holds another sum than is left of it': `
    SELECT w.id FROM withdrawals w LEFT JOIN holds h ON h.id = w.id
    WHERE COALESCE(h.remaining, -1) <> w.amount - w.released
      - (SELECT COALESCE(SUM(p.amount), 0) FROM payouts p WHERE p.withdrawalId = w.id)
      - CASE WHEN w.feeTransferId IS NULL THEN 0 ELSE w.fee END
      OR (h.remaining > 0) <> (w.state IN ${OPEN_WITHDRAWAL})`,
  'a withdrawal whose last step is another state': `
    SELECT w.id FROM withdrawals w
    WHERE w.state <> (SELECT step FROM withdrawal_steps s
      WHERE s.withdrawalId = w.id AND s.step <> 'released' ORDER BY s.id DESC LIMIT 1)
      OR (w.released > 0) <> EXISTS (SELECT 1 FROM withdrawal_steps s
        WHERE s.withdrawalId = w.id AND s.step = 'released')`,
  'a deposit that succeeded without its money, or the other way round': `
    SELECT d.id FROM deposits d
    LEFT JOIN ledger_transfers t ON t.reason = 'deposit' AND t.reference = d.id
    WHERE (d.state = 'succeeded') <> (t.id IS NOT NULL)`,
  'a payment that its deposit does not have': `
    SELECT d.id FROM deposits d WHERE d.received <>
      (SELECT COALESCE(SUM(p.units), 0) FROM deposit_payments p WHERE p.depositId = d.id)`,
  'a request that is done and not noted as answered': `
    SELECT intentKey FROM withdrawals UNION SELECT intentKey FROM point_exchanges
    EXCEPT SELECT key FROM intents`,
}

/** Lists everything wrong with the money in the data file, by the kind of fault. */
function auditMoney(db: Db) {
  const wrong = Object.entries(HALF_DONE)
    .map(([what, query]) => [what, db.$client.prepare(query).pluck().all()] as const)
    .filter(([, rows]) => rows.length > 0)
  return { ...auditLedger({ db }), ...Object.fromEntries(wrong) }
}

test('a killed sandbox process keeps every confirmed change once, and no partial change', () => {
  const file = join(folder, 'money.sqlite')
  const first = openDatabase(file)
  openMoney(first)
  first.$client.close()
  const done = new Set<string>()
  for (let run = 0; run < KILLS; run += 1) {
    const told = killInTheMidst(file, run)
    const db = openDatabase(file)
    expect(auditMoney(db)).toEqual(SOUND)
    const countTransfers = () =>
      db.$client.prepare('SELECT COUNT(*) FROM ledger_transfers').pluck().get()
    const before = countTransfers()
    for (const [key, reply] of told.filter(([, answer]) => answer !== null)) {
      done.add(stepOf(key))
      expect(carryOut(db, key), key).toEqual(reply)
    }
    expect(countTransfers()).toBe(before)
    // The killed process did not complete its last step, so the step can be repeated.
    carryOut(db, `run-${run}-${told.length}`)
    expect(auditMoney(db)).toEqual(SOUND)
    db.$client.close()
  }
  expect([...done].toSorted()).toEqual(STEP_NAMES.toSorted())
}, 600_000)
