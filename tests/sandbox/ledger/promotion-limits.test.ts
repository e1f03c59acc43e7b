import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { betDays } from '#scripts/sandbox/db/record-tables.ts'
import { openDatabase, type Db } from '#scripts/sandbox/db/open.ts'
import { makeAccount } from '#scripts/sandbox/world/identity/accounts.ts'
import { findEdition } from '#scripts/sandbox/world/promotions/campaign-editions.ts'
import { trySpendLimit } from '#scripts/sandbox/world/promotions/promotion-limits.ts'
import { look } from '#scripts/sandbox/world/promotions/promotions.ts'
import { ensureMerchant, ensureWorld } from '#scripts/sandbox/world/seed.ts'
import { auditLedger, brand, merchant, SOUND } from '#support/wallet.ts'

const LOOP = fileURLToPath(new URL('../../support/claim-loop.ts', import.meta.url))
const NOW = Date.parse('2026-03-04T05:00:00Z')
const PLAYERS = 500

let folder: string
let db: Db
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-claims-'))
  db = openDatabase(join(folder, 'world.sqlite'))
  ensureWorld(db, 1, 400)
  ensureMerchant(db, 1, brand)
  const bet = {
    merchant,
    day: '2026-03-04',
    vendor: 'NLN',
    gameType: 'RNG',
    state: 'settled',
    count: 1,
    stake: 1_000_000,
    validBet: 1_000_000,
    win: 0,
  } as const
  db.insert(betDays)
    .values(
      Array.from({ length: PLAYERS }, (_, index) => ({ ...bet, username: `claimer${index}` })),
    )
    .run()
})
afterAll(() => {
  db.$client.close()
  rmSync(folder, { recursive: true })
})

const claimAll = (first: number) =>
  new Promise<number | null>((resolve) => {
    const args = [LOOP, join(folder, 'world.sqlite'), 'red-packets', NOW, first, PLAYERS / 2]
    spawn(process.execPath, args.map(String), { stdio: 'inherit' }).once('close', resolve)
  })

test('500 simultaneous claims of a promotion limited to 100 grant 100 rewards', async () => {
  expect(await Promise.all([claimAll(0), claimAll(PLAYERS / 2)])).toEqual([0, 0])
  const pluck = (text: string) => db.$client.prepare(text).pluck().all()
  expect(
    pluck("SELECT COUNT(*) FROM rewards WHERE username LIKE 'claimer%' AND claimedAt IS NOT NULL"),
  ).toEqual([100])
  expect(pluck("SELECT grants FROM promotion_spending WHERE username = ''")).toEqual([100])
  expect(pluck("SELECT COUNT(*) FROM promotion_entries WHERE state = 'granted'")).toEqual([100])
  expect(
    pluck("SELECT SUM(amount) FROM ledger_entries WHERE reason = 'reward' AND amount > 0"),
  ).toEqual([100 * 2800])
  expect(auditLedger({ db })).toEqual(SOUND)
}, 60_000)

test('the SQL update itself never exceeds a promotion’s limit, even after outdated reads', () => {
  const now = NOW + 24 * 60 * 60_000
  const scope = { db, merchant, currency: brand.currency, now }
  const tomorrow = findEdition(brand, 'red-packets', now)!
  const players = Array.from({ length: 120 }, (_, index) =>
    makeAccount({ merchant, username: `claimer${index}`, passwordHash: '' }, now),
  )
  const read = players.map((player) => look(scope, player, tomorrow))
  expect(new Set(read.map(({ progress }) => progress.placesLeft))).toEqual(new Set([100]))
  const taken = players.filter(({ username }) => trySpendLimit(scope, tomorrow, username, 2800))
  expect(taken).toHaveLength(100)
})
