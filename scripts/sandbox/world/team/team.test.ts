import { setImmediate } from 'node:timers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Brand } from '#core/brand/schema.ts'
import { makeBrand } from '#support/sites.ts'
import { auditLedger, SOUND } from '#support/wallet.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { openMerchant } from '../../http/serve.ts'
import { SandboxState } from '../../state.ts'
import { balanceOf, mainWalletOf } from '../money/ledger.ts'
import { scaleUnits } from '../money/money.ts'
import { checkPassword } from '../identity/passwords.ts'
import { resetPlayers } from '../identity/players.ts'
import { ensureMerchant, ensureWorld } from '../seed.ts'
import { ensureTeam } from './team-demo.ts'
import { countTeam } from './team.ts'
import { findNode } from './tree.ts'
import { countActives, listTeamDays, sumPlayer, sumTeam } from './team-sums.ts'

const NOW = Date.parse('2026-11-20T08:00:00Z')
const ALWAYS = { from: '2026-01-01', to: '2026-12-31' }
const one = makeBrand('lotus')
/** A brand whose vendors have wallets of their own, in a currency without decimals. */
const other = makeBrand('lark', { currency: 'VND', merchant: 'larkmoor_int' })

let db: Db
beforeEach(() => {
  db = openDatabase(':memory:')
  ensureWorld(db, 1, 800)
})
afterEach(() => void db.$client.close())

const open = (brand: Brand) => {
  ensureMerchant(db, 1, brand)
  return openMerchant(brand, new SandboxState().of(brand.merchant))
}

const pluck = (text: string, ...values: unknown[]) =>
  db.$client
    .prepare(text)
    .pluck()
    .all(...values)

const TABLES = ['team_nodes', 'player_days']
const dump = () =>
  TABLES.map((table) => db.$client.prepare(`SELECT * FROM ${table} ORDER BY 1, 2, 3, 4`).all())

test.each([one, other])(
  'the demo team of $merchant has consistent members, money and daily figures',
  async (brand) => {
    const merchant = open(brand)
    const before = balanceOf(db, mainWalletOf(brand.merchant, 'demomember'))
    await ensureTeam(db, merchant, NOW)
    expect(balanceOf(db, mainWalletOf(brand.merchant, 'demomember'))).toBe(before)
    expect(auditLedger({ db })).toEqual(SOUND)
    const top = { merchant: brand.merchant, username: 'demoleader' }
    expect(countTeam(db, findNode(db, top)!).teamSize).toBe(62)
    expect(
      pluck('SELECT count(DISTINCT depth) FROM team_nodes WHERE username LIKE ?', '%88'),
    ).toEqual([4])
    const sums = sumTeam(db, top, ALWAYS)
    const people = pluck('SELECT username FROM team_nodes WHERE username <> ?', 'demooffice')
    for (const name of [
      'deposits',
      'withdrawals',
      'stake',
      'validBet',
      'win',
      'bonuses',
    ] as const) {
      const each = people.map((username) =>
        sumPlayer(db, { merchant: brand.merchant, username: String(username) }, ALWAYS),
      )
      expect(sums[name]).toBeGreaterThan(0)
      expect(each.reduce((sum, own) => sum + own[name], 0)).toBe(sums[name])
    }
    expect(countActives(db, top, { from: '2026-11-01', to: '2026-11-30' })).toBeGreaterThan(20)
    expect(listTeamDays(db, top, ALWAYS).length).toBeGreaterThan(60)
    const [hash] = pluck("SELECT passwordHash FROM accounts WHERE username = 'thanakorn88'")
    expect(await checkPassword('Sandbox-2580', String(hash))).toBe(true)
    const [planned] = pluck('SELECT balance FROM ledger_accounts WHERE id = ?', 'main:kittisak88')
    expect(planned).toBeGreaterThan(scaleUnits(20, brand.currency) - 1)
  },
)

test('the demo team is equal in every sandbox, and is written again after a reset', async () => {
  const merchant = open(one)
  await Promise.all([ensureTeam(db, merchant, NOW), ensureTeam(db, merchant, NOW)])
  const first = dump()
  await ensureTeam(db, merchant, NOW)
  expect(dump()).toEqual(first)
  resetPlayers(db, one, NOW)
  expect(pluck('SELECT count(*) FROM team_nodes')).toEqual([0])
  const again = ensureTeam(db, merchant, NOW)
  // While the demo team is being written, a tester resets the sandbox's data.
  await new Promise((resolve) => setImmediate(resolve))
  resetPlayers(db, one, NOW)
  await again
  expect(dump()[0]).toHaveLength(64)
})
