import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeBrand } from '#support/sites.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'
import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import { CONTRACT_KINDS } from '#features/agent/contracts/schema.ts'
import { periodOf } from '#rules/settlementPeriods.ts'
import { contractSettlements } from '../../db/contract-tables.ts'
import { openDatabase } from '../../db/open.ts'
import { openMerchant } from '../../http/serve.ts'
import { SandboxState } from '../../state.ts'
import { findContract } from '../contracts/contract-book.ts'
import { findFixtureBrand, ensureLoadFixture } from './load-fixture.ts'
import { zoneOf } from '../days.ts'
import { readPeriod } from '../contracts/settlement-figures.ts'
import { reckon } from '../contracts/settlement-rule.ts'
import { countTeam } from '../team/team.ts'
import { findNode } from '../team/tree.ts'
import { sumTeam } from '../team/team-sums.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-crowd-'))
afterAll(() => rmSync(folder, { recursive: true }))

const NOW = Date.parse('2026-11-20T08:00:00Z')
const features = Object.fromEntries(CONTRACT_KINDS.map((kind) => [kind, true]))
const brand = makeBrand('lotus', { features })
const merchant = openMerchant(brand, new SandboxState().of(brand.merchant))
const size = { agents: 600, bets: 4000, seed: 1, games: 400, now: NOW }

test('the large team for load tests is written once, with correct sums and settlements', async () => {
  const file = join(folder, 'world.sqlite')
  // The incomplete file of an earlier attempt that was interrupted.
  writeFileSync(`${file}.draft`, 'nothing')
  expect(await ensureLoadFixture(file, merchant, size)).toBe(true)
  expect(await ensureLoadFixture(file, merchant, size)).toBe(false)
  expect(existsSync(`${file}.draft`)).toBe(false)
  const db = openDatabase(file)
  const all = (text: string) => db.$client.prepare(text).all()
  expect(auditLedger({ db })).toEqual(SOUND)
  expect(all("SELECT count(*) AS bets FROM bets WHERE seatId = 'crowd'")).toEqual([{ bets: 4000 }])
  const top = { merchant: brand.merchant, username: 'demoleader' }
  expect(countTeam(db, findNode(db, top)!).teamSize).toBe(662)
  const [bets] = all("SELECT sum(amount) AS stake FROM bets WHERE seatId = 'crowd'") as object[]
  const [days] = all(`SELECT sum(stake) AS stake FROM player_days
    WHERE username GLOB '*[0-9][0-9][0-9][0-9][0-9][0-9]'`)
  expect(days).toEqual(bets)
  const { stake } = sumTeam(db, top, { from: '2026-01-01', to: '2026-12-31' })
  expect(stake).toBeGreaterThan(0)
  // Each settlement must equal what the contract's terms give for the figures in bets and days.
  const settled = db.select().from(contractSettlements).all()
  for (const kind of CONTRACT_KINDS) {
    const rows = settled.filter((row) => row.kind === kind)
    expect(rows.some(({ amount }) => amount > 0)).toBe(true)
    for (const row of rows.filter((_, at) => at % 5 === 0)) {
      const { merchant: code, contractId, downline: username, figures, ...sums } = row
      const { terms, countsFrom } = findContract(db, { merchant: code, id: contractId })!
      const period = periodOf(periodKindOf(terms), row.start, zoneOf(db, code))
      const person = { merchant: code, username }
      const { currency } = brand
      const asked = { person, terms, period, span: period, since: countsFrom!, currency }
      const read = readPeriod(db, { ...asked, zone: zoneOf(db, code) })
      const { carriedIn } = sums
      const due = reckon(terms, { ...read, carriedIn }, currency)
      expect({ ...sums, ...period, figures, kind }).toMatchObject({ ...due, ...period, kind })
    }
  }
  db.$client.close()
})

test('the large team for load tests belongs to the brand with the most contract kinds', () => {
  const none = makeBrand('sen', { features: { agents: false } })
  const one = makeBrand('mai', { features: { dividend: true } })
  expect(findFixtureBrand([none, one, brand])).toBe(brand)
  expect(findFixtureBrand([none])).toBeUndefined()
})
