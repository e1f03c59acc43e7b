import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#scripts/sandbox/db/open.ts'
import { draws } from '#support/full.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'

const LOOP = fileURLToPath(new URL('../support/transfer-loop.ts', import.meta.url))
const KILLS = draws(4, 100)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-ledger-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Accounts on which a reversal is not the opposite of what it takes back. */
const HALF_REVERSED = `
  SELECT r.id, e.account FROM ledger_transfers r
  JOIN ledger_entries e ON e.transferId IN (r.id, r.reverses)
  WHERE r.reverses IS NOT NULL
  GROUP BY r.id, e.account HAVING SUM(e.amount) <> 0`

/** References of the transfers that were told before the process was killed in the midst of them. */
async function killInTheMidst(file: string, run: string): Promise<string[]> {
  const loop = spawn(process.execPath, [LOOP, file, run], { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  loop.stdout.on('data', (text: Buffer) => {
    told += text
  })
  await new Promise((resolve) => loop.stdout.once('data', resolve))
  await wait(Math.random() * 150)
  loop.kill('SIGKILL')
  await new Promise((resolve) => loop.once('close', resolve))
  return told.split('\n').slice(0, -1)
}

test('a sandbox killed during transfers and reversals keeps both entries of each that it acknowledged, and leaves none half done', async () => {
  const file = join(folder, 'ledger.sqlite')
  const told: string[] = []
  let reversals = 0
  for (let run = 0; run < KILLS; run += 1) {
    told.push(...(await killInTheMidst(file, String(run))))
    const db = openDatabase(file)
    expect(auditLedger({ db })).toEqual(SOUND)
    const rows = db.$client
      .prepare(
        'SELECT t.reference, COUNT(e.id) AS entries FROM ledger_transfers t JOIN ledger_entries e ON e.transferId = t.id GROUP BY t.id',
      )
      .all() as { reference: string; entries: number }[]
    expect(db.$client.prepare(HALF_REVERSED).all()).toEqual([])
    reversals = db.$client
      .prepare('SELECT COUNT(*) FROM ledger_transfers WHERE reverses IS NOT NULL')
      .pluck()
      .get() as number
    db.$client.close()
    const entries = new Map(rows.map((row) => [row.reference, row.entries]))
    expect(rows).toHaveLength(entries.size)
    for (const reference of told) expect(entries.get(reference)).toBe(2)
  }
  expect(told.length).toBeGreaterThan(KILLS)
  expect(reversals).toBeGreaterThan(0)
}, 600_000)
