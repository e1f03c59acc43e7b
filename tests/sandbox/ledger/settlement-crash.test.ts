import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { openDatabase, type Db } from '#scripts/sandbox/db/open.ts'
import { settleCommission } from '#scripts/sandbox/world/team/commission.ts'
import { settleDue } from '#scripts/sandbox/world/contracts/settlement.ts'
import { draws } from '#support/full.ts'
import { openTeams } from '#support/teams.ts'
import { auditLedger, brand, SOUND } from '#support/wallet.ts'

const LOOP = fileURLToPath(new URL('../../support/settlement-loop.ts', import.meta.url))
const RUNS = draws(2, 20)
const DAY = 24 * 60 * 60_000
const START = Date.UTC(2026, 9, 31, 16)
const END = START + 8 * DAY
const merchant = { code: brand.merchant, brand }

let folder: string
/** Path of a data file with a week of bets and no settlements. */
let before: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-settlement-'))
  before = join(folder, 'before.sqlite')
  const bench = openTeams(before)
  const { db } = bench
  const names = ['a', 'a.b', 'a.b.c', 'a.d']
  for (const [place, name] of names.entries()) bench.add(name, 80 - 10 * place)
  for (const name of names) bench.give(name, 100_000_000)
  await settleCommission(db, merchant, START)
  const tiers = [{ activeMembers: 0, validBet: '0', rate: 100 }]
  const kinds: Terms[] = [
    { kind: 'dailySalary', tiers },
    { kind: 'hourlySalary', tiers },
    { kind: 'realtimeSalary', profitRate: 50, lossRate: 100, singleBet: '0' },
  ]
  for (const terms of kinds) for (const name of names) bench.agree(name, terms, START - 1)
  db.transaction(() => {
    for (let index = 0; index < 80; index += 1) {
      const at = START + Math.floor((index * 6 * DAY) / 80)
      bench.bet(names[index % 4] as string, { stake: 1000 + index, win: (index % 3) * 900, at })
    }
  })
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  db.$client.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Lists all settlements and payments, regardless of which process made them. */
function tell(db: Db) {
  const all = (query: string) => db.$client.prepare(query).all()
  return {
    contracts: all(
      'SELECT kind, downline, period, cause, amount, state FROM contract_settlements ORDER BY 1, 2, 3, 4',
    ),
    commission: all('SELECT username, day, earned, amount FROM commission_days ORDER BY 1, 2'),
    paid: all(
      "SELECT e.account, count(*) AS times, sum(e.amount) AS units FROM ledger_entries e WHERE reason IN ('contractPay', 'commission') GROUP BY 1 ORDER BY 1",
    ),
  }
}

async function finish(file: string) {
  const db = openDatabase(file)
  await settleDue(db, merchant, END)
  await settleCommission(db, merchant, END)
  expect(auditLedger({ db })).toEqual(SOUND)
  const told = tell(db)
  db.$client.close()
  return told
}

test('a process killed during settlement continues later and pays each period once', async () => {
  const whole = join(folder, 'whole.sqlite')
  cpSync(before, whole)
  const expected = await finish(whole)
  const entries = countEntries(whole)
  expect(expected.contracts.length).toBeGreaterThan(200)
  expect(expected.commission.length).toBeGreaterThan(20)
  for (let run = 0; run < RUNS; run += 1) {
    const file = join(folder, `run${run}.sqlite`)
    cpSync(before, file)
    // Each process has work left, because the transaction of a killed process is undone.
    for (let kill = 0; kill < 3; kill += 1) killAmong(file, entries - countEntries(file))
    expect(await finish(file)).toEqual(expected)
  }
}, 600_000)

function countEntries(file: string): number {
  const db = openDatabase(file)
  const count = db.$client.prepare('SELECT count(*) FROM ledger_entries').pluck().get() as number
  db.$client.close()
  return count
}

/** Starts a process that is killed at a random one of the remaining ledger entries. */
function killAmong(file: string, left: number) {
  const nth = 1 + Math.floor(Math.random() * left)
  const args = [LOOP, file, String(END), String(nth)]
  const { signal } = spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  expect(signal, `killed at entry ${nth} of ${left}`).toBe('SIGKILL')
}
